package regatta.tidy.planted.first;

import regatta.tidy.planted.second.Upper;

/** Breaks both rules of {@code ArchitectureTest}: it depends on what depends on it. */
public final class Lower {

    public Upper upper() {
        return new Upper(this);
    }
}
