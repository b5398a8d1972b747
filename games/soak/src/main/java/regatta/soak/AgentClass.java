package regatta.soak;

/** The class of an agent. In the contest the n-th agent of a team is always of the n-th class. */
public enum AgentClass {
    GUNNER("gunner", 1, 16, 4, 1),
    SNIPER("sniper", 5, 24, 6, 0),
    BOMBER("bomber", 2, 8, 2, 3),
    ASSAULT("assault", 2, 16, 4, 2),
    BERSERKER("berserker", 5, 32, 2, 1);

    /** The display name. */
    public final String title;

    final int shootCooldown;
    final int power;
    final int range;
    final int bombs;

    AgentClass(String title, int shootCooldown, int power, int range, int bombs) {
        this.title = title;
        this.shootCooldown = shootCooldown;
        this.power = power;
        this.range = range;
        this.bombs = bombs;
    }

    /** Returns the class that has the given equipment. In the tutorials, snipers have their own. */
    static AgentClass of(Roster.Kit kit) {
        for (AgentClass one : values()) {
            if (Roster.Kit.of(one).equals(kit)) {
                return one;
            }
        }
        return SNIPER;
    }
}
