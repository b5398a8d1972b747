package regatta.spacejars;

import spaceexplorers.publicapi.IStrategy;

/**
 * The parent class loader of a strategy's jar: Java itself and our copy of the interfaces, and nothing else of ours.
 * Because it is asked first, copies of the interfaces in a jar are never used.
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
