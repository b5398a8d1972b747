package regatta.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.page.MatchServer;
import regatta.cli.page.Studio;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.io.OutputFile;
import regatta.host.record.MatchRecord;

/** Makes a film, a moving preview or a picture of a record, with the page and a browser that nobody sees. */
@Command(
        name = "film",
        description = {
            "Makes a film of a record: .webm is a film, .webp a preview that moves by itself, .png a picture of one turn.",
            "It needs Chromium or Chrome; CHROMIUM names the program if it is not found."
        },
        footer = {
            "  regatta film match.regatta                          writes match.webm, about a minute",
            "  regatta film match.regatta --out turn.png --from 120",
            "  regatta film match.regatta --out preview.webp --from 100 --to 140 --seconds 6 --size 640x400"
        })
public final class FilmCommand extends Subcommand implements Callable<Integer> {

    private static final List<String> KINDS = List.of("webm", "webp", "png");
    private static final int LARGEST = 4096;
    private static final int SMALLEST = 64;
    private static final int LONGEST_SECONDS = 600;

    @Parameters(index = "0", paramLabel = "FILE", description = "A record, or a replay of an original.")
    private Path record = Path.of("");

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "A .webm, .webp or .png. Default: the record's name, as .webm.")
    private @Nullable Path out;

    @Option(names = "--from", paramLabel = "TURN", description = "The first turn, or the one of a picture. Default: 0.")
    private int from;

    @Option(names = "--to", paramLabel = "TURN", description = "The last turn. Default: the last there is.")
    private @Nullable Integer to;

    @Option(names = "--seconds", paramLabel = "N", description = "How long it plays. Default: a film 60, a preview 8.")
    private @Nullable Integer seconds;

    @Option(names = "--rate", paramLabel = "N", description = "Pictures a second. Default: a film 30, a preview 12.")
    private @Nullable Integer rate;

    @Option(names = "--size", paramLabel = "WxH", description = "Default: 1280x720.")
    private String size = "1280x720";

    @Override
    public Integer call() {
        Path target = out == null ? Path.of(record.toString().replaceFirst("(\\.regatta|\\.hlt)?$", ".webm")) : out;
        String take = take(kind(target));
        if (!Files.isRegularFile(record)) {
            throw new BadInput(record + ": there is no such file.");
        }
        if (!MatchServer.isReplay(record)) {
            MatchRecord.read(record);
        }
        try {
            byte[] made = Studio.make(record, take, lengthSeconds());
            OutputFile.write(out, target, made);
            out().println(target + ": " + (made.length + 999) / 1000 + " kB");
            out().flush();
            return Exit.FINE;
        } catch (IOException e) {
            throw new MachineFault("The film cannot be made: " + MachineFault.reason(e), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Exit.NO;
        }
    }

    private static String kind(Path target) {
        String name = target.toString();
        String kind = name.substring(name.lastIndexOf('.') + 1);
        if (!KINDS.contains(kind)) {
            throw new BadInput("--out " + target + ": a film ends in .webm, a preview in .webp, a picture in .png.");
        }
        return kind;
    }

    private int lengthSeconds() {
        return seconds == null ? 60 : seconds;
    }

    /** Returns what the page is asked for, as its address has it. */
    private String take(String kind) {
        if (!size.matches("\\d{2,4}x\\d{2,4}")) {
            throw new BadInput("--size " + size + ": a size is a width and a height, such as 1280x720.");
        }
        int width = Integer.parseInt(size.substring(0, size.indexOf('x')));
        int height = Integer.parseInt(size.substring(size.indexOf('x') + 1));
        within("--size " + size + ", width", width, SMALLEST, LARGEST);
        within("--size " + size + ", height", height, SMALLEST, LARGEST);
        boolean film = kind.equals("webm");
        int length = within("--seconds", seconds == null ? (film ? 60 : 8) : seconds, 1, LONGEST_SECONDS);
        int pictures = within("--rate", rate == null ? (film ? 30 : 12) : rate, 1, 60);
        within("--from", from, 0, Integer.MAX_VALUE);
        String end = to == null ? "" : "&to=" + within("--to", to, Math.max(1, from), Integer.MAX_VALUE);
        return "film=" + kind + "&width=" + (width & ~1) + "&height=" + (height & ~1) + "&from=" + from + end
                + "&seconds=" + length + "&rate=" + pictures;
    }

    private static int within(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new BadInput(option + " " + value + ": from " + least
                    + (most == Integer.MAX_VALUE ? " on" : " to " + most) + ".");
        }
        return value;
    }
}
