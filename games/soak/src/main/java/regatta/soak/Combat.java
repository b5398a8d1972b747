package regatta.soak;

import regatta.core.Events;

/** Carries out hunkering, shots, bombs and eliminations, where agents stand after their moves. */
record Combat(Terrain terrain, Roster roster) {

    Combat(Scene scene) {
        this(scene.terrain(), scene.roster());
    }

    void apply(SoakPosition position, Plan plan, Events events) {
        position.hunkered = plan.hunkering;
        for (int left = plan.shooting; left != 0; left &= left - 1) {
            int shooter = Integer.numberOfTrailingZeros(left);
            shoot(position, shooter, plan.target[shooter], events);
        }
        for (int left = plan.throwing; left != 0; left &= left - 1) {
            int thrower = Integer.numberOfTrailingZeros(left);
            throwBomb(position, thrower, terrain.cell(plan.throwX[thrower], plan.throwY[thrower]), events);
        }
        for (int left = position.alive; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            if (position.wetness[agent] >= SoakPosition.DROWNED) {
                position.dying |= 1 << agent;
                events.begin(SoakEvents.SOAKED);
                events.put(agent);
            }
        }
    }

    private void shoot(SoakPosition position, int shooter, int target, Events events) {
        if (position.cooldown[shooter] > 0) {
            ignore(shooter, SoakEvents.COOLING_DOWN, events);
        } else if (target <= 0 || target > roster.agents || (position.alive >>> target & 1) == 0) {
            ignore(shooter, SoakEvents.NO_SUCH_TARGET, events);
        } else if (target == shooter) {
            ignore(shooter, SoakEvents.AT_ONESELF, events);
        } else if (terrain.manhattan(position.cell[shooter], position.cell[target]) > 2 * roster.range[shooter]) {
            ignore(shooter, SoakEvents.TOO_FAR_TO_SHOOT, events);
        } else {
            int from = position.cell[shooter];
            int to = position.cell[target];
            boolean hunkered = (position.hunkered >>> target & 1) == 1;
            int damage = position.damage(shooter, from, to, hunkered);
            position.wetness[target] += damage;
            position.cooldown[shooter] = roster.shootCooldown[shooter] + 1;
            events.begin(SoakEvents.SHOT);
            events.put(shooter);
            events.put(target);
            events.put(damage);
            events.put(roster.power[shooter]);
            events.put(position.reachHalves(shooter, from, to) * 50);
            events.put(position.exposedQuarters(from, to, hunkered) * 25);
        }
    }

    private void throwBomb(SoakPosition position, int thrower, int cell, Events events) {
        if (cell == Terrain.NONE) {
            ignore(thrower, SoakEvents.OFF_THE_MAP, events);
        } else if (terrain.manhattan(position.cell[thrower], cell) > SoakPosition.THROW_RANGE) {
            ignore(thrower, SoakEvents.TOO_FAR_TO_THROW, events);
        } else if (position.bombs[thrower] == 0) {
            ignore(thrower, SoakEvents.NO_BOMB_LEFT, events);
        } else {
            position.bombs[thrower]--;
            for (int left = position.alive; left != 0; left &= left - 1) {
                int agent = Integer.numberOfTrailingZeros(left);
                if (terrain.chebyshev(position.cell[agent], cell) <= 1) {
                    position.wetness[agent] += SoakPosition.SPLASH;
                }
            }
            events.begin(SoakEvents.BURST);
            events.put(thrower);
            events.put(cell);
        }
    }

    private static void ignore(int agent, int reason, Events events) {
        events.begin(SoakEvents.IGNORED);
        events.put(agent);
        events.put(reason);
    }
}
