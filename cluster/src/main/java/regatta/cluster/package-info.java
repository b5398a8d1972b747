/** Matches on more than one machine: a farm on Apache Spark. */
@NullMarked
package regatta.cluster;

import org.jspecify.annotations.NullMarked;
