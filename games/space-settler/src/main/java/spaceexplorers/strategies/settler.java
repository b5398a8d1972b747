package spaceexplorers.strategies;

import regatta.spacesettler.BuiltInStrategy;

/** The settler by the rules of the course. Its name is in small letters because the course calls a class as its jar. */
public final class settler extends BuiltInStrategy {

    public settler() {
        super("classic", "settler");
    }
}
