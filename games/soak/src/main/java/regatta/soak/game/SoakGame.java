package regatta.soak.game;

import java.util.List;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option;
import regatta.core.GameInfo.Option.Role;
import regatta.core.LegalOrders;
import regatta.core.Mirror;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.soak.SoakBoard;
import regatta.soak.SoakMirror;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPainter;
import regatta.soak.SoakPosition;
import regatta.soak.SoakRules;
import regatta.soak.bots.monsoon.Monsoon;
import regatta.soak.bots.skirmisher.Skirmisher;

/** Soak Overflow. */
public final class SoakGame implements Game {

    private static final Option SEED = Option.number(
                    "seed",
                    1,
                    Long.MIN_VALUE,
                    Long.MAX_VALUE,
                    "what the map, the teams and the tutorials' opponents are drawn from")
            .shownAs("any whole number of 64 bits but 0", "1")
            .as(Role.SEED);

    private static final GameInfo INFO = new GameInfo(
            "soak",
            "Soak Overflow",
            "Two teams with water guns fight for territory; more of it wins, or eliminating the other team.",
            1,
            List.of(
                    new GameInfo.RuleSet(
                            "league-5", "the contest of 2025, bit for bit: two teams of 3 to 5, 100 turns"),
                    new GameInfo.RuleSet("league-1", "tutorial: walk two agents to two tiles in 20 turns"),
                    new GameInfo.RuleSet("league-2", "tutorial: always shoot the wettest enemy, 20 turns"),
                    new GameInfo.RuleSet("league-3", "tutorial: take cover and shoot the exposed, 1 turn"),
                    new GameInfo.RuleSet("league-4", "tutorial: bomb the right bunkers in 40 turns")),
            List.of(SEED),
            GameInfo.ProtocolTerms.ofMillis(1_000, 50)
                    .withAnswerBytes(10_000)
                    .withCarriageReturns()
                    .withThinkTurns(20_000));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public SoakRules open(Scenario scenario) {
        String ruleSet = INFO.check(scenario).id();
        long seed = SEED.number(scenario);
        if (seed == 0) {
            throw new BadInput("seed=0: the original's generator takes 0 for no seed and draws another map each time."
                    + " Give any other whole number.");
        }
        return SoakRules.of(ruleSet, seed);
    }

    @Override
    public String board(Scenario scenario) {
        return SoakBoard.write(open(scenario).start());
    }

    @Override
    public void paint(Position<?> position, Picture picture) {
        SoakPainter.paint((SoakPosition) position, picture);
    }

    @Override
    public LegalOrders<SoakPosition> legalOrders() {
        return SoakOrders::list;
    }

    @Override
    public List<BuiltIn<?>> bots() {
        return List.of(BuiltIn.still(), legalOrders().random(), Skirmisher.BUILT_IN, Monsoon.BUILT_IN);
    }

    @Override
    public Mirror<SoakPosition> mirror(String rules, TextIn in) {
        return new SoakMirror(INFO.ruleSet(rules).id(), in);
    }
}
