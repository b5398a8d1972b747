package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The description of a game.
 *
 * @param id the name in scenarios and commands, such as {@code go}
 * @param title the name shown to users
 * @param summary a description in one line
 * @param rulesVersion a number that changes whenever the same scenario and orders can lead to another match
 * @param ruleSets the rule sets; the first is the default
 * @param options the options of its scenarios
 * @param terms the protocol between its bots and the arena
 */
public record GameInfo(
        String id,
        String title,
        String summary,
        int rulesVersion,
        List<RuleSet> ruleSets,
        List<Option> options,
        ProtocolTerms terms) {

    /** A variant of the rules. */
    public record RuleSet(String id, String summary) {}

    /**
     * An option of a scenario. {@link #number}, {@link #on} and {@link #word} check the values of scenarios against
     * this declaration, which is also shown to users.
     *
     * @param values the valid values, for users: {@code 1..16}, {@code large | small}
     * @param defaultValue the value if the option is missing, for users
     * @param kind how a command line converts its argument to the value
     * @param role the meaning of the option for code that knows no game
     * @param min the smallest valid number, for numbers
     * @param max the largest valid number, for numbers
     * @param words the valid words, the default first, for words
     */
    public record Option(
            String key,
            String values,
            String defaultValue,
            String summary,
            ValueKind kind,
            Role role,
            long min,
            long max,
            List<String> words) {

        /** The meaning of an option for code that knows no game, such as for drawing seeds or choosing boards. */
        public enum Role {
            SEED,
            SEATS,
            /** The board as text, instead of a random one. */
            BOARD,
            /** A start position, instead of a random one. */
            START,
            TURNS,
            /** Whether a random board is symmetric, so that all seats are equal. Comparisons set this by default. */
            SYMMETRIC,
            OTHER
        }

        /** The source of an option's value. */
        public enum ValueKind {
            TEXT,
            /** The text on the command line names a file, and the value is its content. */
            FILE,
            /** Like {@link #FILE} if the text contains a dot or a slash, else like {@link #TEXT}. */
            FILE_OR_WORD
        }

        private Option(String key, String values, String defaultValue, String summary, ValueKind kind) {
            this(key, values, defaultValue, summary, kind, Role.OTHER, 0, 0, List.of());
        }

        public static Option text(String key, String values, String defaultValue, String summary) {
            return new Option(key, values, defaultValue, summary, ValueKind.TEXT);
        }

        public static Option fileOrWord(String key, String values, String defaultValue, String summary) {
            return new Option(key, values, defaultValue, summary, ValueKind.FILE_OR_WORD);
        }

        public static Option file(String key, String defaultValue, String summary) {
            return new Option(key, "FILE", defaultValue, summary, ValueKind.FILE);
        }

        public static Option number(String key, long defaultValue, long min, long max, String summary) {
            String range = min + ".." + max;
            String shown = String.valueOf(defaultValue);
            return new Option(key, range, shown, summary, ValueKind.TEXT, Role.OTHER, min, max, List.of());
        }

        /** Returns an option whose value is one of {@code words}; the first is the default. */
        public static Option word(String key, List<String> words, String summary) {
            String either = String.join(" | ", words);
            return new Option(key, either, words.get(0), summary, ValueKind.TEXT, Role.OTHER, 0, 0, words);
        }

        /** Returns an option that is off by default. */
        public static Option onOff(String key, String summary) {
            return text(key, "true | false", "false", summary);
        }

        public Option as(Role other) {
            return new Option(key, values, defaultValue, summary, kind, other, min, max, words);
        }

        /** Returns the same option with other values and default for users, for rule sets that differ. */
        public Option shownAs(String otherValues, String otherDefault) {
            return new Option(key, otherValues, otherDefault, summary, kind, role, min, max, words);
        }

        public boolean in(Scenario scenario) {
            return scenario.option(key) != null;
        }

        /**
         * Returns the number set by {@code scenario}, or the default.
         *
         * @throws BadInput if it is out of range
         */
        public long number(Scenario scenario) {
            return number(scenario, Long.parseLong(defaultValue));
        }

        /** Returns the number set by {@code scenario}, or {@code defaultValue}. */
        public long number(Scenario scenario, long defaultValue) {
            return scenario.number(key, defaultValue, min, max);
        }

        /** Returns the word set by {@code scenario}, or the default. */
        public String word(Scenario scenario) {
            return scenario.word(key, words);
        }

        public boolean on(Scenario scenario) {
            return scenario.on(key);
        }
    }

    /**
     * The protocol between a bot and the arena.
     *
     * @param firstMillis the default time limit of the first answer
     * @param turnMillis the default time limit of later answers
     * @param maxAnswerBytes the size of an answer
     * @param carriageReturnEndsLine whether a carriage return ends a line, like a line feed
     * @param faultsAreFinal whether a bot is out after its first fault
     * @param thinkTurns the number of turns that a built-in may simulate per answer if its budget is not a clock
     */
    public record ProtocolTerms(
            int firstMillis,
            int turnMillis,
            int maxAnswerBytes,
            boolean carriageReturnEndsLine,
            boolean faultsAreFinal,
            int thinkTurns) {

        /** Returns terms with these time limits, answers of up to a megabyte, and final faults. */
        public static ProtocolTerms ofMillis(int first, int turn) {
            return new ProtocolTerms(first, turn, 1 << 20, false, true, 5_000);
        }

        public ProtocolTerms withAnswerBytes(int max) {
            return new ProtocolTerms(firstMillis, turnMillis, max, carriageReturnEndsLine, faultsAreFinal, thinkTurns);
        }

        public ProtocolTerms withCarriageReturns() {
            return new ProtocolTerms(firstMillis, turnMillis, maxAnswerBytes, true, faultsAreFinal, thinkTurns);
        }

        public ProtocolTerms withFaultsForgiven() {
            return new ProtocolTerms(
                    firstMillis, turnMillis, maxAnswerBytes, carriageReturnEndsLine, false, thinkTurns);
        }

        public ProtocolTerms withThinkTurns(int turns) {
            return new ProtocolTerms(
                    firstMillis, turnMillis, maxAnswerBytes, carriageReturnEndsLine, faultsAreFinal, turns);
        }
    }

    public boolean hasOption(String key) {
        return options.stream().anyMatch(option -> option.key().equals(key));
    }

    /** Returns the option with a role, or null if the game has none. */
    public @Nullable Option option(Option.Role role) {
        for (Option option : options) {
            if (option.role() == role) {
                return option;
            }
        }
        return null;
    }

    public boolean offers(Option.Role role) {
        return option(role) != null;
    }

    /** Returns the value of the option with a role in {@code scenario}, or null if it is not set. */
    public @Nullable String value(Scenario scenario, Option.Role role) {
        Option option = option(role);
        return option == null ? null : scenario.option(option.key());
    }

    /** Returns {@code scenario} with the option of a role set, or unchanged if the game has no such option. */
    public Scenario with(Scenario scenario, Option.Role role, Object value) {
        Option option = option(role);
        return option == null ? scenario : scenario.with(option.key(), String.valueOf(value));
    }

    /**
     * Returns {@code scenario} with {@code later} added to its random seed, which is 1 if not set. The result skips
     * zero, which is not a seed in every game.
     *
     * @throws BadInput if its seed is not a number
     */
    public Scenario withLaterSeed(Scenario scenario, long later) {
        Option option = option(Option.Role.SEED);
        if (option == null || later == 0 && scenario.option(option.key()) != null) {
            return scenario;
        }
        long first = scenario.number(option.key(), 1, Long.MIN_VALUE, Long.MAX_VALUE);
        long seed = first + later;
        boolean passedZero = first < 0 && seed >= 0;
        return scenario.with(option.key(), String.valueOf(passedZero ? seed + 1 : seed));
    }

    /** Returns {@code scenario} with the option of a role set, unless it is set or the game has no such option. */
    public Scenario withDefault(Scenario scenario, Option.Role role, Object value) {
        return value(scenario, role) == null ? with(scenario, role, value) : scenario;
    }

    /** Returns {@code scenario} with a symmetric board, if the game can draw one and the scenario has no board. */
    public Scenario symmetric(Scenario scenario) {
        boolean drawn = value(scenario, Option.Role.BOARD) == null && value(scenario, Option.Role.START) == null;
        return drawn ? withDefault(scenario, Option.Role.SYMMETRIC, "true") : scenario;
    }

    /**
     * Returns the rule set of {@code scenario}, after checking that all its options are known.
     *
     * @throws BadInput if the rule set or an option is unknown
     */
    public RuleSet check(Scenario scenario) {
        List<String> keys = options.stream().map(Option::key).toList();
        for (String key : scenario.options().keySet()) {
            if (!keys.contains(key)) {
                throw BadInput.unknown(id + " option", key, keys);
            }
        }
        return ruleSet(scenario.rules());
    }

    /**
     * Returns the rule set with an id, or the default one for an empty id.
     *
     * @throws BadInput if it is unknown
     */
    public RuleSet ruleSet(String name) {
        if (name.isEmpty()) {
            return ruleSets.get(0);
        }
        for (RuleSet ruleSet : ruleSets) {
            if (ruleSet.id().equals(name)) {
                return ruleSet;
            }
        }
        throw BadInput.unknown(
                id + " rule set", name, ruleSets.stream().map(RuleSet::id).toList());
    }
}
