/** Soak Overflow, the Summer Challenge 2025 of CodinGame: the contest ({@code league-5}) and its four tutorials. */
@NullMarked
package regatta.soak;

import org.jspecify.annotations.NullMarked;
