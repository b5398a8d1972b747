package regatta.spacejars;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Loads the classes of a jar and remembers which: jars contain many that no match needs. Thread-safe. */
final class JarLoader extends URLClassLoader {

    private final Queue<Class<?>> loaded = new ConcurrentLinkedQueue<>();

    JarLoader(URL[] urls) {
        super(urls, new ApiOnlyLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Class<?> found = super.findClass(name);
        loaded.add(found);
        return found;
    }

    Collection<Class<?>> loaded() {
        return List.copyOf(loaded);
    }
}
