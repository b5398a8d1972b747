package regatta.host.sandbox;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import regatta.host.io.MachineFault;

/**
 * The seccomp filter of every bot that bubblewrap starts: a BPF program that refuses the system calls with which a bot
 * could leave its namespaces, type into a terminal, leave keys behind, or reach rarely needed parts of the kernel.
 * Everything else is allowed.
 *
 * <p>A refused call fails as if the kernel did not have it, so that language runtimes fall back to older calls.
 */
final class SystemCallFilter {

    private static final int NONE = -1;

    /** The refused calls, with their numbers on x86-64, i386 and ARM64. */
    private enum Call {
        UNSHARE(272, 310, 97),
        SETNS(308, 346, 268),
        CLONE3(435, 435, 435),
        MOUNT(165, 21, 40),
        UMOUNT(166, 52, 39),
        UMOUNT_OLD(NONE, 22, NONE),
        PIVOT_ROOT(155, 217, 41),
        CHROOT(161, 61, 51),
        OPEN_TREE(428, 428, 428),
        MOVE_MOUNT(429, 429, 429),
        FSOPEN(430, 430, 430),
        FSCONFIG(431, 431, 431),
        FSMOUNT(432, 432, 432),
        FSPICK(433, 433, 433),
        MOUNT_SETATTR(442, 442, 442),
        ADD_KEY(248, 286, 217),
        REQUEST_KEY(249, 287, 218),
        KEYCTL(250, 288, 219),
        IO_URING_SETUP(425, 425, 425),
        IO_URING_ENTER(426, 426, 426),
        IO_URING_REGISTER(427, 427, 427),
        USERFAULTFD(323, 374, 282),
        BPF(321, 357, 280),
        PERF_EVENT_OPEN(298, 336, 241),
        KEXEC_LOAD(246, 283, 104),
        OPEN_BY_HANDLE_AT(304, 342, 265);

        private final int x86;
        private final int i386;
        private final int arm;

        Call(int x86, int i386, int arm) {
            this.x86 = x86;
            this.i386 = i386;
            this.arm = arm;
        }

        int number(Architecture architecture) {
            return switch (architecture) {
                case X86_64 -> x86;
                case I386 -> i386;
                case ARM64 -> arm;
            };
        }
    }

    /** A processor architecture: its audit number, and the two calls of which only some uses are refused. */
    private enum Architecture {
        X86_64(0xC000003E, 56, 16),
        I386(0x40000003, 120, 54),
        ARM64(0xC00000B7, 220, 29);

        final int audit;
        final int clone;
        final int ioctl;

        Architecture(int audit, int clone, int ioctl) {
            this.audit = audit;
            this.clone = clone;
            this.ioctl = ioctl;
        }
    }

    /** All flags of {@code clone} that create a namespace. */
    private static final int CLONE_NAMESPACES = 0x7E020000;

    /** The requests that insert characters into a terminal's input. */
    private static final List<Integer> TERMINAL_INPUT = List.of(0x5412, 0x541C);

    /** The bit of x86-64's second set of system calls (x32), which would bypass the numbers above. */
    private static final int X32_BIT = 0x40000000;

    private static final int ALLOW = 0x7FFF0000;
    private static final int NOT_IMPLEMENTED = 0x00050000 | 38;
    private static final int NOT_PERMITTED = 0x00050000 | 1;

    private static final int LOAD = 0x20;
    private static final int AND = 0x54;
    private static final int JUMP_IF_EQUAL = 0x15;
    private static final int JUMP_IF_AT_LEAST = 0x35;
    private static final int RETURN = 0x06;

    private static final int NUMBER_OFFSET = 0;
    private static final int ARCHITECTURE_OFFSET = 4;
    private static final int FIRST_ARGUMENT_OFFSET = 16;
    private static final int SECOND_ARGUMENT_OFFSET = 24;

    private static final class Holder {
        static final Path FILE = write();
    }

    private final List<long[]> program = new ArrayList<>();

    private SystemCallFilter() {}

    static Path file() {
        return Holder.FILE;
    }

    private static Path write() {
        try {
            return Files.write(PrivateFolder.path().resolve("filter"), program());
        } catch (IOException e) {
            throw new MachineFault("Cannot write the system call filter: " + MachineFault.reason(e), e);
        }
    }

    static boolean isKnownHere() {
        return List.of("amd64", "aarch64").contains(architecture());
    }

    private static String architecture() {
        return System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
    }

    /** Returns the program for this processor in the form that bubblewrap reads. */
    static byte[] program() {
        SystemCallFilter filter = new SystemCallFilter();
        filter.add(LOAD, ARCHITECTURE_OFFSET);
        for (Architecture architecture : Architecture.values()) {
            filter.addArchitecture(architecture);
        }
        filter.add(RETURN, NOT_PERMITTED); // unknown architecture
        ByteBuffer bytes = ByteBuffer.allocate(8 * filter.program.size()).order(ByteOrder.nativeOrder());
        for (long[] step : filter.program) {
            bytes.putShort((short) step[0]).put((byte) step[1]).put((byte) step[2]);
            bytes.putInt((int) step[3]);
        }
        return bytes.array();
    }

    /** Adds the checks of one architecture, which the others skip. */
    private void addArchitecture(Architecture architecture) {
        SystemCallFilter checks = new SystemCallFilter();
        checks.addChecks(architecture);
        program.add(new long[] {JUMP_IF_EQUAL, 0, checks.program.size(), architecture.audit});
        program.addAll(checks.program);
    }

    private void addChecks(Architecture architecture) {
        add(LOAD, NUMBER_OFFSET);
        if (architecture == Architecture.X86_64) {
            program.add(new long[] {JUMP_IF_AT_LEAST, 0, 1, X32_BIT});
            add(RETURN, NOT_IMPLEMENTED);
        }
        for (Call call : Call.values()) {
            int number = call.number(architecture);
            if (number != NONE) {
                addRefusal(number, NOT_IMPLEMENTED);
            }
        }
        program.add(new long[] {JUMP_IF_EQUAL, 0, 5, architecture.clone});
        add(LOAD, FIRST_ARGUMENT_OFFSET);
        add(AND, CLONE_NAMESPACES);
        program.add(new long[] {JUMP_IF_EQUAL, 1, 0, 0});
        add(RETURN, NOT_PERMITTED);
        add(RETURN, ALLOW);
        program.add(new long[] {JUMP_IF_EQUAL, 0, 1 + 2 * TERMINAL_INPUT.size(), architecture.ioctl});
        add(LOAD, SECOND_ARGUMENT_OFFSET);
        TERMINAL_INPUT.forEach(request -> addRefusal(request, NOT_PERMITTED));
        add(RETURN, ALLOW);
    }

    /** Adds a check of two instructions that refuses a value. */
    private void addRefusal(int value, int answer) {
        program.add(new long[] {JUMP_IF_EQUAL, 0, 1, value});
        add(RETURN, answer);
    }

    private void add(int code, int value) {
        program.add(new long[] {code, 0, 0, value});
    }
}
