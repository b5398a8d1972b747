package regatta.hlt;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of the original engine's command line, read by the parser or by {@link PlainWords}. */
final class HaliteOptions {

    @Parameters(arity = "0..*", paramLabel = "BOT", description = "The command of each bot.")
    List<String> commands = new ArrayList<>();

    @Option(names = "--width", paramLabel = "N", description = "Map width. Default: by the seed.")
    @Nullable
    Integer width;

    @Option(names = "--height", paramLabel = "N", description = "Map height. Default: by the seed.")
    @Nullable
    Integer height;

    @Option(
            names = {"-n", "--players"},
            paramLabel = "N",
            description = "Players the map is made for. Default: the number of bots.")
    @Nullable
    Integer players;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            description = "Seed, from 0 to 4294967295; -1 is the largest. Default: by the clock.")
    @Nullable
    Long seed;

    @Option(
            names = {"-m", "--map-type"},
            paramLabel = "TYPE",
            description = "fractal, blur_tile or basic.")
    String mapType = "fractal";

    @Option(names = "--turn-limit", paramLabel = "N", description = "Number of turns.")
    @Nullable
    Integer turnLimit;

    @Option(
            names = {"-i", "--replay-directory"},
            paramLabel = "DIR",
            description = "Where replay and logs go.")
    Path replayFolder = Path.of(".");

    @Option(
            names = {"-c", "--constants-file"},
            paramLabel = "FILE",
            description = "Game constants.")
    @Nullable
    Path constantsFile;

    @Option(names = "--from-snapshot", paramLabel = "TEXT", description = "Begin at a position.")
    @Nullable
    String snapshot;

    @Option(
            names = {"-o", "--override-names"},
            paramLabel = "NAME",
            description = "Names of the players, in order.")
    List<String> names = new ArrayList<>();

    @Option(
            names = {"-v", "--verbosity"},
            description = "Given once: print errors; twice: warnings, too; three times: all. Default: all.")
    boolean[] verbosity = new boolean[0];

    @Option(names = "--no-replay", description = "Write no replay.")
    boolean noReplay;

    @Option(names = "--no-logs", description = "Write no logs but those of eliminated players.")
    boolean noLogs;

    @Option(names = "--no-compression", description = "Write the replay as plain JSON.")
    boolean noCompression;

    @Option(names = "--no-timeout", description = "Do not look at the clock.")
    boolean noTimeout;

    @Option(names = "--strict", description = "End the game at the first warning.")
    boolean strict;

    @Option(names = "--results-as-json", description = "Print the result as JSON and nothing else.")
    boolean json;

    @Option(names = "--print-constants", description = "Print the game constants.")
    boolean printConstants;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "This text.")
    @SuppressWarnings("UnusedVariable") // The parser handles it.
    boolean help;

    @Option(names = "--version", description = "The version of the rules.")
    boolean version;
}
