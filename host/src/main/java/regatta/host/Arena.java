package regatta.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.BuiltInSeat;
import regatta.core.Fingerprint;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.RecordedSeat.Said;
import regatta.core.Rules;

/** Plays matches: seats the bots, keeps the clocks and the record, and cleans up. */
public final class Arena {

    /** Hears how a match goes. */
    public interface Listener {

        /** A turn was played. */
        void turnPlayed(int turn, int turnLimit);
    }

    private Arena() {}

    /**
     * Plays a match in the calling thread. Interrupting that thread ends the match early; what was recorded stays.
     *
     * @throws BadInput if the plan cannot be carried out
     */
    public static MatchReport play(MatchPlan plan, Listener listener) {
        return playUnwatched(plan, plan.game().open(plan.scenario()), listener);
    }

    private static <P extends Position<P>> MatchReport playUnwatched(
            MatchPlan plan, Rules<P> rules, Listener listener) {
        return play(plan, rules, List.of(), listener);
    }

    /** Plays a match by rules that were opened for it, with others watching. */
    public static <P extends Position<P>> MatchReport play(
            MatchPlan plan, Rules<P> rules, List<? extends Match.Watcher<P>> watchers, Listener listener) {
        P position = rules.start();
        if (plan.bots().size() != position.seats()) {
            throw seats(plan, position);
        }
        List<HostSeat<P>> seats = new ArrayList<>();
        long began = System.nanoTime();
        try (StallProbe probe = new StallProbe();
                MatchLog<P> log = new MatchLog<>(seats, writer(plan, position), listener)) {
            for (int seat = 0; seat < position.seats(); seat++) {
                seats.add(seat(plan, rules, position, seat, probe));
            }
            List<Match.Watcher<P>> all = new ArrayList<>(watchers);
            all.add(log);
            Match<P> match = new Match<>(rules, position, seats, Watchers.of(all));
            while (!position.over() && !Thread.currentThread().isInterrupted() && !log.interrupted()) {
                log.guard(match::turn);
            }
            seats.forEach(HostSeat::close);
            return log.report(plan, position, rules.standings(position), System.nanoTime() - began);
        } finally {
            seats.forEach(HostSeat::close);
        }
    }

    /** Plays what was said elsewhere, to keep a record of it. */
    public static MatchReport retell(MatchPlan plan, List<List<Said>> said) {
        return retell(plan, plan.game().open(plan.scenario()), said);
    }

    private static <P extends Position<P>> MatchReport retell(MatchPlan plan, Rules<P> rules, List<List<Said>> said) {
        P position = rules.start();
        List<HostSeat<P>> seats = new ArrayList<>();
        RecordedSeat.<P>all(said).forEach(seat -> seats.add(new InProcessSeat<>(seat)));
        try (MatchLog<P> log = new MatchLog<>(seats, writer(plan, position), (turn, limit) -> {})) {
            new Match<>(rules, position, seats, log).play();
            return log.report(plan, position, rules.standings(position), 0);
        }
    }

    /** Writes the record of a match that is yet to be played: who will play what. */
    public static void announce(MatchPlan plan) {
        Position<?> start = plan.game().open(plan.scenario()).start();
        if (plan.bots().size() != start.seats()) {
            throw seats(plan, start);
        }
        RecordWriter writer = writer(plan, start);
        if (writer != null) {
            writer.close();
        }
    }

    private static BadInput seats(MatchPlan plan, Position<?> start) {
        return new BadInput("This scenario has " + start.seats() + " seats, but "
                + plan.bots().size() + " bots are given.");
    }

    private static @Nullable RecordWriter writer(MatchPlan plan, Position<?> start) {
        if (plan.record() == null) {
            return null;
        }
        RecordHeader header = new RecordHeader(
                RecordHeader.FORMAT,
                plan.game().info().rulesVersion(),
                plan.scenario(),
                plan.bots().stream().map(BotSpec::text).toList(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                Fingerprint.text(start.fingerprint()));
        try {
            return new RecordWriter(plan.record(), header);
        } catch (UncheckedIOException e) {
            throw new BadInput("The record cannot be written: " + e.getMessage() + ".");
        }
    }

    private static <P extends Position<P>> HostSeat<P> seat(
            MatchPlan plan, Rules<P> rules, P position, int seat, StallProbe probe) {
        BotSpec bot = plan.bots().get(seat);
        return switch (bot.kind()) {
            case BUILT_IN ->
                new InProcessSeat<>(BuiltInSeat.of(plan.game(), plan.scenario(), rules, position, seat, bot.text()));
            case RECORDED -> new InProcessSeat<P>(recorded(plan, bot));
            case PERSON ->
                throw new BadInput("A person plays in a page: regatta play "
                        + plan.game().info().id() + " human BOT.");
            case COMMAND -> process(plan, rules, seat, bot.shellCommand(), probe);
            case JAR -> {
                List<String> command = new ArrayList<>(plan.jarCommand());
                command.add(bot.folder().resolve(bot.text()).toString());
                yield process(plan, rules, seat, command, probe);
            }
        };
    }

    private static <P extends Position<P>> RecordedSeat<P> recorded(MatchPlan plan, BotSpec bot) {
        MatchRecord record = MatchRecord.read(bot.recordFile());
        String game = record.header().scenario().game();
        if (!game.equals(plan.game().info().id())) {
            throw new BadInput("Bot '" + bot.text() + "': the record is of " + game + ", not of "
                    + plan.game().info().id() + ".");
        }
        int seat = bot.recordSeat();
        if (seat < 0 || seat >= record.said().size()) {
            throw new BadInput("Bot '" + bot.text() + "': the record has seats 0 to "
                    + (record.said().size() - 1) + ".");
        }
        return new RecordedSeat<>(record.said().get(seat));
    }

    private static <P extends Position<P>> HostSeat<P> process(
            MatchPlan plan, Rules<P> rules, int seat, List<String> command, StallProbe probe) {
        BotSpec bot = plan.bots().get(seat);
        try {
            BotProcess process = BotProcess.start(command, bot.folder(), plan.sandbox());
            return new ProcessSeat<>(rules, seat, plan.game().info().terms(), plan.time(), probe, process);
        } catch (IOException e) {
            throw new BadInput("Bot '" + bot.text() + "' cannot be started: " + e.getMessage() + ".");
        }
    }
}
