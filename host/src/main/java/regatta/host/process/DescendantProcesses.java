package regatta.host.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the processes that a process started, directly or indirectly. Linux lists the children of each thread in a
 * file; {@link ProcessHandle#descendants} instead reads all processes of the machine, which takes a millisecond or
 * more.
 */
final class DescendantProcesses {

    private static final Path PROCESSES = Path.of("/proc");
    private static final boolean HAS_CHILDREN_FILES = Files.exists(
            PROCESSES.resolve("self/task/" + ProcessHandle.current().pid() + "/children"));

    private DescendantProcesses() {}

    /** Returns the living descendants of a process, nearest first. */
    static List<ProcessHandle> of(ProcessHandle ancestor) {
        if (!HAS_CHILDREN_FILES) {
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
            // It has ended. Its children have ended too or have other parents.
        }
    }
}
