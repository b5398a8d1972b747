package regatta.spacejars;

import spaceexplorers.publicapi.IStrategy;

/**
 * What a strategy's jar is loaded on top of: Java itself and our copy of the interfaces, and nothing else of ours. Since
 * it is asked first, copies of the interfaces that a jar brings along are never used.
 */
final class ApiOnlyLoader extends ClassLoader {

    private static final String API = IStrategy.class.getPackageName() + ".";

    ApiOnlyLoader() {
        super("space-api", ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        ClassLoader ours = IStrategy.class.getClassLoader();
        if (name.startsWith(API) && ours != null) {
            return ours.loadClass(name);
        }
        throw new ClassNotFoundException(name);
    }
}
