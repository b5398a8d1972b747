package regatta.host.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The processes a process started, and those they started. Linux tells the children of each thread in a file of its own;
 * {@link ProcessHandle#descendants} reads all processes of the machine instead, a millisecond a look and more on a machine
 * where much runs.
 */
final class Offspring {

    private static final Path PROCESSES = Path.of("/proc");
    private static final boolean TOLD = Files.exists(
            PROCESSES.resolve("self/task/" + ProcessHandle.current().pid() + "/children"));

    private Offspring() {}

    /** Returns the processes below one that live, the nearer ones first. */
    static List<ProcessHandle> of(ProcessHandle ancestor) {
        if (!TOLD) {
            return ancestor.descendants().toList();
        }
        List<ProcessHandle> found = new ArrayList<>();
        addChildren(ancestor.pid(), found);
        for (int next = 0; next < found.size(); next++) {
            addChildren(found.get(next).pid(), found);
        }
        return found;
    }

    private static void addChildren(long parent, List<ProcessHandle> found) {
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(
                PROCESSES.resolve(String.valueOf(parent)).resolve("task"))) {
            for (Path thread : threads) {
                String children = Files.readString(thread.resolve("children"), StandardCharsets.US_ASCII);
                for (String child : children.split(" ", -1)) {
                    if (!child.isBlank()) {
                        ProcessHandle.of(Long.parseLong(child)).ifPresent(found::add);
                    }
                }
            }
        } catch (IOException e) {
            // It has ended, and its children with it or to other parents.
        }
    }
}
