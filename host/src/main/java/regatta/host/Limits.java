package regatta.host;

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

    /** Returns the commands by which a shell takes them on, each followed by {@code &&}; processes are left to its cage. */
    String commands() {
        return "ulimit -c 0 && ulimit -d " + ((long) memoryMegabytes << 10) // in kilobytes
                + " && ulimit -f " + ((long) fileMegabytes << 11) // in blocks of 512 bytes, as POSIX has it
                + " && ulimit -t " + cpuSeconds + " && ";
    }
}
