package regatta.soak;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import regatta.core.Events;
import regatta.core.Measured;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.soak.game.SoakGame;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/**
 * Plays games repeatedly on the largest map, 20×10 with five agents per side. One operation is one turn. Orders are
 * prepared in advance, so that only the turn itself is measured.
 */
@State(Scope.Thread)
public class SoakBenchmark extends Measured {

    /**
     * The orders: {@code recorded} are those of the golden games of this size, {@code far} a walk of each agent to any
     * tile, {@code near} a step of each agent to a neighbouring tile, as in a search; the last two with random shots,
     * bombs and hunkering.
     */
    @Param({"recorded", "far", "near"})
    public String orders;

    private final Events events = new Events();
    private final TextOut out = new TextOut();
    private final List<PlayedGame> games = new ArrayList<>();
    private PlayedGame game;
    private int gameIndex;
    private int turn;
    private SoakPosition position;
    private SoakPosition view;

    @Setup
    public void load() {
        Path root = Path.of(System.getProperty("regatta.root", "."));
        for (String line : Golden.lines(root.resolve("games/soak/src/test/resources/golden/soak/games.jsonl.gz"))) {
            JsonNode record = Golden.parse(line);
            JsonNode map = record.get("map");
            boolean large = map.get("width").asInt() == 20 && map.get("agents").size() == 10;
            if (large && !record.get("bots").asString().contains("PASSIVE")) {
                RefereeGame golden = new RefereeGame(record);
                games.add(
                        orders.equals("recorded")
                                ? PlayedGame.of(golden)
                                : PlayedGame.random(golden, orders.equals("near")));
            }
        }
        begin(0);
    }

    private void begin(int index) {
        gameIndex = index;
        game = games.get(index);
        position = game.position;
        position.copyFrom(game.start);
        view = game.view;
        turn = 0;
    }

    @Benchmark
    public int advance() {
        if (turn == game.turns.size()) {
            begin((gameIndex + 1) % games.size());
        }
        game.rules.advance(position, game.turns.get(turn++), events);
        return position.points[0];
    }

    @Benchmark
    public int advanceWithMessages() {
        out.clear();
        game.rules.observe(position, 0, out);
        game.rules.observe(position, 1, out);
        return advance() + out.size();
    }

    @Benchmark
    public int advanceWithViews() {
        game.rules.veil(position, 0, view);
        game.rules.veil(position, 1, view);
        return advance() + view.turn;
    }

    @Benchmark
    public long advanceWithFingerprints() {
        return advance() + position.fingerprint();
    }

    /** Measures opening a map, with all data precomputed for it. */
    @Benchmark
    public SoakPosition open() {
        return new SoakGame().open(Scenario.parse("soak seed=" + game.seed)).start();
    }

    @Benchmark
    public SoakPosition copyFrom() {
        position.copyFrom(game.start);
        return position;
    }
}
