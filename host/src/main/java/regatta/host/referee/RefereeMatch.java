package regatta.host.referee;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Match;
import regatta.core.Names;
import regatta.core.Standing;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.io.Sha256;
import regatta.host.io.TerminalText;
import regatta.host.match.BotPrograms;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.TurnFault;
import regatta.host.process.BotProcess;
import regatta.host.process.BotRelay;
import regatta.host.sandbox.HiddenPaths;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.PrivateFolder;
import regatta.host.sandbox.Sandbox;

/**
 * A match that a referee plays. For every seat the referee gets a script that connects it to the bot, which the arena
 * starts in the same sandbox as in its own matches. A bot that fails loses, even if the referee fails because of it.
 */
final class RefereeMatch {

    /** The output of a referee that is read for the result. */
    private static final int MAX_OUTPUT = 16 << 20;

    /** The output that is kept in the report: this much of its beginning and of its end. */
    private static final int MAX_KEPT = 8 << 10;

    /** The number of answers without the first, which includes the start of the bot. */
    private static final int UNTIMED = 1;

    private static final int MAX_COMMAND = 80;
    private static final long LOST = -1;

    /** A line of a stack trace, which does not say what went wrong. */
    private static final Pattern FRAME = Pattern.compile("\\s*(at |\\.\\.\\. \\d+ more)");

    /** The folder of all matches of this arena, which is hidden from the bots of all of them. */
    private static final class Holder {
        static final Path FOLDER = create();

        private static Path create() {
            Path folder = PrivateFolder.visible("referee");
            HiddenPaths.hide(folder);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> PrivateFolder.delete(folder)));
            return folder;
        }
    }

    private final RefereeGame.Referee referee;
    private final Job job;
    private final List<BotRelay> relays = new ArrayList<>();
    private volatile String output = "";

    /** The seat of the only bot that owed an answer when the referee was stopped, or -1. */
    private int silent = -1;

    RefereeMatch(RefereeGame.Referee referee, Job job) {
        this.referee = referee;
        this.job = job.withVariants();
    }

    MatchReport play() {
        requirePrograms();
        Match.checkSeats(
                (UnknownRules.Unknown) job.game().open(job.scenario()).start(),
                job.bots().size());
        long began = System.nanoTime();
        Path folder = folder();
        String failure;
        boolean interrupted = false;
        try {
            List<String> players = connect(folder);
            Path log = folder.resolve("log.json");
            failure = run(players, log);
            interrupted = Thread.currentThread().isInterrupted();
            relays.parallelStream().forEach(BotRelay::close);
            requireStarted();
            long nanos = System.nanoTime() - began;
            return interrupted ? report(unknown(), nanos, false) : report(result(failure, log), nanos, true);
        } finally {
            relays.forEach(BotRelay::close);
            PrivateFolder.delete(folder);
        }
    }

    private void requirePrograms() {
        for (BotSpec bot : job.bots()) {
            if (!bot.isProgram()) {
                throw new BadInput("Bot '" + bot.name() + "': a referee plays with programs only, not with a "
                        + bot.kind() + " bot.");
            }
        }
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory(Holder.FOLDER, "match");
        } catch (IOException e) {
            throw new MachineFault("Cannot create a folder for a match: " + MachineFault.reason(e), e);
        }
    }

    /** Returns the scripts that connect the referee to the bots, by seat. */
    private List<String> connect(Path folder) {
        List<String> scripts = new ArrayList<>();
        List<String> pipes = new ArrayList<>(List.of("mkfifo"));
        BotPrograms programs = new BotPrograms(job);
        try {
            for (int seat = 0; seat < job.bots().size(); seat++) {
                Path script = folder.resolve("player" + (seat + 1));
                Files.writeString(script, script(script));
                Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
                scripts.add(script.toString());
                pipes.add(script + ".in");
                pipes.add(script + ".out");
            }
            Process maker = new ProcessBuilder(pipes).redirectErrorStream(true).start();
            String problem = new String(maker.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!problem.isBlank()) {
                throw new MachineFault("Cannot create named pipes: " + problem.strip(), null);
            }
        } catch (IOException e) {
            throw new MachineFault("Cannot create the scripts of a referee: " + MachineFault.reason(e), e);
        }
        for (int seat = 0; seat < scripts.size(); seat++) {
            int number = seat;
            relays.add(new BotRelay(
                    Path.of(scripts.get(seat) + ".in"),
                    Path.of(scripts.get(seat) + ".out"),
                    () -> programs.start(number, null)));
        }
        return scripts;
    }

    /** Returns a shell script that passes its input and output through the pipes. It ends when the bot does. */
    private static String script(Path script) {
        return "#!/bin/sh\nexec 3<&0\ncat <&3 3<&- >'" + script + ".in' &\nexec cat '" + script
                + ".out' 3<&- </dev/null\n";
    }

    /** Runs the referee. Returns why it failed, completing "The referee …", or an empty text. */
    private String run(List<String> players, Path log) {
        List<String> command = new ArrayList<>(
                new BotSpec(referee.command() + " \"$@\"", BotSpec.BotKind.COMMAND, referee.folder()).shellCommand());
        command.add("referee");
        command.addAll(referee.format().arguments(RefereeGame.seed(job.scenario()), players, log.toString()));
        try (BotProcess process =
                BotProcess.start(command, referee.folder(), Sandbox.of(Sandbox.Level.NONE, Limits.DEFAULTS))) {
            process.input().close();
            Thread reader = new Thread(() -> output = read(process.output()), "regatta-referee");
            reader.setDaemon(true);
            reader.start();
            boolean ended = awaitEnd(process);
            if (!ended) {
                int[] owing = IntStream.range(0, relays.size())
                        .filter(seat -> relays.get(seat).owesAnswer())
                        .toArray();
                silent = owing.length == 1 ? owing[0] : -1;
                return "did not end within " + referee.maxSeconds() + " s";
            }
            reader.join(TimeUnit.SECONDS.toMillis(1));
            String ending = process.ending();
            if (ending.equals("ended with code 0")) {
                return "";
            }
            process.stderr().finish();
            String last = "";
            for (String line : process.stderr().lastLines()) {
                last = FRAME.matcher(line).lookingAt() ? last : ": " + line.strip();
            }
            return ending + last;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "was interrupted";
        } catch (IOException e) {
            throw new MachineFault("The referee cannot be started: " + MachineFault.reason(e), e);
        }
    }

    /** Waits for the end of the referee, its time limit, an interruption, or a bot that cannot be started. */
    private boolean awaitEnd(BotProcess process) {
        long began = System.nanoTime();
        while (!process.awaitEnd(1)) {
            boolean late = System.nanoTime() - began >= TimeUnit.SECONDS.toNanos(referee.maxSeconds());
            if (late
                    || Thread.currentThread().isInterrupted()
                    || relays.stream().anyMatch(relay -> relay.problem() != null)) {
                return false;
            }
        }
        return true;
    }

    private static String read(InputStream in) {
        try (in) {
            String text = new String(in.readNBytes(MAX_OUTPUT), StandardCharsets.UTF_8);
            in.transferTo(OutputStream.nullOutputStream());
            return text;
        } catch (IOException e) {
            return "";
        }
    }

    private void requireStarted() {
        for (BotRelay relay : relays) {
            RuntimeException problem = relay.problem();
            if (problem != null) {
                throw problem;
            }
        }
    }

    private RefereeResult result(String failure, Path log) {
        try {
            if (!failure.isEmpty()) {
                throw new RefereeFormat.NoResult(failure);
            }
            return referee.format()
                    .result(output, Files.exists(log) ? read(Files.newInputStream(log)) : "", relays.size());
        } catch (RefereeFormat.NoResult e) {
            if (IntStream.range(0, relays.size()).anyMatch(seat -> fault(seat) != null)) {
                return lost();
            }
            throw new BadInput("The referee '" + Names.shortened(referee.command(), MAX_COMMAND) + "' "
                    + TerminalText.text(String.valueOf(e.getMessage()))
                    + " (seed=" + RefereeGame.seed(job.scenario()) + ", bots "
                    + String.join(", ", job.bots().stream().map(BotSpec::name).toList()) + ").");
        } catch (IOException e) {
            throw new MachineFault("The log of the referee cannot be read: " + MachineFault.reason(e), e);
        }
    }

    /** Returns the result of a match in which the referee failed because of bots: these bots lose. */
    private RefereeResult lost() {
        return RefereeResult.ofScores(
                IntStream.range(0, relays.size())
                        .mapToObj(seat -> fault(seat) == null ? 0 : LOST)
                        .toList(),
                Map.of());
    }

    /** Returns the fault that the arena noticed, or null. */
    private @Nullable Fault fault(int seat) {
        Fault fault = relays.get(seat).fault();
        return fault == null && seat == silent
                ? Fault.late("No answer until the referee was stopped after " + referee.maxSeconds() + " s.")
                : fault;
    }

    private RefereeResult unknown() {
        return RefereeResult.ofScores(relays.stream().map(relay -> 0L).toList(), Map.of());
    }

    private MatchReport report(RefereeResult result, long nanos, boolean complete) {
        List<MatchReport.SeatReport> seats = new ArrayList<>();
        StringBuilder moves = new StringBuilder();
        for (int seat = 0; seat < relays.size(); seat++) {
            BotRelay relay = relays.get(seat);
            long[] micros = relay.answerMicros();
            int timed = Math.max(0, micros.length - UNTIMED);
            long[] times = Arrays.copyOfRange(micros, micros.length - timed, micros.length);
            seats.add(new MatchReport.SeatReport(
                    job.bots().get(seat).name(),
                    new Standing(seat, result.ranks().get(seat), result.scores().get(seat)),
                    faults(fault(seat), result.faults().get(seat), micros.length),
                    MatchReport.Times.of(times, timed),
                    relay.cpuMicros(),
                    new TreeMap<>()));
            moves.append(relay.digest())
                    .append(' ')
                    .append(result.scores().get(seat))
                    .append('\n');
        }
        String digest =
                Sha256.of(moves.toString().getBytes(StandardCharsets.UTF_8)).substring(0, 16);
        return new MatchReport(seats, 0, nanos / 1_000_000, complete, digest, null, null, kept(output));
    }

    /** Returns the faults of a seat: the arena's own, or else the referee's. The turn is the number of answers. */
    private static List<TurnFault> faults(@Nullable Fault noticed, @Nullable String reported, int turn) {
        Fault fault = noticed != null || reported == null ? noticed : Fault.invalid(reported);
        return fault == null
                ? List.of()
                : List.of(new TurnFault(turn, fault.kind(), TerminalText.lines(fault.detail())));
    }

    private static String kept(String output) {
        int length = output.length();
        return length <= 2 * MAX_KEPT
                ? output
                : output.substring(0, MAX_KEPT) + "\n… " + (length - 2 * MAX_KEPT) + " more characters …\n"
                        + output.substring(length - MAX_KEPT);
    }
}
