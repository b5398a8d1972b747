/**
 * Plays strategies written in Java against {@code spaceexplorers.publicapi}: in this program if they are trusted, or as
 * a program of its own that speaks the text of the game.
 */
@NullMarked
package regatta.spacejars;

import org.jspecify.annotations.NullMarked;
