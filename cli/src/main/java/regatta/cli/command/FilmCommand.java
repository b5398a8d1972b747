package regatta.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.page.HeadlessBrowser;
import regatta.cli.page.Viewers;
import regatta.cli.report.LiveText;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.io.OutputFile;
import regatta.web.Page;

/** The command {@code film}: makes a film or picture of a record with the replay viewer in a headless browser. */
@Command(
        name = "film",
        header = "Make a film or picture of a match",
        description = {
            "Makes a film (.webm), an animated preview (.webp) or a picture of one turn (.png) of a record.",
            "This needs Chromium or Chrome. If it is not found, set the environment variable CHROMIUM to its path."
        },
        footer = {
            "  regatta film match.regatta                          # writes match.webm, in about a minute",
            "  regatta film match.regatta -o turn.png --from 120",
            "  regatta film match.regatta -o preview.webp --from 100 --to 140 --seconds 6 --size 640x400"
        })
public final class FilmCommand extends Subcommand {

    private static final List<String> KINDS = List.of("webm", "webp", "png");
    private static final int MAX_PIXELS = 4096;
    private static final int MIN_PIXELS = 64;
    private static final int MAX_SECONDS = 600;

    @Parameters(index = "0", paramLabel = "FILE", description = "A record, or a replay of the original game.")
    private Path record = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "A .webm, .webp or .png file. Default: the record's name with .webm.")
    private @Nullable Path output;

    @Option(
            names = "--from",
            paramLabel = "TURN",
            description = "The first turn, or the turn of the picture. Default: 0.")
    private int from;

    @Option(names = "--to", paramLabel = "TURN", description = "The last turn. Default: the end.")
    private @Nullable Integer to;

    @Option(names = "--seconds", paramLabel = "N", description = "Length in seconds. Default: 60; preview: 8.")
    private @Nullable Integer seconds;

    @Option(names = "--rate", paramLabel = "N", description = "Frames per second. Default: 30; preview: 12.")
    private @Nullable Integer rate;

    @Option(names = "--size", paramLabel = "WxH", description = "Width and height in pixels. Default: 1280x720.")
    private String size = "1280x720";

    @Override
    public Integer call() {
        Path target =
                output == null ? Path.of(record.toString().replaceFirst("(\\.regatta|\\.hlt)?$", ".webm")) : output;
        String parameters = viewerParameters(kind(target));
        if (!Files.isRegularFile(record)) {
            throw new BadInput(record + ": there is no such file.");
        }
        Page page = Viewers.page(games(), record);
        try (LiveText live = new LiveText(true)) {
            String doing = "Making " + target + " in a browser: ";
            byte[] made = HeadlessBrowser.make(
                    page,
                    record,
                    parameters,
                    lengthSeconds(),
                    passed -> live.show(() -> List.of(doing + passed + " s")));
            live.clear();
            OutputFile.write(output, target, made);
            out().println(target + ": " + (made.length + 999) / 1000 + " kB");
            return Exit.OK;
        } catch (IOException e) {
            throw new MachineFault("The film cannot be made: " + MachineFault.reason(e), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Exit.FAILED;
        }
    }

    private static String kind(Path target) {
        String name = target.toString();
        String kind = name.substring(name.lastIndexOf('.') + 1);
        if (!KINDS.contains(kind)) {
            throw new BadInput("--output " + target + ": name a .webm (film), .webp (preview) or .png (picture) file.");
        }
        return kind;
    }

    private int lengthSeconds() {
        return seconds == null ? 60 : seconds;
    }

    private String viewerParameters(String kind) {
        if (!size.matches("\\d{2,4}x\\d{2,4}")) {
            throw new BadInput("--size " + size + ": give width and height, such as 1280x720.");
        }
        int width = Integer.parseInt(size.substring(0, size.indexOf('x')));
        int height = Integer.parseInt(size.substring(size.indexOf('x') + 1));
        within("--size " + size + ", width", width, MIN_PIXELS, MAX_PIXELS);
        within("--size " + size + ", height", height, MIN_PIXELS, MAX_PIXELS);
        boolean film = kind.equals("webm");
        int length = within("--seconds", seconds == null ? (film ? 60 : 8) : seconds, 1, MAX_SECONDS);
        int pictures = within("--rate", rate == null ? (film ? 30 : 12) : rate, 1, 60);
        within("--from", from, 0, Integer.MAX_VALUE);
        String end = to == null ? "" : "&to=" + within("--to", to, Math.max(1, from), Integer.MAX_VALUE);
        return "film=" + kind + "&width=" + (width & ~1) + "&height=" + (height & ~1) + "&from=" + from + end
                + "&seconds=" + length + "&rate=" + pictures;
    }

    private static int within(String option, int value, int min, int max) {
        if (value < min || value > max) {
            throw new BadInput(option + " " + value + ": give "
                    + (max == Integer.MAX_VALUE ? min + " or more." : "a number from " + min + " to " + max + "."));
        }
        return value;
    }
}
