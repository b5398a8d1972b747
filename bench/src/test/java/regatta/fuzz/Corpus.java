package regatta.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Scenario;

/** The seeds of file options: test resources, and boards drawn by the games. */
final class Corpus {

    private Corpus() {}

    static List<byte[]> of(Game game, GameInfo.Option option) {
        List<byte[]> found = new ArrayList<>();
        for (int number = 0; ; number++) {
            String name = game.info().id() + "-" + option.key() + "-" + number;
            try (InputStream in = Corpus.class.getResourceAsStream("corpus/" + name)) {
                if (in == null) {
                    break;
                }
                found.add(in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        if (option.role() == GameInfo.Option.Role.BOARD || found.isEmpty()) {
            Scenario scenario =
                    game.info().with(Scenario.of(game.info().id(), List.of()), GameInfo.Option.Role.SEED, 7);
            found.add(game.board(scenario).getBytes(StandardCharsets.UTF_8));
        }
        return found;
    }
}
