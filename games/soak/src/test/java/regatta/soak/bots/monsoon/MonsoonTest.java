package regatta.soak.bots.monsoon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.soak.Stage;
import regatta.soak.bots.Said;
import regatta.soak.game.SoakGame;
import regatta.testkit.Playthrough;

/** Drawn turns and whole matches of monsoon. Player 0 is drawn in small letters. */
class MonsoonTest {

    private static List<String> play(Stage stage) {
        Orders orders = new Orders(2);
        BotSettings settings = BotSettings.defaults();
        new Monsoon(new ForwardModel<>(stage.rules), stage.position, 0, settings).play(orders, Budget.ofTurns(3000));
        return Said.lines(orders);
    }

    @Test
    void theTeamWalksToTheMiddleAtOnce() {
        Stage stage = Stage.of("a..................A", "....................", "b..................B");

        assertThat(play(stage)).contains("1 MOVE 1 0", "2 MOVE 1 2");
    }

    @Test
    void enemyThatCanBeEliminatedIsShotFirst() {
        Stage stage = Stage.of("a...A", ".....", "....B");
        stage.position.bombs[1] = 0;
        stage.position.wetness[3] = 90;

        assertThat(play(stage)).contains("1 SHOOT 3");
    }

    @Test
    void agentNeverBombsItsOwnTeam() {
        Stage stage = Stage.of("....", "abA.", "....");
        stage.position.bombs[1] = 1;
        stage.position.wetness[2] = 60;

        assertThat(play(stage)).noneMatch(order -> order.startsWith("1 THROW") && order.endsWith("1"));
    }

    @Test
    void enemyThatCannotStepOutIsBombed() {
        Stage stage = Stage.of("222222", "a..2A2", "222222");
        stage.position.bombs[1] = 1;
        stage.position.cooldown[1] = 6;

        assertThat(play(stage)).anyMatch(order -> order.startsWith("1 THROW"));
    }

    /** A quarter of the budget is enough for that. */
    @Test
    void itBeatsTheSkirmisher() {
        int won = 0;
        for (int match = 0; match < 24; match++) {
            int seat = match % 2;
            List<Standing> standings = play(Scenario.parse("soak seed=" + (300 + match / 2)), seat);
            won += standings.get(seat).rank() < standings.get(1 - seat).rank() ? 1 : 0;
        }
        assertThat(won).isGreaterThan(12);
    }

    private static List<Standing> play(Scenario scenario, int seat) {
        String[] bots = {"skirmisher", "skirmisher"};
        bots[seat] = "monsoon?turns=1500";
        return Playthrough.of(new SoakGame(), scenario, bots).standings();
    }
}
