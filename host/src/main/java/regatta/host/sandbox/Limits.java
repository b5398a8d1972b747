package regatta.host.sandbox;

/**
 * The resource limits of a bot.
 *
 * @param memoryMegabytes the memory of all processes together, or of each process on machines without control groups
 * @param processes the number of processes and threads at a time
 * @param fileMegabytes the size of the largest file
 * @param cpuSeconds the processor time per match
 */
public record Limits(int memoryMegabytes, int processes, int fileMegabytes, int cpuSeconds) {

    public static final Limits DEFAULTS = new Limits(2048, 256, 64, 3600);

    /**
     * Returns the shell commands that set these limits. A lower limit of the user stays in force.
     *
     * @param processesToo whether to limit the number of processes here rather than by a control group. The kernel
     *     counts all tasks of the user, so the limit is their present number plus {@link #processes}.
     */
    String commands(boolean processesToo) {
        String processLimit = "";
        if (processesToo) {
            int max = Machine.tasksOfThisUser() + processes;
            processLimit = "ulimit -u " + max + " || ulimit -p " + max + "; "; // the option's name depends on the shell
        }
        return "{ ulimit -c 0; ulimit -d " + ((long) memoryMegabytes << 10) // in kilobytes
                + "; ulimit -f " + ((long) fileMegabytes << 11) // in blocks of 512 bytes (POSIX)
                + "; ulimit -t " + cpuSeconds + "; " + processLimit + "} 2>/dev/null; ";
    }
}
