package regatta.host.spi;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.host.io.MachineFault;
import regatta.host.io.XdgFolders;

/**
 * Games in jars from outside this program. Their code runs as part of it, so a jar is only loaded if the user names or
 * has added it, never because a record or a league is of its game.
 */
public final class GameJars {

    /** The version of the types that games use, and the attribute of a jar's manifest that names it. */
    public static final String API_VERSION = "1";

    public static final String API_ATTRIBUTE = "Regatta-Api";

    /** The names of class loaders of game jars begin with this, so that a stack trace shows whose code failed. */
    private static final String LOADER = "game jar ";

    private GameJars() {}

    /** Returns the games that a class loader finds. */
    public static GameCatalog visibleTo(ClassLoader loader) {
        List<Game> games = new ArrayList<>();
        ServiceLoader.load(Game.class, loader).forEach(games::add);
        return new GameCatalog(games);
    }

    /** Returns the folder of the jars that the user has added. */
    private static Path folder() {
        return XdgFolders.data().resolve("regatta/games");
    }

    /** Returns the jars that the user has added. */
    public static List<Path> added() {
        if (!Files.isDirectory(folder())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder())) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new MachineFault(folder() + " cannot be read: " + MachineFault.reason(e), e);
        }
    }

    /**
     * Returns a catalog with the games of some jars.
     *
     * @throws BadInput if a jar is not a game for this version, or two games have the same id
     */
    public static GameCatalog with(GameCatalog known, List<Path> jars) {
        if (jars.isEmpty()) {
            return known;
        }
        List<Game> games = new ArrayList<>(known.games());
        Map<String, String> places = new LinkedHashMap<>();
        known.games().forEach(game -> places.put(game.info().id(), "Regatta itself"));
        for (Path jar : jars) {
            for (Game game : load(jar)) {
                String other = places.put(game.info().id(), jar.toString());
                if (other != null) {
                    throw new BadInput("Two games have the id '" + game.info().id() + "': one in " + other
                            + " and one in " + jar + ". Leave one out.");
                }
                games.add(game);
            }
        }
        return new GameCatalog(games);
    }

    private static List<Game> load(Path jar) {
        checkVersion(jar);
        List<Game> games = new ArrayList<>();
        try {
            URL[] place = {jar.toUri().toURL()};
            ClassLoader loader = new URLClassLoader(LOADER + jar, place, GameJars.class.getClassLoader());
            for (Game game : ServiceLoader.load(Game.class, loader)) {
                if (loader.equals(game.getClass().getClassLoader())) {
                    games.add(game);
                }
            }
        } catch (IOException e) {
            throw new BadInput(jar + ": " + MachineFault.reason(e));
        } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new BadInput(jar + ": its game cannot be loaded: " + cause);
        }
        if (games.isEmpty()) {
            throw new BadInput(jar + ": not a game: it has no service file META-INF/services/" + Game.class.getName());
        }
        return games;
    }

    private static void checkVersion(Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new BadInput(jar + ": there is no such file.");
        }
        String version;
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            version = manifest == null ? null : manifest.getMainAttributes().getValue(API_ATTRIBUTE);
        } catch (IOException e) {
            throw new BadInput(jar + ": not a jar: " + MachineFault.reason(e));
        }
        if (version == null) {
            throw new BadInput(jar + ": not a game: its manifest has no " + API_ATTRIBUTE
                    + ". Build it with regatta-game-parent.");
        }
        if (!version.equals(API_VERSION)) {
            throw new BadInput(jar + " was built for version " + version
                    + " of the interface of games, and this Regatta" + " has version " + API_VERSION
                    + ". Build it again with the regatta-game-parent of this Regatta.");
        }
    }

    /**
     * Copies a jar to the folder of added jars, one file per game id.
     *
     * @throws BadInput if it is not a game, or there is another game with its id
     */
    public static List<Game> add(GameCatalog known, Path jar) {
        List<Game> games = with(known, List.of(jar)).games().stream()
                .filter(game -> jar.equals(jarOf(game)))
                .toList();
        try {
            Files.createDirectories(folder());
            Files.copy(jar, folder().resolve(games.get(0).info().id() + ".jar"), StandardCopyOption.REPLACE_EXISTING);
            return games;
        } catch (IOException e) {
            throw new MachineFault("The jar cannot be copied to " + folder() + ": " + MachineFault.reason(e), e);
        }
    }

    /**
     * Removes an added game.
     *
     * @throws BadInput if it was not added
     */
    public static Path remove(String id) {
        Path jar = folder().resolve(id + ".jar");
        if (!added().contains(jar)) {
            throw BadInput.unknown(
                    "added game",
                    id,
                    added().stream()
                            .map(file -> file.getFileName().toString().replaceFirst("\\.jar$", ""))
                            .toList());
        }
        try {
            Files.delete(jar);
            return jar;
        } catch (IOException e) {
            throw new MachineFault(jar + " cannot be removed: " + MachineFault.reason(e), e);
        }
    }

    /** Returns the jar that a game was loaded from, or null if it belongs to this program. */
    private static @Nullable Path jarOf(Game game) {
        String name = game.getClass().getClassLoader().getName();
        return name != null && name.startsWith(LOADER) ? Path.of(name.substring(LOADER.length())) : null;
    }

    /** Returns the jars of a catalog's games that do not belong to this program. */
    public static List<Path> of(GameCatalog games) {
        List<Path> jars = new ArrayList<>();
        for (Game game : games.games()) {
            Path jar = jarOf(game);
            if (jar != null) {
                jars.add(jar);
            }
        }
        return jars;
    }

    /** Returns the jar whose code threw something, or null if it was not the code of a game jar. */
    public static @Nullable Path culprit(Throwable thrown) {
        for (StackTraceElement line : thrown.getStackTrace()) {
            String name = line.getClassLoaderName();
            if (name != null && name.startsWith(LOADER)) {
                return Path.of(name.substring(LOADER.length()));
            }
        }
        return null;
    }
}
