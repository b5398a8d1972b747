/** Halite III, by the rules of the 2018 finals ({@code final}) and by the rules page of July 2018 ({@code draft}). */
@NullMarked
package regatta.halite;

import org.jspecify.annotations.NullMarked;
