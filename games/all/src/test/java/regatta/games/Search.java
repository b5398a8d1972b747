package regatta.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.ForwardModel;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.LegalOrders;
import regatta.core.Match;
import regatta.core.Mirror;
import regatta.core.Orders;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.core.Turn;
import regatta.program.BotProgram;

/**
 * A bot for any game that looks one turn ahead: of some random sets of orders it gives those after which its seat ranks
 * best. As a program, which knows only text, it must find the same orders as in process.
 *
 * @param <P> the position of the game
 */
final class Search<P extends Position<P>> implements Bot {

    private static final int CANDIDATES = 6;
    private static final int MAX_TURNS = 60;

    private final BuiltIn<P> random;
    private final ForwardModel<P> model;
    private final P view;
    private final int seat;
    private final P ahead;
    private final Events events = new Events();

    private Search(BuiltIn<P> random, ForwardModel<P> model, P view, int seat) {
        this.random = random;
        this.model = model;
        this.view = view;
        this.seat = seat;
        ahead = view.copy();
    }

    static void check(Game game, Scenario scenario) throws IOException {
        check(new Searched(game), scenario, game.open(scenario));
    }

    private static <P extends Position<P>> void check(Game game, Scenario scenario, Rules<P> rules) throws IOException {
        P position = rules.start();
        List<Seat<P>> seats = new ArrayList<>();
        List<StringBuilder> messages = new ArrayList<>();
        List<StringBuilder> answered = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            seats.add(BuiltInSeat.of(game, scenario, rules, position, seat, Searched.NAME));
            messages.add(new StringBuilder());
            answered.add(new StringBuilder());
        }
        Match<P> match = new Match<>(rules, position, seats, new Listener<>(rules, messages, answered));
        for (int turn = 0; turn < MAX_TURNS && !position.over(); turn++) {
            match.turn();
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            new BotProgram(game, scenario.rules(), Searched.NAME, null, 1, 1000)
                    .play(
                            new ByteArrayInputStream(
                                    messages.get(seat).toString().getBytes(StandardCharsets.UTF_8)),
                            out);
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .as("the orders of seat %d as a program", seat)
                    .isEqualTo(answered.get(seat).toString());
        }
    }

    @Override
    public void play(Orders orders, Budget budget) {
        long best = Long.MIN_VALUE;
        int chosen = 0;
        for (int candidate = 0; candidate < CANDIDATES; candidate++) {
            long value = value(candidate);
            if (value > best) {
                best = value;
                chosen = candidate;
            }
        }
        candidate(chosen, view, orders);
    }

    private long value(int candidate) {
        ahead.copyFrom(view);
        Orders orders = new Orders(view.seats());
        candidate(candidate, ahead, orders);
        model.advance(ahead, orders, events);
        // The fingerprint breaks ties, so that any difference between view and mirror changes the choice.
        return model.standings(ahead).get(seat).score() * 1000 + Math.floorMod(ahead.fingerprint(), 1000);
    }

    private void candidate(int number, P position, Orders orders) {
        long chance = position.turn() * 31L + number;
        Bot bot = random.maker().make(model, position, seat, random.settings(chance, ""));
        bot.play(orders, Budget.ofTurns(0));
    }

    private record Listener<P extends Position<P>>(
            Rules<P> rules, List<StringBuilder> messages, List<StringBuilder> answered) implements Match.Watcher<P> {

        @Override
        public void turnBegins(P position) {
            for (int seat = 0; seat < position.seats(); seat++) {
                if (rules.awaitedLines(position, seat) > 0) {
                    TextOut shown = new TextOut();
                    rules.observe(position, seat, shown);
                    messages.get(seat).append(shown);
                }
            }
        }

        @Override
        public void turnEnds(P position, Turn turn) {
            for (int seat = 0; seat < turn.seats(); seat++) {
                StringBuilder text = answered.get(seat);
                turn.answer(seat).texts().forEach(line -> text.append(line).append('\n'));
            }
        }
    }

    /** A game with this bot among its own. */
    private record Searched(Game game) implements Game {

        static final String NAME = "search";

        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public Rules<?> open(Scenario scenario) {
            return game.open(scenario);
        }

        @Override
        public String board(Scenario scenario) {
            return game.board(scenario);
        }

        @Override
        public void paint(Position<?> position, Picture picture) {
            game.paint(position, picture);
        }

        @Override
        public List<BuiltIn<?>> bots() {
            List<BuiltIn<?>> bots = new ArrayList<>(game.bots());
            bots.add(search());
            return bots;
        }

        private <P extends Position<P>> BuiltIn<P> search() {
            @SuppressWarnings("unchecked") // The bots of a game play the positions of that game.
            BuiltIn<P> random = (BuiltIn<P>) BuiltIn.named(game, "random");
            return new BuiltIn<>(
                    NAME,
                    "Looks one turn ahead.",
                    (model, view, seat, settings) -> new Search<>(random, model, view, seat));
        }

        @Override
        public LegalOrders<?> legalOrders() {
            return game.legalOrders();
        }

        @Override
        public Mirror<?> mirror(String rules, TextIn in) {
            return game.mirror(rules, in);
        }
    }
}
