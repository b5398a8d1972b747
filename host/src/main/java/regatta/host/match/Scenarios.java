package regatta.host.match;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.GameInfo.Option;
import regatta.core.Scenario;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;
import regatta.host.record.LabelledScenario;

/** Parses scenarios typed by users. */
public final class Scenarios {

    /** The size of a file in a scenario. The file becomes part of every record. */
    private static final int MAX_FILE = 1 << 20;

    private Scenarios() {}

    /** Returns the game of a name such as {@code go/chinese}. */
    public static Game game(GameCatalog games, String name) {
        return games.game(Scenario.of(name, List.of()).game());
    }

    /** Returns the scenario of a name such as {@code go/chinese} and options, with the content of files. */
    public static Scenario of(Game game, String name, List<String> words) {
        Scenario scenario = Scenario.of(name, words);
        for (Option option : game.info().options()) {
            String value = scenario.option(option.key());
            if (value != null && namesFile(option, value)) {
                scenario = scenario.with(option.key(), read(option.key(), value));
            }
        }
        return scenario;
    }

    /** Returns this scenario with a label that contains the file names. */
    public static LabelledScenario named(Game game, String name, List<String> words) {
        return new LabelledScenario(of(game, name, words), Scenario.of(name, words));
    }

    /** Returns whether a word is an option of a scenario, such as {@code seed=7}, and not a bot. */
    public static boolean isOption(String word) {
        return word.matches("[a-z][a-z-]*=(?s).*");
    }

    private static boolean namesFile(Option option, String value) {
        return switch (option.kind()) {
            case TEXT -> false;
            case FILE -> true;
            case FILE_OR_WORD -> value.indexOf('.') >= 0 || value.indexOf('/') >= 0;
        };
    }

    private static String read(String key, String file) {
        try {
            return InputFile.text(Path.of(file), MAX_FILE);
        } catch (BadInput e) {
            throw new BadInput(key + "=" + file + ": " + e.getMessage());
        } catch (NoSuchFileException e) {
            throw new BadInput(key + "=" + file + ": no such file.");
        } catch (CharacterCodingException e) {
            throw new BadInput(key + "=" + file + ": not a text file in UTF-8.");
        } catch (IOException e) {
            throw new BadInput(key + "=" + file + ": cannot be read: " + MachineFault.reason(e));
        }
    }
}
