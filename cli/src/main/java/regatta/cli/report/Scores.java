package regatta.cli.report;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import regatta.core.Standing;
import regatta.host.io.Plain;

/** The end of a match in one line. */
public final class Scores {

    private Scores() {}

    /** Tells who had which score, the best first. */
    public static String text(List<String> bots, List<Standing> standings) {
        return standings.stream()
                .sorted(Comparator.comparingInt(Standing::rank))
                .map(each -> each.rank() + ". " + Plain.text(bots.get(each.seat())) + " " + each.score())
                .collect(Collectors.joining(", "));
    }
}
