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

/** Starts a program that wants to stay, held together by one of the means there are, as whoever runs this. */
final class Leftovers {

    private static final Limits LIMITS = new Limits(256, 64, 16, 60);

    private Leftovers() {}

    /** Takes a folder, an enclosure, and whether to end the program or to wait until somebody ends this one. */
    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        HostileBots.unpack(folder);
        Machine machine = Machine.here().with(Machine.Enclosure.valueOf(arguments[1]), false);
        BotProcess process = start(folder, machine);
        process.output().readNBytes("ready\n".length());
        out.println("ready");
        if (arguments[2].equals("wait")) {
            new CountDownLatch(1).await();
        }
        process.close();
        out.println(HostileBots.survivors(folder));
    }

    private static BotProcess start(Path folder, Machine machine) throws IOException {
        List<String> command = List.of("/usr/bin/python3", "stays.py");
        Sandbox sandbox = new Sandbox(Sandbox.Level.LIMITS, machine, LIMITS);
        return BotProcess.start(command, Grounds.of(command, folder), sandbox);
    }
}
