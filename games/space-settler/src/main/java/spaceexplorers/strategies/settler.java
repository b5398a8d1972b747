package spaceexplorers.strategies;

import regatta.spacesettler.BuiltInStrategy;

/** The settler by the rules of the course. Its name is in lower case because the course names a class like its jar. */
public final class settler extends BuiltInStrategy {

    public settler() {
        super("classic", "settler");
    }
}
