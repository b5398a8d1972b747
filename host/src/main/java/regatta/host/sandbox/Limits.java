package regatta.host.sandbox;

/**
 * What a bot may use up.
 *
 * @param memoryMegabytes of memory, all its processes together where the machine can count them so
 * @param processes how many at a time, threads included
 * @param fileMegabytes the largest file it may write
 * @param cpuSeconds of processor time in the whole match
 */
public record Limits(int memoryMegabytes, int processes, int fileMegabytes, int cpuSeconds) {

    public static final Limits USUAL = new Limits(2048, 256, 64, 3600);

    /**
     * Returns the commands by which a shell sets them. Where the user's own limit is lower already, that one stays.
     *
     * @param processesToo whether the number of processes is limited here, and not by a control group. The kernel counts all
     *     tasks of a user, so the bot gets what there is and its own share on top.
     */
    String commands(boolean processesToo) {
        String counted = "";
        if (processesToo) {
            int most = Machine.tasksOfThisUser() + processes;
            counted = "ulimit -u " + most + " || ulimit -p " + most + "; "; // The option has two names.
        }
        return "{ ulimit -c 0; ulimit -d " + ((long) memoryMegabytes << 10) // in kilobytes
                + "; ulimit -f " + ((long) fileMegabytes << 11) // in blocks of 512 bytes, as POSIX has it
                + "; ulimit -t " + cpuSeconds + "; " + counted + "} 2>/dev/null; ";
    }
}
