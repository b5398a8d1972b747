package regatta.host.spi;

import java.util.List;
import regatta.core.Game;

/** A generated file of a starter kit. Implementations are found by {@link java.util.ServiceLoader}. */
public interface KitAddition {

    String game();

    String language();

    String fileName();

    byte[] content();

    static List<KitAddition> to(Game game, String language) {
        return Services.of(game, KitAddition.class, KitAddition::game).stream()
                .filter(addition -> addition.language().equals(language))
                .toList();
    }
}
