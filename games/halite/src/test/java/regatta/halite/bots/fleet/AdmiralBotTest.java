package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.BotSettings;
import regatta.core.BuiltIn;
import regatta.core.BuiltInSeat;
import regatta.core.Match;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Standing;
import regatta.halite.HaliteDrawing;
import regatta.halite.HalitePosition;
import regatta.halite.game.HaliteGame;

/** The admiral on drawn positions. The shipyard of seat 0 is at (8, 16), that of seat 1 at (23, 16). */
class AdmiralBotTest {

    private static final String ADMIRAL = "admiral";

    private final HaliteDrawing drawing = HaliteDrawing.finals().bank(0, 0);

    @Test
    void itDiffersFromHungarianInAFewParameters() {
        BotSettings admiral = AdmiralBot.BUILT_IN.settings(0, "");
        BotSettings hungarian = HungarianBot.BUILT_IN.settings(0, "");

        assertThat(AdmiralBot.BUILT_IN.parameters().stream()
                        .map(BuiltIn.Parameter::name)
                        .filter(name -> admiral.value(name) != hungarian.value(name)))
                .containsExactlyInAnyOrder(
                        "inspireFactor", "inspireFactor4", "goalRush", "lossWeight4", "shipFades", "approachByCargo");
    }

    @ParameterizedTest
    @CsvSource({"2, 1.2", "4, 1.3"})
    void aNumberForMorePlayersHoldsWithMorePlayers(int seats, double value) {
        FleetParameters parameters =
                new FleetParameters(BotSettings.defaults(), seats, Map.of("inspireFactor", 1.2, "inspireFactor4", 1.3));

        assertThat(parameters.inspireFactor).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"foresight=0, simulates", "meeting4=2, it is called lossWeight4 now", "set=seed, before tuning"})
    void aRemovedParameterIsRefusedWithTheReason(String parameter, String reason) {
        assertThatThrownBy(() -> AdmiralBot.BUILT_IN.settings(0, parameter))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("admiral")
                .hasMessageContaining(reason);
    }

    @Test
    void itBuildsAShipWhileTheSeaIsRich() {
        assertThat(drawing.fill(200).bank(0, 5000).answer(ADMIRAL)).isEqualTo("g");
        assertThat(drawing.fill(200).bank(0, 999).answer(ADMIRAL)).isEmpty();
    }

    @Test
    void aShipOnARichCellMines() {
        int ship = drawing.fill(10).halite(5, 5, 800).ship(0, 5, 5, 300);

        assertThat(drawing.answer(ADMIRAL)).doesNotContain("m " + ship + " n").doesNotContain("m " + ship + " s");
    }

    @Test
    void aPoorCellIsLeftForARichOne() {
        int ship = drawing.fill(10).halite(8, 5, 900).ship(0, 5, 5, 300);

        assertThat(drawing.answer(ADMIRAL)).contains("m " + ship + " e");
    }

    @Test
    void aFullShipGoesHome() {
        int ship = drawing.fill(10).ship(0, 8, 12, 950);

        assertThat(drawing.answer(ADMIRAL)).contains("m " + ship + " s");
    }

    @Test
    void aLoadedShipDoesNotGoWhereAnEmptyEnemyCanGo() {
        drawing.fill(9).halite(7, 5, 900);
        int ship = drawing.ship(0, 5, 5, 800);
        drawing.ship(1, 6, 6, 0);

        assertThat(drawing.answer(ADMIRAL)).doesNotContain("m " + ship + " e");
    }

    @Test
    void atTheEndAllShipsGoHome() {
        int ship = drawing.fill(500).turn(393).ship(0, 8, 12, 100);

        assertThat(drawing.answer(ADMIRAL)).contains("m " + ship + " s");
    }

    @Test
    void aLargeFleetSavesMoneyForADropoffInRichWaters() {
        drawing.fill(60).bank(0, 3500).turn(120);
        for (int i = 0; i < 16; i++) {
            drawing.ship(0, 1 + i, 30, 100);
        }
        for (int x = 4; x < 14; x++) {
            for (int y = 25; y < 32; y++) {
                drawing.halite(x, y, 900);
            }
        }
        String answer = drawing.answer(ADMIRAL);

        assertThat(answer).as("the money is not spent on ships").doesNotContain("g");
    }

    @ParameterizedTest
    @CsvSource({"2, greedy", "4, greedy"})
    void itBeatsGreedy(int seats, String other) {
        HaliteGame game = new HaliteGame();
        Scenario scenario = Scenario.parse("halite size=32 seed=77 seats=" + seats);
        Rules<HalitePosition> rules = game.open(scenario);
        HalitePosition position = rules.start();
        List<Seat<HalitePosition>> chairs = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            chairs.add(BuiltInSeat.of(game, scenario, rules, position, seat, seat == 1 ? ADMIRAL : other));
        }

        List<Standing> standings = new Match<>(rules, position, chairs, (after, turn) -> {}).play();

        assertThat(standings.get(1).rank()).isOne();
    }
}
