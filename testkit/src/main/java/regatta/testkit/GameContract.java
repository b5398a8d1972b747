package regatta.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;
import regatta.core.Answer;
import regatta.core.BadInput;
import regatta.core.Events;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.LegalOrders;
import regatta.core.Orders;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Rng;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.core.TextOut;

/** The tests that every game must pass. */
public final class GameContract {

    private static final int SEEDS = 3;

    private final Game game;
    private final Scenario scenario;
    private final long seed;

    private GameContract(Game game, Scenario scenario, long seed) {
        this.game = game;
        this.scenario = scenario;
        this.seed = seed;
    }

    /** Returns the tests of one game, for each rule set and several seeds. */
    public static DynamicContainer of(Game game) {
        GameInfo info = game.info();
        List<DynamicNode> nodes = new ArrayList<>();
        nodes.add(test("describes itself", () -> describesItself(info)));
        nodes.add(test("refuses unknown rule sets and options", () -> refusesTheUnknown(game)));
        for (Scenario scenario : scenarios(info)) {
            long seed = nodes.size();
            nodes.add(DynamicContainer.dynamicContainer(
                    scenario.toString(), new GameContract(game, scenario, seed).tests()));
        }
        nodes.add(DynamicContainer.dynamicContainer("recorded matches replay identically", GoldenMatch.tests(game)));
        return DynamicContainer.dynamicContainer(info.id(), nodes);
    }

    /** Returns the scenarios of the tests: every rule set with several seeds. */
    public static List<Scenario> scenarios(GameInfo info) {
        boolean seeded = info.offers(Role.SEED);
        List<Scenario> scenarios = new ArrayList<>();
        for (GameInfo.RuleSet ruleSet : info.ruleSets()) {
            Scenario plain = Scenario.parse(info.id() + "/" + ruleSet.id());
            for (int seed = 1; seed <= (seeded ? SEEDS : 1); seed++) {
                scenarios.add(info.with(plain, Role.SEED, seed * 7));
            }
        }
        return scenarios;
    }

    private static DynamicTest test(String name, Executable check) {
        return DynamicTest.dynamicTest(name, check);
    }

    private Stream<DynamicTest> tests() {
        return Stream.of(
                test("equal scenarios and orders give equal matches", this::isDeterministic),
                test("ends within its turn limit, with a rank for every seat", this::ends),
                test("replays a recording identically", this::replays),
                test("copies play identically", this::copies),
                test("draws its board", () -> assertThat(game.board(scenario)).isNotBlank()),
                test("observing does not change the position", this::observes),
                test("mirrors play on like views", () -> ViewContract.check(game, scenario, seed)),
                test("written orders are read back", this::readsBackWrittenOrders),
                test("legal orders cause no fault", this::listsLegalOrders),
                test("garbage causes a fault, not an exception", this::survivesGarbage),
                test("mangled orders cause no exception", this::survivesMangling));
    }

    private static void describesItself(GameInfo info) {
        assertThat(info.id()).matches("[a-z][a-z0-9-]*");
        assertThat(info.title()).isNotBlank();
        assertThat(info.summary()).isNotBlank();
        assertThat(info.ruleSets()).isNotEmpty();
        assertThat(info.options()).extracting(GameInfo.Option::key).doesNotHaveDuplicates();
        assertThat(info.terms().firstMillis()).isPositive();
        assertThat(info.terms().turnMillis()).isPositive();
    }

    private static void refusesTheUnknown(Game game) {
        String id = game.info().id();
        for (String text : List.of(id + "/no-such-rules", id + " no-such-option=1")) {
            try {
                game.open(Scenario.parse(text));
                fail("opened " + text);
            } catch (BadInput e) {
                assertThat(e).hasMessageContaining("no-such");
            }
        }
    }

    private void isDeterministic() {
        Playthrough first = Playthrough.random(game, scenario, seed);
        Playthrough second = Playthrough.random(game, scenario, seed);
        assertThat(second).isEqualTo(first);
        assertThat(first.fingerprints())
                .as("fingerprints of %d turns", first.fingerprints().size())
                .doesNotHaveDuplicates();
    }

    private void ends() {
        Playthrough match = Playthrough.random(game, scenario, seed);
        Position<?> start = game.open(scenario).start();
        assertThat(match.fingerprints()).hasSizeLessThanOrEqualTo(start.turnLimit());
        assertThat(match.standings())
                .extracting(Standing::seat)
                .containsExactlyElementsOf(
                        Stream.iterate(0, seat -> seat + 1).limit(start.seats()).toList());
        assertThat(match.standings())
                .extracting(Standing::rank)
                .contains(1)
                .allSatisfy(rank -> assertThat(rank).isBetween(1, start.seats()));
        assertThat(match.faults()).as("faults of the random bot").isEmpty();
    }

    private void replays() {
        Playthrough match = Playthrough.random(game, scenario, seed);
        assertThat(match.again(game, scenario)).isEqualTo(match);
    }

    private void copies() {
        copies(game.open(scenario));
    }

    private <P extends Position<P>> void copies(Rules<P> rules) {
        Playthrough match = Playthrough.random(game, scenario, seed);
        int turns = match.fingerprints().size();
        int middle = turns / 2;
        P used = rules.start();
        match.playOn(rules, used);
        P original = match.after(rules, middle);
        P copy = original.copy();
        used.copyFrom(original);
        for (P position : List.of(copy, used, original)) {
            assertThat(match.playOn(rules, position))
                    .isEqualTo(match.fingerprints().subList(middle, turns));
        }
    }

    private void observes() {
        observes(game.open(scenario));
    }

    private <P extends Position<P>> void observes(Rules<P> rules) {
        Playthrough match = Playthrough.random(game, scenario, seed);
        P position = match.after(rules, match.fingerprints().size() / 3);
        long before = position.fingerprint();
        TextOut first = new TextOut();
        TextOut second = new TextOut();
        for (int seat = 0; seat < position.seats(); seat++) {
            rules.awaitedLines(position, seat);
            rules.observe(position, seat, first);
            rules.observe(position, seat, second);
            rules.write(position, seat, new Orders(position.seats()), new TextOut());
        }
        rules.standings(position);
        Picture picture = new Picture();
        game.paint(position, picture);
        assertThat(picture.charts())
                .as("charts")
                .isNotEmpty()
                .allSatisfy(chart -> assertThat(picture.get("chart:" + chart)).hasSize(position.seats()));
        assertThat(position.fingerprint()).isEqualTo(before);
        assertThat(second.toString()).isEqualTo(first.toString()).isNotEmpty();
    }

    private void readsBackWrittenOrders() {
        readsBackWrittenOrders(game.open(scenario));
    }

    private <P extends Position<P>> void readsBackWrittenOrders(Rules<P> rules) {
        Playthrough match = Playthrough.random(game, scenario, seed);
        for (int turn = 0; turn < match.fingerprints().size(); turn += 1 + turn / 4) {
            P position = match.after(rules, turn);
            for (int seat = 0; seat < position.seats(); seat++) {
                if (rules.awaitedLines(position, seat) > 0) {
                    List<String> lines = match.transcript().lines(turn, seat);
                    Orders read = read(rules, position, seat, lines.toArray(new String[0]));
                    TextOut text = new TextOut();
                    rules.write(position, seat, read, text);
                    Orders again = read(rules, position, seat, text.toString().split("\n", -1));
                    assertThat(describe(again, seat)).isEqualTo(describe(read, seat));
                }
            }
        }
    }

    private void listsLegalOrders() {
        listsLegalOrders(game.open(scenario));
    }

    private <P extends Position<P>> void listsLegalOrders(Rules<P> rules) {
        @SuppressWarnings("unchecked") // a game's legal orders are for its own positions
        LegalOrders<P> legal = (LegalOrders<P>) game.legalOrders();
        Playthrough match = Playthrough.random(game, scenario, seed);
        P view = rules.start();
        P copy = view.copy();
        int listed = 0;
        for (int turn = 0; turn < match.fingerprints().size(); turn += 1 + turn / 4) {
            P position = match.after(rules, turn);
            for (int seat = 0; seat < position.seats(); seat++) {
                Orders options = new Orders(position.seats());
                if (rules.awaitedLines(position, seat) > 0) {
                    rules.veil(position, seat, view);
                    legal.list(view, seat, options);
                }
                for (int i = 0; i < options.count(seat); i++, listed++) {
                    Orders alone = new Orders(position.seats());
                    alone.add(seat, options, i);
                    TextOut text = new TextOut();
                    rules.write(position, seat, alone, text);
                    Orders read = read(rules, position, seat, text.toString().split("\n", -1));
                    assertThat(describe(read, seat)).isEqualTo(describe(alone, seat));
                    copy.copyFrom(position);
                    rules.advance(copy, read, new Events());
                    assertThat(read.fault(seat)).as("%s in turn %d", text, turn).isNull();
                }
            }
        }
        assertThat(listed).isPositive();
    }

    private static <P extends Position<P>> Orders read(Rules<P> rules, P position, int seat, String[] lines) {
        Orders orders = new Orders(position.seats());
        int awaited = rules.awaitedLines(position, seat);
        String[] whole = new String[awaited];
        for (int i = 0; i < awaited; i++) {
            whole[i] = i < lines.length ? lines[i] : "";
        }
        rules.read(position, seat, Answer.of(whole), orders);
        return orders;
    }

    private static List<String> describe(Orders orders, int seat) {
        List<String> descriptions = new ArrayList<>();
        for (int i = 0; i < orders.count(seat); i++) {
            descriptions.add(orders.kind(seat, i) + " " + orders.subject(seat, i) + " " + orders.first(seat, i) + " "
                    + orders.second(seat, i));
        }
        return descriptions;
    }

    private void survivesGarbage() {
        Playthrough match = Playthrough.mangled(game, scenario, seed, line -> "\u0001 ~ garbage ~ \u00ff");
        assertThat(match.faults()).isNotEmpty().allMatch(fault -> fault.contains("INVALID"));
    }

    private void survivesMangling() {
        for (int round = 0; round < 20; round++) {
            Rng rng = new Rng(seed * 1000 + round);
            Playthrough match = Playthrough.mangled(game, scenario, seed, line -> mangle(line, rng));
            assertThat(match.again(game, scenario).fingerprints()).isEqualTo(match.fingerprints());
        }
    }

    /** Damages a line in twenty: truncates it, repeats it, or inserts odd numbers and characters. */
    private static String mangle(String line, Rng rng) {
        if (!rng.oneIn(20)) {
            return line;
        }
        int at = line.isEmpty() ? 0 : rng.below(line.length());
        String[] oddities = {"", " ", "-1", "99999999999999999999", "2147483648", ";", "é", "\t", "\r", "0", "7 7", "x"
        };
        String odd = oddities[rng.below(oddities.length)];
        return switch (rng.below(4)) {
            case 0 -> line.substring(0, at);
            case 1 -> line + " " + line;
            case 2 -> line.substring(0, at) + odd + line.substring(at);
            default -> line.substring(at) + odd;
        };
    }
}
