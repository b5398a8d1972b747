package regatta.tidy.planted.first;

import regatta.tidy.planted.second.Upper;

/** Violates both rules of {@code ArchitectureTest}: it depends on a higher package, which depends on it. */
public final class Lower {

    public Upper upper() {
        return new Upper(this);
    }
}
