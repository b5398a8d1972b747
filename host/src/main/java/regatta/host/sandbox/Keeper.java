package regatta.host.sandbox;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keeps track of a bot where it cannot have a space of processes of its own: a small program between the arena and the bot,
 * to which the system hands over all that the bot leaves behind (a subreaper, in the words of Linux), so that it is still
 * found below it. When the bot or the arena ends it ends them all. Java cannot ask for that, Perl can, and most systems
 * have it.
 */
final class Keeper {

    /** The number of the system call prctl, by the name Java has for the processor. */
    private static final Map<String, Integer> PRCTL = Map.of("amd64", 157, "aarch64", 167, "riscv64", 167);

    private static final String SCRIPT = """
            my $prctl = shift;
            syscall($prctl, 36, 1, 0, 0, 0) == 0 or exit 125;
            syscall($prctl, 1, 15, 0, 0, 0) == 0 or exit 125;
            sub below {
                my ($top, %children) = (shift);
                for my $file (glob "/proc/[0-9]*/stat") {
                    open(my $in, "<", $file) or next;
                    my $line = <$in> // "";
                    $line =~ /^(\\d+) .*\\) (\\S) (\\d+) /s and $2 ne "Z" and push @{$children{$3}}, $1;
                }
                my @found = @{$children{$top} // []};
                for (my $i = 0; $i < @found; $i++) { push @found, @{$children{$found[$i]} // []}; }
                return @found;
            }
            sub finish {
                for (1 .. 200) {
                    my @left = below($$) or last;
                    kill "STOP", @left;
                    kill "KILL", @left;
                    1 while waitpid(-1, 1) > 0;
                }
                my $status = shift;
                exit($status & 127 ? 128 + ($status & 127) : $status >> 8);
            }
            $SIG{TERM} = sub { finish(9) };
            my $bot = fork // exit 125;
            if ($bot == 0) { $SIG{TERM} = "DEFAULT"; exec { $ARGV[0] } @ARGV or exit 127; }
            close STDIN; close STDOUT; close STDERR;
            while ((my $ended = waitpid(-1, 0)) > 0) { finish($?) if $ended == $bot; }
            finish(0);
            """;

    private Keeper() {}

    /** Returns the words before a command that make it be kept track of. */
    static List<String> words() {
        return List.of("perl", "-e", SCRIPT, "--", String.valueOf(prctl()));
    }

    static @Nullable Integer prctl() {
        return PRCTL.get(System.getProperty("os.arch", ""));
    }
}
