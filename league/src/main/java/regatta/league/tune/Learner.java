package regatta.league.tune;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.io.Sha256;
import regatta.league.store.StoredBot;
import regatta.league.tourney.Entrant;
import regatta.league.tune.search.Box;
import regatta.league.tune.search.Chance;
import regatta.league.tune.search.Regression;

/**
 * A bot that plays every match of a tournament with numbers a little off, so that games which are played anyway tell which way
 * each number should go; {@link Lessons} tells it. Which numbers it plays follows from who plays on what: the store needs to
 * know nothing of them, and a match that is played again is the same match.
 */
public final class Learner {

    /** How far from the start its games are believed, in steps: a step beyond where they were played. */
    private static final double FARTHEST = 2;

    private static final int HEX = 16;

    private final TunedBot bot;
    private final Layout layout;
    private final Box box;
    private final StoredBot identity;

    /** Makes a learner of a bot that a store knows as {@code start} when it plays with the numbers it starts from. */
    Learner(TunedBot bot, String typed, StoredBot start) {
        this.bot = bot;
        layout = new Layout(bot.parameters(), 1);
        Box whole = layout.box(List.of());
        box = Box.of(narrowed(whole.low(), -FARTHEST), narrowed(whole.high(), FARTHEST));
        String made =
                start.digest() + bot.parameters().stream().map(p -> "\n" + p).collect(Collectors.joining());
        identity = new StoredBot(Sha256.of(made.getBytes(StandardCharsets.UTF_8)), typed, start.kind());
    }

    private static double[] narrowed(double[] bounds, double farthest) {
        double[] narrow = bounds.clone();
        for (int i = 0; i < narrow.length; i++) {
            narrow[i] = farthest < 0 ? Math.max(farthest, narrow[i]) : Math.min(farthest, narrow[i]);
        }
        return narrow;
    }

    /**
     * Reads a bot with numbers left open.
     *
     * @throws BadInput if there is nothing to learn about it
     */
    public static Learner of(String typed, Game game, Path folder) {
        TunedBot bot = TunedBots.of(typed, game, folder);
        return new Learner(bot, typed, Entrant.of(bot.start(), game).bot());
    }

    /** Returns it as one that takes part. */
    public Entrant entrant() {
        return new Entrant(
                bot.start(),
                identity,
                (scenario, bySeat, seat) -> bot.spec(layout.values(point(scenario, bySeat, seat), 0))
                        .called(identity.name()));
    }

    /** Returns what a store knows it by. */
    public StoredBot identity() {
        return identity;
    }

    Layout layout() {
        return layout;
    }

    Box box() {
        return box;
    }

    /** Returns what a person types to have the bot with the numbers of a point. */
    String command(double[] point) {
        return bot.text(layout.values(point, 0));
    }

    /**
     * Returns the numbers it plays with: each a step up or down by lot, and the mirror image in the next seat, so that the luck
     * of a scenario cancels.
     */
    double[] point(Scenario scenario, List<StoredBot> bySeat, int seat) {
        String digests = bySeat.stream().map(StoredBot::digest).sorted().collect(Collectors.joining("\n"));
        String lot = Sha256.of((scenario + "\n" + digests).getBytes(StandardCharsets.UTF_8));
        Chance chance = new Chance(Long.parseUnsignedLong(lot.substring(0, HEX), HEX));
        int side = seat % 2 == 0 ? 1 : -1;
        double[] point = new double[box.size()];
        for (int i = 0; i < point.length; i++) {
            point[i] = side * chance.sign() * Regression.OFF;
        }
        return box.clamp(point);
    }
}
