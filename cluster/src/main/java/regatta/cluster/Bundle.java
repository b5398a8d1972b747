package regatta.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.bot.BotFiles;
import regatta.host.bot.BotIdentity;
import regatta.host.bot.BotSpec;
import regatta.host.bot.IgnoreFile;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;
import regatta.host.io.Plain;

/**
 * All files of a bot, as they travel to where it plays. It is named by its content
 * ({@link BotIdentity#ofContent}), so bots that differ only in arguments share one.
 */
public final class Bundle {

    /** More than this is no bot but somebody's data. */
    static final long MOST_BYTES = 256L << 20;

    private final Path root;
    private final SortedMap<String, Path> files;
    private final long bytes;
    private final String digest;

    private Bundle(Path root, SortedMap<String, Path> files) throws IOException {
        this.root = root;
        this.files = files;
        long sum = 0;
        for (Path file : files.values()) {
            sum += Files.size(file);
        }
        bytes = sum;
        if (bytes > MOST_BYTES) {
            throw new BadInput(
                    "The bot in " + root + " has " + InputFile.size(bytes) + " of files, and a bundle has at most "
                            + InputFile.size(MOST_BYTES) + ". Name what is not needed in a " + IgnoreFile.NAME + ".");
        }
        digest = BotIdentity.ofContent(files);
    }

    /**
     * Gathers the files of a bot.
     *
     * @return null if it has none: a built-in is everywhere, and so is a command that names no file
     * @throws BadInput if it cannot play elsewhere, since it needs files that are not below its folder
     */
    public static @Nullable Bundle of(BotSpec bot) {
        if (!bot.isProgram() && bot.kind() != BotSpec.Kind.RECORDED) {
            return null;
        }
        Path folder = bot.folder().toAbsolutePath().normalize();
        SortedMap<String, Path> files = new TreeMap<>();
        try {
            if (bot.kind() == BotSpec.Kind.RECORDED) {
                requireBelow(bot, folder, bot.recordFile());
                add(
                        bot,
                        folder,
                        folder.relativize(bot.recordFile().toAbsolutePath().normalize()),
                        files);
            } else {
                BundleWords.check(bot);
                for (Path file : BotFiles.of(bot)) {
                    add(bot, folder, file, files);
                }
                if (bot.ownsFolder()) {
                    refuseLinkedFolders(bot, folder.toRealPath());
                }
            }
            return files.isEmpty() ? null : new Bundle(folder, files);
        } catch (IOException e) {
            throw new BadInput("Bot '" + bot.name() + "': its files cannot be read: " + MachineFault.reason(e));
        }
    }

    private static void add(BotSpec bot, Path folder, Path file, SortedMap<String, Path> files) throws IOException {
        Path place = folder.resolve(file);
        if (!place.toRealPath().startsWith(folder.toRealPath())) {
            throw new BadInput("Bot '" + bot.name() + "': " + file + " is a link to " + place.toRealPath()
                    + ", which is not in " + folder + " and does not travel with the bot. Copy it there.");
        }
        files.put(file.toString(), place);
    }

    static void requireBelow(BotSpec bot, Path folder, Path file) {
        if (!file.toAbsolutePath().normalize().startsWith(folder)) {
            throw new BadInput(
                    "Bot '" + bot.name() + "': " + file + " is not in " + folder
                            + ", and other machines do not have it. Start regatta in a folder above it, or give one with --dir.");
        }
    }

    /** What lies behind such a link would be missed silently. */
    private static void refuseLinkedFolders(BotSpec bot, Path folder) throws IOException {
        IgnoreFile ignored = IgnoreFile.in(folder);
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) all::iterator) {
                boolean linked = Files.isSymbolicLink(file) && Files.isDirectory(file);
                if (linked && !file.equals(folder) && !ignored.matches(folder.relativize(file))) {
                    throw new BadInput("Bot '" + bot.name() + "': " + file + " is a link to a folder, and such do not"
                            + " travel. Copy the folder there, or name the link in " + IgnoreFile.NAME + ".");
                }
            }
        }
    }

    /** Returns what it is named by, in hexadecimal digits. */
    public String digest() {
        return digest;
    }

    /** Returns the size of all files. */
    public long bytes() {
        return bytes;
    }

    public int files() {
        return files.size();
    }

    /** Tells what is in it, for people. */
    public String describe() {
        StringBuilder text = new StringBuilder();
        text.append(files.size())
                .append(files.size() == 1 ? " file, " : " files, ")
                .append(InputFile.size(bytes));
        text.append(" of ").append(root).append(" (");
        int shown = 0;
        for (String file : files.keySet()) {
            text.append(shown == 0 ? "" : ", ").append(shown == 5 ? "…" : file);
            if (shown++ == 5) {
                break;
            }
        }
        return Plain.text(text.append("), bundle ").append(digest, 0, 12).toString());
    }

    /** Writes it as a zip file. */
    public void write(Path zip) {
        try {
            BundleZip.write(files, zip);
        } catch (IOException e) {
            throw new MachineFault(zip + " cannot be written: " + MachineFault.reason(e), e);
        }
    }

    /**
     * Unpacks a zip file into a new folder.
     *
     * @throws BadInput if it is not the bundle of that name, or has something in it that no bundle has
     */
    public static void unpack(Path zip, String digest, Path folder) {
        try {
            String found = BotIdentity.ofContent(BundleZip.read(zip, folder));
            if (!found.equals(digest)) {
                throw new BadInput("The bundle " + digest + " is damaged: its content is that of " + found + ".");
            }
        } catch (IOException e) {
            throw new MachineFault("The bundle " + digest + " cannot be unpacked: " + MachineFault.reason(e), e);
        }
    }
}
