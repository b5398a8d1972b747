package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a game says about itself.
 *
 * @param id the name in scenarios and commands, such as {@code go}
 * @param title the name people know it by
 * @param summary what it is about, in one line
 * @param rulesVersion changes whenever an equal scenario with equal orders could give another match
 * @param ruleSets the rules it can be played by; the first is the default
 * @param options the keys its scenarios understand
 * @param terms what its bots and the arena may expect of each other
 */
public record GameInfo(
        String id,
        String title,
        String summary,
        int rulesVersion,
        List<RuleSet> ruleSets,
        List<Option> options,
        Terms terms) {

    /** One way to play a game. */
    public record RuleSet(String id, String summary) {}

    /**
     * A key of a scenario. This is the one place that describes it: {@link #number}, {@link #on} and {@link #word} read and
     * check what a scenario gives by the same declaration that people are shown.
     *
     * @param values what may be given, for people: {@code 1..16}, {@code large | small}
     * @param standard what holds when the key is absent, for people
     * @param kind how a command line turns its argument into the value
     * @param role what it means to those who know no game
     * @param least the smallest number that may be given, if numbers are
     * @param most the largest
     * @param words the words that may be given, the default first, if words are
     */
    public record Option(
            String key,
            String values,
            String standard,
            String summary,
            Kind kind,
            Role role,
            long least,
            long most,
            List<String> words) {

        /** What an option means to those who know no game: who draws seeds, counts seats or names boards. */
        public enum Role {
            /** What chance is drawn from: another value is another match. */
            SEED,
            /** How many bots play. */
            SEATS,
            /** The board as text, instead of one drawn by the seed. */
            BOARD,
            /** A position to begin at, instead of one drawn by the seed. */
            START,
            /** How many turns are played at most. */
            TURNS,
            /** Whether a drawn board is the same for all seats: what strength is compared on, unless told otherwise. */
            ALIKE,
            /** The game's own affair. */
            OTHER
        }

        /** Where the value of an option comes from. */
        public enum Kind {
            /** The value is the text itself. */
            TEXT,
            /** On a command line the text names a file; the value is the content of that file. */
            FILE,
            /** As {@link #FILE} if the text has a dot or a slash in it; otherwise the value is the text itself. */
            FILE_OR_WORD
        }

        private Option(String key, String values, String standard, String summary, Kind kind) {
            this(key, values, standard, summary, kind, Role.OTHER, 0, 0, List.of());
        }

        public static Option text(String key, String values, String standard, String summary) {
            return new Option(key, values, standard, summary, Kind.TEXT);
        }

        public static Option fileOrWord(String key, String values, String standard, String summary) {
            return new Option(key, values, standard, summary, Kind.FILE_OR_WORD);
        }

        public static Option file(String key, String standard, String summary) {
            return new Option(key, "FILE", standard, summary, Kind.FILE);
        }

        /** A whole number. */
        public static Option number(String key, long standard, long least, long most, String summary) {
            String range = least + ".." + most;
            String usual = String.valueOf(standard);
            return new Option(key, range, usual, summary, Kind.TEXT, Role.OTHER, least, most, List.of());
        }

        /** One of some words, of which the first is the default. */
        public static Option word(String key, List<String> words, String summary) {
            String either = String.join(" | ", words);
            return new Option(key, either, words.get(0), summary, Kind.TEXT, Role.OTHER, 0, 0, words);
        }

        /** A switch, which is off unless it is given. */
        public static Option onOff(String key, String summary) {
            return text(key, "true | false", "false", summary);
        }

        /** Returns the same option with a role. */
        public Option as(Role other) {
            return new Option(key, values, standard, summary, kind, other, least, most, words);
        }

        /** Returns the same option, described in other words where rule sets differ or the default is not fixed. */
        public Option shownAs(String otherValues, String otherStandard) {
            return new Option(key, otherValues, otherStandard, summary, kind, role, least, most, words);
        }

        /** Returns whether {@code scenario} gives a value. */
        public boolean in(Scenario scenario) {
            return scenario.option(key) != null;
        }

        /**
         * Returns the number that {@code scenario} gives, or the default.
         *
         * @throws BadInput if it is out of range
         */
        public long number(Scenario scenario) {
            return number(scenario, Long.parseLong(standard));
        }

        /** The same with a default of the moment. */
        public long number(Scenario scenario, long usual) {
            return scenario.number(key, usual, least, most);
        }

        /** Returns the word that {@code scenario} gives, or the default. */
        public String word(Scenario scenario) {
            return scenario.word(key, words);
        }

        /** Returns whether {@code scenario} switches it on. */
        public boolean on(Scenario scenario) {
            return scenario.on(key);
        }
    }

    /**
     * What a bot and the arena may expect of each other.
     *
     * @param firstMillis how long a bot may take for its first answer, unless a match says otherwise
     * @param turnMillis how long it may take for each later one
     * @param mostAnswerBytes how long one answer may be
     * @param carriageReturnEndsLine whether a carriage return ends a line as a line feed does
     * @param faultsAreFinal whether a bot that failed once is out for good
     * @param thinkTurns how many turns a built-in may simulate for one answer where nobody looks at the clock
     */
    public record Terms(
            int firstMillis,
            int turnMillis,
            int mostAnswerBytes,
            boolean carriageReturnEndsLine,
            boolean faultsAreFinal,
            int thinkTurns) {

        /** The time for the first answer and for each later one; answers up to a megabyte, and a fault is final. */
        public static Terms ofMillis(int first, int turn) {
            return new Terms(first, turn, 1 << 20, false, true, 5_000);
        }

        public Terms withAnswerBytes(int most) {
            return new Terms(firstMillis, turnMillis, most, carriageReturnEndsLine, faultsAreFinal, thinkTurns);
        }

        /** Lets a carriage return end a line as a line feed does. */
        public Terms withCarriageReturns() {
            return new Terms(firstMillis, turnMillis, mostAnswerBytes, true, faultsAreFinal, thinkTurns);
        }

        /** Lets a bot that failed play on. */
        public Terms withFaultsForgiven() {
            return new Terms(firstMillis, turnMillis, mostAnswerBytes, carriageReturnEndsLine, false, thinkTurns);
        }

        public Terms withThinkTurns(int turns) {
            return new Terms(firstMillis, turnMillis, mostAnswerBytes, carriageReturnEndsLine, faultsAreFinal, turns);
        }
    }

    /** Returns whether scenarios of this game understand a key. */
    public boolean hasOption(String key) {
        return options.stream().anyMatch(option -> option.key().equals(key));
    }

    /** Returns the option of a role, or null if the game has none. */
    public @Nullable Option option(Option.Role role) {
        for (Option option : options) {
            if (option.role() == role) {
                return option;
            }
        }
        return null;
    }

    /** Returns whether scenarios of this game have an option of that role. */
    public boolean offers(Option.Role role) {
        return option(role) != null;
    }

    /** Returns what {@code scenario} gives for the option of a role, or null if it gives nothing. */
    public @Nullable String value(Scenario scenario, Option.Role role) {
        Option option = option(role);
        return option == null ? null : scenario.option(option.key());
    }

    /** Returns {@code scenario} with the option of a role set; without it if the game does not offer one. */
    public Scenario with(Scenario scenario, Option.Role role, Object value) {
        Option option = option(role);
        return option == null ? scenario : scenario.with(option.key(), String.valueOf(value));
    }

    /**
     * Returns {@code scenario} with a seed so many after its own; where it has none, after 1. Zero is passed over: it is no
     * seed in every game.
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

    /** Returns {@code scenario} with the option of a role set, unless it gives one already or the game offers none. */
    public Scenario withUsual(Scenario scenario, Option.Role role, Object value) {
        return value(scenario, role) == null ? with(scenario, role, value) : scenario;
    }

    /** Returns {@code scenario} with a board that is the same for all seats, where the game can draw such and nobody typed it. */
    public Scenario alike(Scenario scenario) {
        boolean drawn = value(scenario, Option.Role.BOARD) == null && value(scenario, Option.Role.START) == null;
        return drawn ? withUsual(scenario, Option.Role.ALIKE, "true") : scenario;
    }

    /**
     * Returns the rule set that {@code scenario} asks for, after checking that every key of it is known.
     *
     * @throws BadInput if the rule set or a key is unknown
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
     * Returns the rule set of that id; for an empty one the default.
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
