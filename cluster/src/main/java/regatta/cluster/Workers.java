package regatta.cluster;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/** What is known of the workers: who was set aside and why, and whose machine makes bots late. One thread uses it. */
final class Workers {

    /** A worker whose matches are void as often as this is of no use. */
    private static final int LEAST_VOID = 4;

    private static final double VOID_SHARE = 0.25;

    private final Consumer<String> say;

    /** By executor, why. */
    private final Map<String, String> setAside = new TreeMap<>();

    private final Map<String, Integer> played = new TreeMap<>();
    private final Map<String, Integer> voided = new TreeMap<>();

    Workers(Consumer<String> say) {
        this.say = say;
    }

    void setAside(Answer answer, String reason) {
        String told = answer.worker() + " " + reason;
        if (setAside.putIfAbsent(answer.executor(), told) == null) {
            say.accept("A worker is set aside: " + told + (told.endsWith(".") ? "" : "."));
        }
    }

    boolean isSetAside(String executor) {
        return setAside.containsKey(executor);
    }

    boolean anySetAside() {
        return !setAside.isEmpty();
    }

    String[] setAside() {
        return setAside.keySet().toArray(String[]::new);
    }

    String[] setAsideAnd(String[] others) {
        TreeSet<String> all = new TreeSet<>(setAside.keySet());
        all.addAll(List.of(others));
        return all.toArray(String[]::new);
    }

    String reasons() {
        return String.join("; ", setAside.values());
    }

    /** Notes a match, and sets its worker aside if the machine makes bots late again and again. */
    void note(Answer answer, boolean isVoid, boolean hasOthers) {
        int matches = played.merge(answer.executor(), 1, Integer::sum);
        int bad = voided.merge(answer.executor(), isVoid ? 1 : 0, Integer::sum);
        if (isVoid && hasOthers && bad >= LEAST_VOID && bad >= VOID_SHARE * matches) {
            setAside(
                    answer,
                    "is overloaded or too slow for the clock: " + bad + " of its " + matches
                            + " matches were void, since the machine and not a bot was late");
        }
    }

    /** Tells how many matches were void, if any. */
    void tellVoids() {
        int bad = voided.values().stream().mapToInt(Integer::intValue).sum();
        int all = played.values().stream().mapToInt(Integer::intValue).sum();
        if (bad > 0) {
            say.accept(bad + " of " + all
                    + " matches were void, since a machine and not a bot was late, and were played" + " again.");
        }
    }
}
