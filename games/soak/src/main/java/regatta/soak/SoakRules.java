package regatta.soak;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Rules;
import regatta.core.Standing;
import regatta.core.TextOut;

/** The rules of Soak Overflow. The phases are those of the rulebook, in its order. */
public final class SoakRules implements Rules<SoakPosition> {

    /** A lead of more points than this ends the match. */
    private static final int DECISIVE_LEAD = 600;

    private final SoakLeague league;
    private final Scene scene;
    private final RefereeRandom chanceAtStart;
    private final Movement movement;
    private final Combat combat;
    private final Plan plan = new Plan();
    private final OrderReader reader = new OrderReader();
    private final ViewBuilder veil = new ViewBuilder();

    SoakRules(SoakLeague league, long seed) {
        this(league, new RefereeRandom(seed));
    }

    private SoakRules(SoakLeague league, RefereeRandom chance) {
        this(league, league.draw(chance), chance);
    }

    /** Opens the rules of a match with a known scene and unknown random numbers. */
    SoakRules(SoakLeague league, Scene scene) {
        this(league, scene, new RefereeRandom(0));
    }

    private SoakRules(SoakLeague league, Scene scene, RefereeRandom chanceAtStart) {
        this.league = league;
        this.scene = scene;
        this.chanceAtStart = chanceAtStart;
        movement = new Movement(scene.terrain());
        combat = new Combat(scene);
    }

    /** Opens the rules of a match that is drawn with a random seed. */
    public static SoakRules of(String ruleSet, long seed) {
        return new SoakRules(SoakLeague.of(ruleSet), seed);
    }

    @Override
    public SoakPosition start() {
        return new SoakPosition(scene, chanceAtStart.copy());
    }

    @Override
    public int awaitedLines(SoakPosition position, int seat) {
        return position.curtain || !position.active(seat) ? 0 : Integer.bitCount(position.living(seat));
    }

    @Override
    public void veil(SoakPosition position, int seat, SoakPosition view) {
        veil.cover(position, view);
    }

    @Override
    public void observe(SoakPosition position, int seat, TextOut out) {
        if (position.turn == 0) {
            SoakWire.writeGreeting(position, seat, out);
        }
        SoakWire.writeTurn(position, seat, out);
    }

    @Override
    public void write(SoakPosition position, int seat, Orders orders, TextOut out) {
        SoakWire.writeOrders(position, seat, orders, out);
    }

    @Override
    public void read(SoakPosition position, int seat, Answer answer, Orders orders) {
        reader.read(position, seat, answer, orders);
    }

    /** The message of an agent. It has no effect and is not part of the orders, so it is read again when needed. */
    public record Message(int agent, String text) {}

    /**
     * Returns the messages in an answer of {@code seat}, given before the turn that {@code position} is about to play.
     */
    public List<Message> messages(SoakPosition position, int seat, Answer answer) {
        reader.scan(position, seat, answer, new Orders(league.seats));
        List<Message> messages = new ArrayList<>();
        for (int left = reader.speaking(); left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            Answer text = new Answer();
            text.add(answer.bytes(), reader.messageStart(agent), reader.messageEnd(agent));
            messages.add(new Message(agent, text.line(0)));
        }
        return messages;
    }

    @Override
    public void advance(SoakPosition position, Orders orders, Events events) {
        events.clear();
        boolean curtain = position.curtain;
        cleanUp(position);
        movement.beginTurn(position);
        plan.clear();
        takeOrders(position, orders);
        if (!curtain) {
            league.oppose(position, plan, movement);
            leaveOutWhatDoesNotWork(events);
            movement.apply(position, plan, events);
            combat.apply(position, plan, events);
            position.givePoints();
        }
        position.goalMet = league.goalMet(position, plan, movement);
        position.turn++;
        position.over = curtain
                || position.goalMet
                || position.inactive != 0
                || Math.abs(position.points[0] - position.points[1]) > DECISIVE_LEAD
                || position.turn == league.turns;
        position.curtain = league.endsWithATeam() && (position.living(0) == 0 || position.living(1) == 0);
    }

    private static void cleanUp(SoakPosition position) {
        position.alive &= ~position.dying;
        position.dying = 0;
        position.hunkered = 0;
        for (int left = position.alive; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            position.cooldown[agent] = position.readyIn(agent);
        }
    }

    /** A player with an unreadable answer is out, but its readable orders count; one without an answer gave none. */
    private void takeOrders(SoakPosition position, Orders orders) {
        for (int seat = 0; seat < league.seats; seat++) {
            Fault fault = orders.fault(seat);
            if (fault != null) {
                position.inactive |= 1 << seat;
            }
            if (fault == null || fault.kind() == Fault.Kind.INVALID) {
                plan.gather(orders, seat, position.living(seat));
            }
        }
    }

    private void leaveOutWhatDoesNotWork(Events events) {
        if (league.works == SoakLeague.ALL_ORDERS) {
            return;
        }
        plan.moving = working(SoakOrders.MOVE, plan.moving, events);
        plan.shooting = working(SoakOrders.SHOOT, plan.shooting, events);
        plan.throwing = working(SoakOrders.THROW, plan.throwing, events);
        plan.hunkering = working(SoakOrders.HUNKER_DOWN, plan.hunkering, events);
    }

    private int working(int kind, int agents, Events events) {
        if ((league.works >> kind & 1) == 1) {
            return agents;
        }
        for (int left = agents; left != 0; left &= left - 1) {
            events.begin(SoakEvents.IGNORED);
            events.put(Integer.numberOfTrailingZeros(left));
            events.put(SoakEvents.NOT_IN_THIS_LEAGUE);
        }
        return 0;
    }

    @Override
    public List<Standing> standings(SoakPosition position) {
        int[] scores = {position.score(0), position.score(1)};
        List<Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < league.seats; seat++) {
            boolean beaten = league.seats == 2 && scores[1 - seat] > scores[seat];
            standings.add(new Standing(seat, beaten ? 2 : 1, scores[seat]));
        }
        return standings;
    }
}
