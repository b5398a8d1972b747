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
}
