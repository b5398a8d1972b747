package regatta.host;

import java.util.ArrayList;
import java.util.List;

/** What this machine cannot keep bots from, said plainly. */
final class Gaps {

    private Gaps() {}

    static List<String> of(Sandbox.Level level, Machine machine) {
        List<String> gaps = new ArrayList<>();
        switch (machine.enclosure()) {
            case BUBBLEWRAP -> {}
            case UNSHARE -> {
                if (!machine.root()) {
                    gaps.add("Bots can read the record of their own match and the files of the other seats.");
                }
            }
            case KEEPER -> {
                gaps.add("A bot that attacks the program that keeps track of it may outlive its match.");
                gaps.add("Bots see the other programs of this user and can stop or end them, the arena too.");
                gaps.add("Bots can read the record of their own match and the files of the other seats.");
            }
            case NONE -> {
                if (!machine.canCage()) {
                    gaps.add("A bot that leaves its process group and empties its environment outlives its match.");
                }
                gaps.add("Bots see the other programs of this user and can stop or end them, the arena too.");
                gaps.add("Bots can read the record of their own match and the files of the other seats.");
                if (!machine.setpriv()) {
                    gaps.add("If the arena is killed, a bot that ignores the end of its input lives on.");
                }
            }
        }
        if (level != Sandbox.Level.NONE) {
            addLimits(level, machine, gaps);
        }
        return gaps;
    }

    private static void addLimits(Sandbox.Level level, Machine machine, List<String> gaps) {
        if (!machine.prlimit()) {
            gaps.add("Nothing limits the memory, files and processor time of a bot.");
        } else if (!machine.canCage()) {
            gaps.add("The memory limit holds for each process of a bot, not for all of them together,"
                    + " and not for memory that processes share.");
            if (machine.root()) {
                gaps.add("Nothing limits how many processes a bot starts, because it runs as root.");
            }
        }
        if (level == Sandbox.Level.SEALED && !machine.sizesFiles() && !machine.canCage()) {
            gaps.add("The private files of a bot are limited one by one only: this bubblewrap is too old for more.");
        }
    }
}
