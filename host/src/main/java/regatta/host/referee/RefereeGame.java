package regatta.host.referee;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option;
import regatta.core.LegalOrders;
import regatta.core.Mirror;
import regatta.core.Names;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.host.bot.BotIdentity;
import regatta.host.bot.BotSpec;
import regatta.host.io.Sha256;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.OutsideGame;
import regatta.host.sandbox.Toolchain;
import regatta.host.sandbox.VisibleFiles;

/**
 * A game that a referee plays: a program that starts the bots itself and prints their scores. Its id contains a digest
 * of the command and of the files it names, so that the matches of two referees are never mixed.
 */
public final class RefereeGame implements OutsideGame {

    public static final int MAX_SEATS = 8;

    /** The number of matches that are played twice, to find out whether a seed determines a match. */
    private static final int REPEATED = 4;

    private static final int DIGITS = 12;
    private static final int MAX_TITLE = 40;
    private static final String ID = "referee-";
    private static final int DEFAULT_SEATS = 2;
    private static final Option SEED = Option.number(
                    "seed", 1, Long.MIN_VALUE, Long.MAX_VALUE, "Random seed of the match")
            .as(Option.Role.SEED);
    private static final Option SEATS = Option.number("seats", DEFAULT_SEATS, 1, MAX_SEATS, "Number of players")
            .as(Option.Role.SEATS);

    /**
     * A referee as a user names it.
     *
     * @param command the command line, which gets the arguments of a match
     * @param folder the folder in which it starts
     * @param maxSeconds the time limit of a match
     */
    public record Referee(String command, RefereeFormat format, Path folder, int maxSeconds) {

        BotSpec spec() {
            return new BotSpec(command, BotSpec.BotKind.COMMAND, folder);
        }
    }

    private final @Nullable Referee referee;
    private final GameInfo info;

    /** The number of matches that were begun twice, and of those that ended twice and differently. */
    private int begun;

    private int repeated;
    private int different;

    private RefereeGame(String id, String title, @Nullable Referee referee) {
        this.referee = referee;
        info = new GameInfo(
                id,
                title,
                "A game that an outside referee plays",
                1,
                List.of(new GameInfo.RuleSet("default", "The rules of the referee")),
                List.of(SEED, SEATS),
                GameInfo.ProtocolTerms.ofMillis(1000, 1000));
    }

    /**
     * Returns the game of a referee.
     *
     * @throws BadInput if its command names a program or a file that does not exist
     */
    public static RefereeGame of(Referee referee) {
        requireFiles(referee);
        String identity = referee.format() + "\n" + BotIdentity.ofCommand(referee.spec());
        String id = ID + Sha256.of(identity.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
        return new RefereeGame(id, "the referee '" + Names.shortened(referee.command(), MAX_TITLE) + "'", referee);
    }

    /** Returns the game of a stored league, which may be one of a referee. Without its command it cannot be played. */
    public static Game stored(GameCatalog games, String id) {
        return id.matches(ID + "[0-9a-f]{" + DIGITS + "}") ? new RefereeGame(id, id, null) : games.game(id);
    }

    private static void requireFiles(Referee referee) {
        List<String> words = VisibleFiles.words(referee.command());
        if (words.isEmpty()) {
            throw new BadInput("--referee: the command is empty. Give a command such as \"java -jar referee.jar\".");
        }
        String program = words.get(0);
        boolean shell = BotSpec.isShellSyntax(referee.command().strip().split("\\s+")[0]);
        if (!shell && !program.contains("/") && Toolchain.onPath(program) == null) {
            throw new BadInput("--referee '" + referee.command() + "': no program '" + program + "' on the PATH.");
        }
        for (String word : words) {
            boolean named = word.endsWith(".jar") || word.equals(program) && word.contains("/") && !shell;
            Path file = named ? BotSpec.path(referee.folder(), word) : null;
            if (file != null && !Files.exists(file)) {
                throw new BadInput("--referee '" + referee.command() + "': no such file: " + file.normalize() + ".");
            }
        }
    }

    @Override
    public MatchReport play(Job job) {
        if (referee == null) {
            throw new BadInput("Give the command of the referee with --referee.");
        }
        MatchReport first = new RefereeMatch(referee, job).play();
        if (first.complete() && !job.key().isEmpty() && isRepeated()) {
            MatchReport second = new RefereeMatch(referee, job).play();
            if (second.complete()) {
                compare(first, second);
            }
        }
        return first;
    }

    /** Returns whether a match is one of the first, which are played twice. Single matches have no key. */
    private synchronized boolean isRepeated() {
        return begun++ < REPEATED;
    }

    private synchronized void compare(MatchReport first, MatchReport second) {
        repeated++;
        for (int seat = 0; seat < first.seats().size(); seat++) {
            if (!first.seats()
                    .get(seat)
                    .standing()
                    .equals(second.seats().get(seat).standing())) {
                different++;
                return;
            }
        }
    }

    @Override
    public synchronized @Nullable Repetition repetition() {
        return repeated == 0 ? null : new Repetition(repeated, different);
    }

    @Override
    public List<String> arguments() {
        if (referee == null) {
            return List.of();
        }
        List<String> words = new ArrayList<>(List.of("--referee", referee.command()));
        if (referee.format() != RefereeFormat.BRUTALTESTER) {
            words.addAll(List.of("--referee-format", referee.format().toString()));
        }
        return words;
    }

    static long seed(Scenario scenario) {
        return SEED.number(scenario);
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public Rules<?> open(Scenario scenario) {
        info.check(scenario);
        seed(scenario);
        return new UnknownRules((int) SEATS.number(scenario));
    }

    @Override
    public String board(Scenario scenario) {
        throw unknown("board");
    }

    @Override
    public void paint(Position<?> position, Picture picture) {
        throw unknown("picture");
    }

    @Override
    public List<BuiltIn<?>> bots() {
        return List.of();
    }

    @Override
    public LegalOrders<?> legalOrders() {
        throw unknown("list of legal orders");
    }

    @Override
    public Mirror<?> mirror(String rules, TextIn in) {
        throw unknown("mirror");
    }

    private BadInput unknown(String what) {
        return new BadInput("Regatta does not know the rules of " + info.title() + ", so there is no " + what + ".");
    }
}
