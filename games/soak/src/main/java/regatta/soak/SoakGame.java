package regatta.soak;

import java.util.List;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.soak.bots.RandomBot;
import regatta.soak.bots.skirmisher.Skirmisher;

/** Soak Overflow. */
public final class SoakGame implements Game {

    private static final GameInfo INFO = new GameInfo(
            "soak",
            "Soak Overflow",
            "Two teams with water guns fight for ground; who holds more of it, or soaks all the others, wins.",
            1,
            List.of(
                    new GameInfo.RuleSet(
                            "league-5", "the contest of 2025, bit for bit: two teams of 3 to 5, 100 turns"),
                    new GameInfo.RuleSet("league-1", "tutorial: walk two agents to two tiles in 20 turns"),
                    new GameInfo.RuleSet("league-2", "tutorial: always shoot the wettest enemy, 20 turns"),
                    new GameInfo.RuleSet("league-3", "tutorial: take cover and shoot the exposed, 1 turn"),
                    new GameInfo.RuleSet("league-4", "tutorial: bomb the right bunkers in 40 turns")),
            List.of(Option.text(
                    "seed",
                    "any whole number of 64 bits but 0",
                    "1",
                    "what the map, the teams and the tutorials' opponents are drawn from")),
            new GameInfo.Terms(1000, 50, 10_000, true, true));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public SoakRules open(Scenario scenario) {
        String ruleSet = INFO.check(scenario).id();
        long seed = scenario.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        if (seed == 0) {
            throw new BadInput("seed=0: the original's generator takes 0 for no seed and draws another map each time."
                    + " Give any other whole number.");
        }
        return new SoakRules(league(ruleSet), seed);
    }

    private static League league(String ruleSet) {
        return switch (ruleSet) {
            case "league-1" -> new MoveTutorial();
            case "league-2" -> new ShootTutorial();
            case "league-3" -> new CoverTutorial();
            case "league-4" -> new BombTutorial();
            default -> new Contest();
        };
    }

    /** Writes the size, the types of the tiles row by row, and a line for each agent: id, player, class, place. */
    @Override
    public String board(Scenario scenario) {
        SoakPosition position = open(scenario).start();
        Terrain terrain = position.terrain();
        TextOut out = new TextOut();
        out.put(terrain.width).space().put(terrain.height).newline();
        for (int cell = 0; cell < terrain.cells; cell++) {
            out.put(terrain.type(cell)).put(terrain.x[cell] == terrain.width - 1 ? "\n" : "");
        }
        Roster roster = position.roster();
        for (int agent : roster.list) {
            int cell = position.cell[agent];
            out.put(agent).space().put(roster.player(agent)).space();
            out.put(roster.agentClass[agent].title).space();
            out.put(terrain.x[cell]).space().put(terrain.y[cell]).newline();
        }
        return out.toString();
    }

    @Override
    public void paint(Position<?> position, Picture picture) {
        SoakPainter.paint((SoakPosition) position, picture);
    }

    @Override
    public List<BuiltIn> bots() {
        return List.of(
                new BuiltIn("still", "Never gives an order.", (rules, position, seat, settings) -> orders -> {}),
                new BuiltIn(
                        "random",
                        "Gives legal orders by lot.",
                        (rules, position, seat, settings) ->
                                new RandomBot((SoakPosition) position, seat, settings.seed())),
                new BuiltIn(
                        "skirmisher",
                        "Scores the moves of each agent, then picks shots and bombs; looks one turn ahead.",
                        Skirmisher.PARAMETERS,
                        (rules, position, seat, settings) ->
                                Skirmisher.inSeat((SoakPosition) position, seat, settings)));
    }
}
