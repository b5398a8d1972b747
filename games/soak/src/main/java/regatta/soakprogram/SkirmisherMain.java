package regatta.soakprogram;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import regatta.core.BotSettings;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.TextOut;
import regatta.soak.SoakOrders;
import regatta.soak.Terrain;
import regatta.soak.bots.skirmisher.Battle;
import regatta.soak.bots.skirmisher.Skirmisher;

/** The skirmisher as a program: it plays one match on standard input and output. */
public final class SkirmisherMain {

    /** The first answer may take a second, later ones 50 ms: by then the compiler should be done. */
    private static final long WARM_UP_MILLIS = 400;

    /** When, counted from the start of the program, the warm-up ends at the latest: starting takes its time too. */
    private static final long READY_MILLIS = 600;

    private final BattleReader reader;
    private final OutputStream out;
    private final TextOut text = new TextOut();

    SkirmisherMain(InputStream in, OutputStream out) {
        reader = new BattleReader(new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII)));
        this.out = out;
    }

    public static void main(String[] arguments) throws IOException {
        Instant now = Instant.now();
        Instant start = ProcessHandle.current().info().startInstant().orElse(now);
        long left = READY_MILLIS - Duration.between(start, now).toMillis();
        new SkirmisherMain(System.in, System.out).play(Math.max(0, Math.min(WARM_UP_MILLIS, left)) * 1_000_000);
    }

    /** Plays a match to its end, with a first turn that takes the time to warm up. */
    void play(long warmUpNanos) throws IOException {
        Battle battle = reader.readGreeting();
        BotSettings settings = new BotSettings(0, Skirmisher.PARAMETERS);
        Skirmisher bot = new Skirmisher(battle, reader.player, settings);
        warmUp(battle, settings, warmUpNanos);
        Orders orders = new Orders(2);
        for (battle.turn = 0; reader.readTurn(battle); battle.turn++) {
            orders.clear();
            bot.play(orders);
            answer(battle, bot, orders);
        }
    }

    /** Plays turns of a battle of its own with the agents strewn over the map, so that all kinds of choices come up. */
    private void warmUp(Battle real, BotSettings settings, long nanos) {
        long began = System.nanoTime();
        Battle battle = new Battle(real.terrain, real.agents);
        System.arraycopy(real.player, 0, battle.player, 0, real.player.length);
        System.arraycopy(real.range, 0, battle.range, 0, real.range.length);
        System.arraycopy(real.power, 0, battle.power, 0, real.power.length);
        Skirmisher bot = new Skirmisher(battle, reader.player, settings);
        Orders orders = new Orders(2);
        Rng rng = new Rng(1);
        while (System.nanoTime() - began < nanos) {
            strew(battle, rng);
            orders.clear();
            bot.play(orders);
        }
    }

    private static void strew(Battle battle, Rng rng) {
        battle.turn = rng.below(100);
        for (int agent = 1; agent <= battle.agents; agent++) {
            int cell = rng.below(battle.terrain.cells);
            while (battle.terrain.type(cell) != Terrain.FLOOR) {
                cell = rng.below(battle.terrain.cells);
            }
            battle.cell[agent] = cell;
            battle.cooldown[agent] = rng.below(3);
            battle.bombs[agent] = rng.below(3);
            battle.wetness[agent] = rng.below(100);
            battle.living[battle.player[agent]] |= 1 << agent;
        }
    }

    /** Writes a line for each agent: a move, a combat order, and as its message the tile it was sent to hold. */
    private void answer(Battle battle, Skirmisher bot, Orders orders) throws IOException {
        text.clear();
        int seat = reader.player;
        for (int i = 0; i < orders.count(seat); i += 2) {
            int agent = orders.subject(seat, i);
            int point = bot.pointOf(agent);
            text.put(agent);
            text.put(";MOVE ").put(orders.first(seat, i)).space().put(orders.second(seat, i));
            putCombat(orders, seat, i + 1);
            text.put(";MESSAGE to ").put(battle.terrain.x[point]);
            text.space().put(battle.terrain.y[point]).newline();
        }
        out.write(text.array(), 0, text.size());
        out.flush();
    }

    private void putCombat(Orders orders, int seat, int index) {
        switch (orders.kind(seat, index)) {
            case SoakOrders.SHOOT -> text.put(";SHOOT ").put(orders.first(seat, index));
            case SoakOrders.THROW ->
                text.put(";THROW ").put(orders.first(seat, index)).space().put(orders.second(seat, index));
            default -> text.put(";HUNKER_DOWN");
        }
    }
}
