package regatta.tidy.planted.second;

import regatta.tidy.planted.first.Lower;

/** Depends on what lies below it, as it may. */
public record Upper(Lower lower) {}
