/** What bots of several games need: who does what, and how far it is. */
@NullMarked
package regatta.botkit;

import org.jspecify.annotations.NullMarked;
