package regatta.host.sandbox;

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
                    gaps.add(
                            "Bots can read the record of their own match, and read and change the files of the other bots.");
                }
            }
            case KEEPER -> {
                gaps.add("A bot that attacks the program that keeps track of it may outlive its match.");
                gaps.add("Bots see the other programs of this user and can stop or end them, the arena too.");
                gaps.add(
                        "Bots can read the record of their own match, and read and change the files of the other bots.");
            }
            case NONE -> {
                if (!machine.canCage()) {
                    gaps.add("A bot that leaves its process group and empties its environment outlives its match.");
                }
                gaps.add("Bots see the other programs of this user and can stop or end them, the arena too.");
                gaps.add(
                        "Bots can read the record of their own match, and read and change the files of the other bots.");
                if (!machine.setpriv()) {
                    gaps.add("If the arena is killed, a bot that ignores the end of its input lives on.");
                }
            }
        }
        if (!machine.filters()) {
            gaps.add("The system calls of bots are not filtered: a bot can create keys and namespaces"
                    + " and use parts of the kernel that no bot needs.");
        }
        if (level == Sandbox.Level.SEALED && machine.root() && !machine.becomesOther()) {
            gaps.add(
                    "Sealed bots run as root: nothing but their lack of capabilities and read-only mounts restrains them.");
        }
        if (level != Sandbox.Level.NONE) {
            addLimits(level, machine, gaps);
        }
        return gaps;
    }

    private static void addLimits(Sandbox.Level level, Machine machine, List<String> gaps) {
        if (!machine.canCage()) {
            gaps.add("The memory of a bot is measured ten times per second, so a bot can exceed its limit for a moment;"
                    + " memory files that no process has mapped are not counted.");
            if (machine.root()) {
                gaps.add("Nothing limits how many processes a bot starts, because it runs as root.");
            }
        }
        if (level == Sandbox.Level.SEALED && !machine.sizesFiles() && !machine.canCage()) {
            gaps.add("The private files of a bot are limited one by one only: this bubblewrap is too old for more.");
        }
    }
}
