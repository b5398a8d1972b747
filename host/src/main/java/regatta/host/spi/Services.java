package regatta.host.spi;

import java.util.List;
import java.util.ServiceLoader;

/** Finds what modules of games offer beside the game itself. */
public final class Services {

    private Services() {}

    public static <T> List<T> all(Class<T> type) {
        return ServiceLoader.load(type, type.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}
