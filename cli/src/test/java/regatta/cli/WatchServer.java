package regatta.cli;

import java.nio.file.Path;

/** {@code regatta watch} on a folder, in a thread. */
final class WatchServer implements AutoCloseable {

    private final Terminal terminal = new Terminal();
    private final Thread server;

    WatchServer(Path folder) {
        server = new Thread(() -> terminal.regatta("watch", folder.toString()));
        server.start();
        while (!terminal.toString().contains("Watch at ")) {
            Thread.onSpinWait();
        }
    }

    String address() {
        return terminal.toString().replaceAll("(?s).*Watch at (http://\\S+).*", "$1");
    }

    @Override
    public void close() {
        server.interrupt();
        try {
            server.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
