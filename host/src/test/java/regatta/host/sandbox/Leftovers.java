package regatta.host.sandbox;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import regatta.host.process.BotProcess;
import regatta.testkit.HostileBots;

/** Starts a program that tries to outlive its match, without control groups. */
final class Leftovers {

    private static final Limits LIMITS = new Limits(256, 64, 16, 60);

    private Leftovers() {}

    /** Takes a folder, and {@code end} to close the bot or {@code wait} to wait until this program is killed. */
    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        HostileBots.unpack(folder);
        Machine machine = Machine.here().withoutControlGroups();
        BotProcess process = start(folder, machine);
        process.output().readNBytes("ready\n".length());
        out.println("ready");
        if (arguments[1].equals("wait")) {
            new CountDownLatch(1).await();
        }
        process.close();
        out.println(HostileBots.survivors(folder));
    }

    private static BotProcess start(Path folder, Machine machine) throws IOException {
        List<String> command = List.of("/usr/bin/python3", "stays.py");
        Sandbox sandbox = new Sandbox(Sandbox.Level.LIMITS, machine, LIMITS);
        return BotProcess.start(command, VisibleFiles.of(command, folder), sandbox);
    }
}
