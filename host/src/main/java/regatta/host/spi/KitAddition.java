package regatta.host.spi;

import java.util.List;

/**
 * A file that a starter kit needs beside those in its folder, such as a jar to compile against. Implementations come with
 * their game and are found by {@link java.util.ServiceLoader}.
 */
public interface KitAddition {

    /** Returns the id of the game. */
    String game();

    /** Returns the language of the kit. */
    String language();

    /** Returns the name of the file. */
    String fileName();

    byte[] content();

    /** Returns the additions to a kit. */
    static List<KitAddition> to(String game, String language) {
        return Services.all(KitAddition.class).stream()
                .filter(addition ->
                        addition.game().equals(game) && addition.language().equals(language))
                .toList();
    }
}
