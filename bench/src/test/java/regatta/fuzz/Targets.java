package regatta.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import regatta.core.Answer;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Events;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Match;
import regatta.core.Mirror;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchRunner;
import regatta.host.record.MatchRecord;
import regatta.host.record.Rerun;
import regatta.host.spi.ReplayFormat;
import regatta.host.spi.Services;

/** All parsers: scenarios, files, answers and messages of every game, records, and replays in other formats. */
final class Targets {

    private static final int SHORT_TURNS = 4;

    private Targets() {}

    static List<Target> all() {
        List<Target> targets = new ArrayList<>();
        for (Game game : GameCatalog.onClassPath().games()) {
            targets.add(scenarios(game));
            for (GameInfo.Option option : game.info().options()) {
                if (option.kind() != GameInfo.Option.ValueKind.TEXT || option.role() == Role.START) {
                    targets.add(files(game, option));
                }
            }
            targets.add(answers(game));
            targets.add(messages(game));
            targets.add(records(game));
        }
        for (ReplayFormat format : Services.of(GameCatalog.onClassPath(), ReplayFormat.class)) {
            targets.add(replays(format));
        }
        return targets;
    }

    private static String text(byte[] input) {
        return new String(input, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<Scenario> samples(Game game) {
        List<Scenario> samples = new ArrayList<>();
        for (GameInfo.RuleSet rules : game.info().ruleSets()) {
            Scenario scenario = Scenario.of(game.info().id() + "/" + rules.id(), List.of());
            scenario = game.info().with(scenario, Role.SEED, 7);
            samples.add(game.info().with(scenario, Role.TURNS, SHORT_TURNS));
        }
        return samples;
    }

    private static Target scenarios(Game game) {
        List<byte[]> corpus = new ArrayList<>();
        for (Scenario sample : samples(game)) {
            corpus.add(bytes(sample.toString()));
            for (GameInfo.Option option : game.info().options()) {
                corpus.add(bytes(sample + " " + option.key() + "=" + option.defaultValue()));
                corpus.add(bytes(sample + " " + option.key() + "=\"1 2\\n\""));
            }
        }
        return new Target(game.info().id() + " scenario", corpus, input -> {
            Scenario scenario = Scenario.parse(text(input));
            if (scenario.game().equals(game.info().id())) {
                game.open(scenario);
            }
        });
    }

    /** Returns the parser of a file that is an option of a scenario, such as a board. */
    private static Target files(Game game, GameInfo.Option option) {
        List<byte[]> corpus = Corpus.of(game, option);
        Scenario plain = Scenario.of(game.info().id(), List.of());
        return new Target(game.info().id() + " " + option.key(), corpus, input -> {
            Scenario scenario = plain.with(option.key(), text(input));
            if (!Scenario.parse(scenario.toString()).equals(scenario)
                    && text(input).indexOf('\r') < 0) {
                throw new IllegalStateException("The scenario is not read back.");
            }
            game.open(scenario);
        });
    }

    private static Target answers(Game game) {
        return answers(game, game.open(samples(game).get(0)));
    }

    /** Returns the parser of answers in the middle of a match, with the turns they lead to. */
    private static <P extends Position<P>> Target answers(Game game, Rules<P> rules) {
        List<byte[]> corpus = new ArrayList<>();
        P middle = rules.start();
        Transcript transcript = record(game, samples(game).get(0)).transcript();
        for (int turn = 0; turn < transcript.turns(); turn++) {
            for (int seat = 0; seat < transcript.seats(); seat++) {
                corpus.add(bytes(String.join("\n", transcript.lines(turn, seat))));
            }
        }
        Match<P> match = new Match<>(rules, middle, RecordedSeat.all(transcript), (position, turn) -> {});
        for (int turn = 0; turn < SHORT_TURNS - 1; turn++) {
            match.turn();
        }
        corpus.removeIf(entry -> entry.length == 0);
        corpus.add(bytes("m 0 n g m 1 o c 2 gg"));
        P position = middle.copy();
        Orders orders = new Orders(middle.seats());
        Answer answer = new Answer();
        Events events = new Events();
        return new Target(game.info().id() + " answers", corpus, input -> {
            position.copyFrom(middle);
            orders.clear();
            answer.clear();
            int from = 0;
            for (int i = 0; i <= input.length; i++) {
                if (i == input.length || input[i] == '\n') {
                    answer.add(input, from, i);
                    from = i + 1;
                }
            }
            for (int turn = 0; turn < 2 && !position.over(); turn++) {
                orders.clear();
                for (int seat = 0; seat < position.seats(); seat++) {
                    if (rules.awaitedLines(position, seat) > 0) {
                        rules.read(position, seat, answer, orders);
                    }
                }
                rules.advance(position, orders, events);
            }
        });
    }

    private static Target messages(Game game) {
        return messages(game, game.open(samples(game).get(0)));
    }

    private static <P extends Position<P>> Target messages(Game game, Rules<P> rules) {
        P position = rules.start();
        Orders orders = new Orders(position.seats());
        Events events = new Events();
        TextOut messages = new TextOut();
        for (int turn = 0; turn < 3 && !position.over(); turn++) {
            if (rules.awaitedLines(position, 0) > 0) {
                rules.observe(position, 0, messages);
            }
            orders.clear();
            rules.advance(position, orders, events);
        }
        byte[] message = Arrays.copyOf(messages.array(), messages.size());
        return new Target(game.info().id() + " messages", List.of(message), input -> {
            Iterator<String> lines = text(input).lines().iterator();
            TextIn in = new TextIn(() -> lines.hasNext() ? lines.next() : null);
            Mirror<?> mirror = game.mirror("", in);
            for (int turn = 0; turn < 4; turn++) {
                if (!mirror.next()) {
                    return;
                }
            }
        });
    }

    private static Job job(Game game, Scenario scenario) {
        List<BotSpec> bots = new ArrayList<>();
        String bot = game.bots().stream()
                .map(BuiltIn::name)
                .filter("random"::equals)
                .findFirst()
                .orElse(game.bots().get(0).name());
        for (int seat = game.open(scenario).start().seats(); seat > 0; seat--) {
            bots.add(BotSpec.of(bot, game, Path.of("")));
        }
        return new Job("", game, scenario, bots, MatchConditions.defaults(game.info()), true);
    }

    private static byte[] played(Game game, Scenario scenario) {
        byte[] record = new MatchRunner(job(game, scenario)).result().record();
        return record == null ? new byte[0] : record;
    }

    private static MatchRecord record(Game game, Scenario scenario) {
        return MatchRecord.read(played(game, scenario), "x", GameCatalog.onClassPath());
    }

    private static byte[] unzipped(byte[] record) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(record))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Target records(Game game) {
        List<byte[]> corpus = new ArrayList<>();
        for (Scenario sample : samples(game)) {
            corpus.add(unzipped(played(game, sample)));
        }
        return new Target(game.info().id() + " record", corpus, input -> {
            MatchRecord record = MatchRecord.read(gzipped(input), "x", GameCatalog.onClassPath());
            Rerun.of(
                    record,
                    GameCatalog.onClassPath().game(record.header().scenario().game()));
        });
    }

    private static byte[] gzipped(byte[] text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length + 64);
        try (GZIPOutputStream out = new FastGzip(bytes)) {
            out.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static final class FastGzip extends GZIPOutputStream {
        FastGzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.NO_COMPRESSION);
        }
    }

    private static Target replays(ReplayFormat format) {
        Game game = GameCatalog.onClassPath().game(format.game());
        List<byte[]> corpus = new ArrayList<>();
        for (Scenario sample : samples(game)) {
            try {
                corpus.add(format.write(record(game, sample), true));
            } catch (BadInput e) {
                // The format does not support this rule set.
            }
        }
        return new Target(format.ending() + " replay", corpus, input -> format.read(input, "x"));
    }
}
