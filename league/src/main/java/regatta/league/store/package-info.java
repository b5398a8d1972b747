/** What a league remembers: one SQLite file. All SQL of the project is here. */
@NullMarked
package regatta.league.store;

import org.jspecify.annotations.NullMarked;
