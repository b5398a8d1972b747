package regatta.tidy.planted.second;

import regatta.tidy.planted.first.Lower;

/** Depends on a lower package, which is allowed. */
public record Upper(Lower lower) {}
