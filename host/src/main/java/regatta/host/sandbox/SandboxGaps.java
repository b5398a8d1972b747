package regatta.host.sandbox;

import java.util.ArrayList;
import java.util.List;

/** The protections that this machine cannot provide, in sentences for users. */
final class SandboxGaps {

    private SandboxGaps() {}

    static List<String> of(Sandbox.Level level, Machine machine) {
        List<String> gaps = new ArrayList<>();
        if (!machine.isolates()) {
            if (!machine.hasControlGroups()) {
                gaps.add("A bot that leaves its process group and clears its environment can outlive its match.");
            }
            gaps.add("Bots see the other programs of this user and can stop or kill them, including the arena.");
            gaps.add("Bots can read the record of their own match, and read and change the files of the other bots.");
            if (!machine.setpriv()) {
                gaps.add("If the arena is killed, a bot that ignores the end of its input keeps running.");
            }
        }
        if (!machine.filters()) {
            gaps.add("The system calls of bots are not filtered: a bot can create keys and namespaces"
                    + " and use rarely needed parts of the kernel.");
        }
        if (level == Sandbox.Level.SEALED && machine.root() && !machine.canSwitchUser()) {
            gaps.add("Sealed bots run as root: only dropped capabilities and read-only mounts restrict them.");
        }
        if (level != Sandbox.Level.NONE) {
            addLimits(level, machine, gaps);
        }
        return gaps;
    }

    private static void addLimits(Sandbox.Level level, Machine machine, List<String> gaps) {
        if (!machine.hasControlGroups()) {
            gaps.add("The memory of a bot is measured ten times per second, so a bot can exceed its limit briefly;"
                    + " files in memory that no process has mapped are not counted.");
            if (machine.root()) {
                gaps.add("The number of processes is not limited, because bots run as root.");
            }
        }
        if (level == Sandbox.Level.SEALED && !machine.limitsFiles() && !machine.hasControlGroups()) {
            gaps.add("The size of each private file is limited, but not their total: this bubblewrap is too old.");
        }
    }
}
