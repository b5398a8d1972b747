package regatta.halite.bots.admiral;

import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.halite.HalitePosition;
import regatta.halite.bots.Figures;
import regatta.halite.bots.Helm;

/** The champion of Halite. docs/bots/admiral.md tells its ideas and what each is worth. */
public final class AdmiralBot implements Bot {

    public static final BuiltIn<HalitePosition> BUILT_IN = new BuiltIn<>(
            "admiral",
            "The champion: counts the turns of a full load and what a collision is worth.",
            AdmiralParameters.LIST,
            (rules, view, seat, settings) -> new AdmiralBot(view, Figures.of(rules), seat, settings));

    private final AdmiralSight sight;
    private final Sites sites;
    private final Homes homes;
    private final Moves moves;
    private final Spawning spawning;
    private final Helm helm;

    AdmiralBot(HalitePosition position, Figures figures, int seat, BotSettings settings) {
        sight = new AdmiralSight(position, figures, seat, settings);
        sites = new Sites(sight);
        homes = new Homes(sight);
        Risks risks = new Risks(sight);
        moves = new Moves(sight, homes, new Mining(sight, homes, risks), risks);
        spawning = new Spawning(sight);
        helm = new Helm(position, sight.fleet, sight.unloading, seat);
    }

    @Override
    public void play(Orders orders, Budget budget) {
        if (sight.position.turn == 0) {
            return;
        }
        sight.refresh();
        sites.refresh();
        homes.refresh(sites.home());
        int builder = sites.builder();
        moves.decide(builder, sites.pioneer(), sites.site());
        boolean yardTaken = helm.steer(builder, moves::goes, orders);
        if (spawning.spawns(sight.position.bank[sight.seat] - sites.reserved(), yardTaken)) {
            helm.spawn(orders);
        }
    }
}
