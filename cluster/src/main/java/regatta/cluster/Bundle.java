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
import regatta.host.io.TerminalText;

/**
 * All files of a bot, to be sent to a worker. It is identified by its content ({@link BotIdentity#ofContent}), so bots
 * that differ only in arguments share a bundle.
 */
public final class Bundle {

    /** The size of all files. More is probably data that the bot does not need. */
    static final long MAX_BYTES = 256L << 20;

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
        if (bytes > MAX_BYTES) {
            throw new BadInput("The bot in " + root + " has " + InputFile.size(bytes) + " of files; the limit is "
                    + InputFile.size(MAX_BYTES) + ". List the unneeded files in " + IgnoreFile.NAME + ".");
        }
        digest = BotIdentity.ofContent(files);
    }

    /**
     * Collects the files of a bot.
     *
     * @return the bundle, or null for built-ins and for commands that name no file
     * @throws BadInput if the bot needs files outside its folder
     */
    public static @Nullable Bundle of(BotSpec bot) {
        if (!bot.isProgram() && bot.kind() != BotSpec.BotKind.RECORDED) {
            return null;
        }
        Path folder = bot.folder().toAbsolutePath().normalize();
        SortedMap<String, Path> files = new TreeMap<>();
        try {
            if (bot.kind() == BotSpec.BotKind.RECORDED) {
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
                    + ", outside " + folder + ", and cannot be sent to workers. Copy the file there.");
        }
        files.put(file.toString(), place);
    }

    static void requireBelow(BotSpec bot, Path folder, Path file) {
        if (!file.toAbsolutePath().normalize().startsWith(folder)) {
            throw new BadInput("Bot '" + bot.name() + "': " + file + " is not in " + folder
                    + ", and cannot be sent to workers. Start regatta in a folder above it, or name one with --dir.");
        }
    }

    /** Refuses links to folders, whose content would silently be missing. */
    private static void refuseLinkedFolders(BotSpec bot, Path folder) throws IOException {
        IgnoreFile ignored = IgnoreFile.in(folder);
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) all::iterator) {
                boolean linked = Files.isSymbolicLink(file) && Files.isDirectory(file);
                if (linked && !file.equals(folder) && !ignored.matches(folder.relativize(file))) {
                    throw new BadInput(
                            "Bot '" + bot.name() + "': " + file + " is a link to a folder, which cannot be sent to"
                                    + " workers. Copy the folder there, or list the link in " + IgnoreFile.NAME + ".");
                }
            }
        }
    }

    /** Returns the digest that identifies the bundle, in hexadecimal digits. */
    public String digest() {
        return digest;
    }

    public long bytes() {
        return bytes;
    }

    public int files() {
        return files.size();
    }

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
        return TerminalText.text(text.append("), bundle ").append(digest, 0, 12).toString());
    }

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
     * @throws BadInput if its content does not match the digest, or it has a path outside the folder
     */
    public static void unpack(Path zip, String digest, Path folder) {
        try {
            String found = BotIdentity.ofContent(BundleZip.read(zip, folder));
            if (!found.equals(digest)) {
                throw new BadInput("The bundle " + digest + " is damaged: the digest of its content is " + found + ".");
            }
        } catch (IOException e) {
            throw new MachineFault("Cannot unpack bundle " + digest + ": " + MachineFault.reason(e), e);
        }
    }
}
