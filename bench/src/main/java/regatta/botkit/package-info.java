/** Benchmarks of the bot kit. */
@NullMarked
package regatta.botkit;

import org.jspecify.annotations.NullMarked;
