/** What a bot may see and use: limits, namespaces, control groups, and the files that are its own. */
@NullMarked
package regatta.host.sandbox;

import org.jspecify.annotations.NullMarked;
