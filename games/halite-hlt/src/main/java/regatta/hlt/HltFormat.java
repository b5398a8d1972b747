package regatta.hlt;

import java.util.List;
import regatta.core.BadInput;
import regatta.core.Match;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteReplay;
import regatta.halite.game.HaliteGame;
import regatta.host.record.MatchRecord;
import regatta.host.spi.ReplayFormat;

/** The replay files of the original engine. */
public final class HltFormat implements ReplayFormat {

    @Override
    public String ending() {
        return "hlt";
    }

    @Override
    public String summary() {
        return "a Halite III replay, version 3";
    }

    @Override
    public String game() {
        return "halite";
    }

    @Override
    public ImportedMatch read(byte[] content, String file) {
        HltMatch match = HltReader.read(content, file);
        return new ImportedMatch(match.scenario(), match.names(), match.transcript());
    }

    @Override
    public byte[] write(MatchRecord record, boolean plain) {
        if (!record.complete()) {
            throw new BadInput("the record ends before its match does, and a replay has an end");
        }
        Scenario scenario = record.header().scenario();
        Rules<HalitePosition> rules = new HaliteGame().open(scenario);
        List<RecordedSeat<HalitePosition>> seats = RecordedSeat.all(record.transcript());
        HaliteReplay film = new HaliteReplay(rules, record.header().bots());
        Match<HalitePosition> match = new Match<>(rules, rules.start(), seats, film);
        match.play();
        TextOut text = new TextOut(1 << 20);
        film.write(match.position(), 0, text);
        return plain ? HltFile.plain(text) : HltFile.compress(text);
    }
}
