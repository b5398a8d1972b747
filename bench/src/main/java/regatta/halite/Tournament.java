package regatta.halite;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.BuiltIn;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Standing;

/**
 * Plays built-in bots against each other on the same maps in all rotations of the seats, and prints how they did and what
 * processor time their turns took.
 *
 * <pre>Tournament SIZE GAMES BOT BOT [BOT BOT …] [-v]</pre>
 */
public final class Tournament {

    private static final int FIRST_SEED = 1000;
    private static final int TRACE_EVERY = 25;

    private final HaliteGame game = new HaliteGame();
    private final String size;
    private final List<String> bots;
    private final boolean verbose;
    private final Map<String, Row> rows = new LinkedHashMap<>();

    private Tournament(String size, List<String> bots, boolean verbose) {
        this.size = size;
        this.bots = bots;
        this.verbose = verbose;
        bots.forEach(bot -> rows.put(bot, new Row()));
    }

    public static void main(String[] arguments) {
        List<String> words = new ArrayList<>(List.of(arguments));
        boolean verbose = words.remove("-v");
        Tournament tournament = new Tournament(words.get(0), words.subList(2, words.size()), verbose);
        int games = Integer.parseInt(words.get(1));
        for (int i = 0; i < games; i++) {
            tournament.play(i);
        }
        tournament.print(games);
    }

    private void play(int number) {
        int seats = bots.size();
        Scenario scenario =
                Scenario.parse("halite size=" + size + " seats=" + seats + " seed=" + (FIRST_SEED + number / seats));
        HaliteRules rules = game.open(scenario);
        HalitePosition position = rules.start();
        List<Seat<HalitePosition>> chairs = new ArrayList<>();
        List<Row> played = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            String bot = bots.get((seat + number) % seats);
            Row row = rows.getOrDefault(bot, new Row());
            played.add(row);
            chairs.add(new ClockedSeat(seat(rules, position, seat, bot), row));
        }
        long sea = position.afloat;
        Watcher watcher = new Watcher(verbose);
        List<Standing> standings = new Match<>(rules, position, chairs, watcher).play();
        for (Standing standing : standings) {
            Row row = played.get(standing.seat());
            row.games++;
            row.wins += standing.rank() == 1 ? 1 : 0;
            row.ranks += standing.rank();
            row.score += standing.score();
            row.sea += (double) standing.score() / sea;
            row.faults += position.terminated[standing.seat()] ? 1 : 0;
        }
        if (verbose) {
            System.out.println(scenario + " sea " + sea + " " + standings);
        }
    }

    private Seat<HalitePosition> seat(HaliteRules rules, HalitePosition position, int seat, String bot) {
        BuiltIn.Call call = BuiltIn.Call.of(bot);
        BuiltIn builtIn = game.bots().stream()
                .filter(candidate -> candidate.name().equals(call.name()))
                .findFirst()
                .orElseThrow();
        Rules<HalitePosition> same = rules;
        return new BuiltInSeat<>(
                same,
                position,
                seat,
                builtIn.maker().make(rules, position, seat, builtIn.settings(seat, call.parameters())));
    }

    private void print(int games) {
        System.out.printf(Locale.ROOT, "%s x %s, %d games%n", size, bots, games);
        rows.forEach((bot, row) -> System.out.printf(
                Locale.ROOT,
                "%-24s wins %5.1f %%  rank %.2f  score %7.0f (%.2f of the sea)  faults %d  ms/turn %.2f, most %.0f%n",
                bot,
                100.0 * row.wins / row.games,
                (double) row.ranks / row.games,
                (double) row.score / row.games,
                row.sea / row.games,
                row.faults,
                row.nanos / 1e6 / row.turns,
                row.mostNanos / 1e6));
    }

    /** How one bot did. */
    private static final class Row {
        int games;
        int wins;
        int ranks;
        long score;
        double sea;
        int faults;
        long turns;
        long nanos;
        long mostNanos;
    }

    /** Measures the processor time of each turn. */
    private record ClockedSeat(Seat<HalitePosition> seat, Row row) implements Seat<HalitePosition> {

        @Override
        public void ask(HalitePosition position) {
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            seat.ask(position);
            long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began;
            row.turns++;
            row.nanos += nanos;
            row.mostNanos = Math.max(row.mostNanos, nanos);
        }

        @Override
        public @Nullable Fault hear(HalitePosition position, int awaitedLines, Answer answer) {
            return seat.hear(position, awaitedLines, answer);
        }
    }

    /** Prints faults, and now and then the numbers of a match. */
    private record Watcher(boolean verbose) implements Match.Watcher<HalitePosition> {

        @Override
        public void turnBegins(HalitePosition position) {}

        @Override
        public void turnEnds(HalitePosition position, List<Answer> answers, Orders orders, Events events) {
            for (int seat = 0; seat < position.seats(); seat++) {
                if (orders.fault(seat) != null) {
                    System.out.println("turn " + position.turn + " seat " + seat + ": " + orders.fault(seat));
                }
            }
            if (verbose && position.turn % TRACE_EVERY == 0) {
                StringBuilder line = new StringBuilder("turn " + position.turn + " halite " + position.afloat);
                for (int seat = 0; seat < position.seats(); seat++) {
                    line.append(" | ships " + position.shipsOf(seat) + " dropoffs " + position.dropoffsOf(seat)
                            + " bank " + position.bank[seat] + " delivered " + position.delivered[seat]);
                }
                System.out.println(line);
            }
        }
    }
}
