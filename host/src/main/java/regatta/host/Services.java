package regatta.host;

import java.util.List;
import java.util.ServiceLoader;

/** Finds what modules of games offer beside the game itself. */
final class Services {

    private Services() {}

    static <T> List<T> all(Class<T> type) {
        return ServiceLoader.load(type, type.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}
