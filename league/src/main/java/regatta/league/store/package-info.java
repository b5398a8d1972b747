/** The storage of leagues and tuning runs: one SQLite file each. All SQL of the project is here. */
@NullMarked
package regatta.league.store;

import org.jspecify.annotations.NullMarked;
