/** The sandbox of a bot: limits, namespaces, control groups, and visible files. */
@NullMarked
package regatta.host.sandbox;

import org.jspecify.annotations.NullMarked;
