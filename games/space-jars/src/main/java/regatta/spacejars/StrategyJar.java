package regatta.spacejars;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import spaceexplorers.publicapi.IStrategy;

/**
 * A jar with a strategy. By convention {@code Nova.jar} holds the class {@code spaceexplorers.strategies.Nova};
 * otherwise the class is named, or {@code StudentStrategy} as the course provides it, or the only strategy in the jar.
 * Each object of this class loads the jar again.
 */
public final class StrategyJar implements Closeable {

    private static final String PACKAGE = "spaceexplorers.strategies.";
    private static final String CLASS = ".class";

    /** The name of the class that the course provides, for jars that were renamed. */
    private static final String STUDENT = "StudentStrategy";

    private final Path jar;
    private final JarLoader loader;
    private final Class<? extends IStrategy> type;

    private StrategyJar(Path jar, JarLoader loader, @Nullable String className) {
        this.jar = jar;
        this.loader = loader;
        type = className == null ? byConvention() : named(className);
    }

    /**
     * Opens a jar.
     *
     * @param className the strategy's class, or null to find it
     * @throws BadInput if there is no such jar, or no such strategy in it
     */
    public static StrategyJar open(Path jar, @Nullable String className) {
        if (!Files.isRegularFile(jar)) {
            throw new BadInput(jar + ": there is no such file.");
        }
        try {
            URL[] urls = {jar.toUri().toURL()};
            JarLoader loader = new JarLoader(urls);
            try {
                return new StrategyJar(jar, loader, className);
            } catch (BadInput e) {
                loader.close();
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns whether a jar has exactly one strategy to play, or one of the conventional name. */
    static boolean holdsStrategy(Path jar) {
        try {
            open(jar, null).close();
            return true;
        } catch (BadInput e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the name of the strategy's class. */
    public String className() {
        return type.getName();
    }

    /**
     * Creates a strategy for one match.
     *
     * @throws BadInput if its constructor fails
     */
    public IStrategy newStrategy() {
        try {
            return type.getConstructor().newInstance();
        } catch (InvocationTargetException e) {
            throw new BadInput(jar + ": the constructor of " + className() + " threw " + e.getCause() + ".");
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new BadInput(jar + ": " + className() + " cannot be made: " + e + ".");
        }
    }

    /** Returns the name that {@code strategy} gives itself, or else the name of the jar. */
    public String displayName(IStrategy strategy) {
        String name = null;
        try {
            name = strategy.getName();
        } catch (RuntimeException | LinkageError e) {
            // A strategy does not fail because of its name.
        }
        return name == null || name.isBlank() ? baseName() : name.strip();
    }

    private String baseName() {
        String file = String.valueOf(jar.getFileName());
        return file.endsWith(".jar") ? file.substring(0, file.length() - ".jar".length()) : file;
    }

    private Class<? extends IStrategy> byConvention() {
        String conventional = PACKAGE + baseName();
        List<String> classes = classes();
        for (String known : List.of(conventional, PACKAGE + STUDENT)) {
            if (classes.contains(known)) {
                return named(known);
            }
        }
        List<String> strategies = classes.stream().filter(this::isStrategy).toList();
        for (String strategy : strategies) {
            if (strategies.size() == 1 || strategy.endsWith("." + baseName())) {
                return named(strategy);
            }
        }
        throw new BadInput(jar + ": there is no class " + conventional + ", and "
                + (strategies.isEmpty()
                        ? "no other class that implements IStrategy and can be made without arguments."
                        : "several others are strategies: name one of " + String.join(", ", strategies)
                                + " by calling the jar as its class is called."));
    }

    private List<String> classes() {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(CLASS) && !name.startsWith("META-INF/"))
                    .map(name ->
                            name.substring(0, name.length() - CLASS.length()).replace('/', '.'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new BadInput(jar + ": not a jar: " + e.getMessage() + ".");
        }
    }

    private boolean isStrategy(String className) {
        try {
            return whyNot(Class.forName(className, false, loader)) == null;
        } catch (ClassNotFoundException | LinkageError e) {
            return false; // A class whose libraries are missing is not the strategy.
        }
    }

    private Class<? extends IStrategy> named(String className) {
        try {
            Class<?> found = Class.forName(className, false, loader);
            String reason = whyNot(found);
            if (reason != null) {
                throw new BadInput(jar + ": " + className + " " + reason + ".");
            }
            return found.asSubclass(IStrategy.class);
        } catch (ClassNotFoundException e) {
            throw new BadInput(jar + ": there is no class " + className + " in it.");
        } catch (UnsupportedClassVersionError e) {
            throw new BadInput(jar + ": " + className + " was compiled for a newer Java than this one ("
                    + System.getProperty("java.version") + ").");
        } catch (LinkageError e) {
            throw new BadInput(jar + ": " + className + " cannot be loaded: " + e + ".");
        }
    }

    /** Returns why a class cannot play, or null if it can. */
    private static @Nullable String whyNot(Class<?> type) {
        if (!IStrategy.class.isAssignableFrom(type)) {
            return "does not implement " + IStrategy.class.getName();
        }
        if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
            return "is abstract";
        }
        if (!Modifier.isPublic(type.getModifiers())) {
            return "is not public";
        }
        boolean simple = Arrays.stream(type.getConstructors()).anyMatch(made -> made.getParameterCount() == 0);
        return simple ? null : "has no public constructor without parameters";
    }

    /**
     * Returns the jar for the next match: loaded again, or this one if its classes keep no state. Reusing it keeps
     * the compiled code, whose loss would be most of the cost of a match.
     *
     * @throws BadInput if it can no longer be opened
     */
    StrategyJar forNextMatch() throws IOException {
        if (StaticState.noneIn(loader.loaded())) {
            return this;
        }
        close();
        return open(jar, type.getName());
    }

    /** Closes the file. Strategies created from it may fail from now on. */
    @Override
    public void close() throws IOException {
        loader.close();
    }
}
