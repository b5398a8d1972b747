/** Playing matches on several machines: a farm on Apache Spark. */
@NullMarked
package regatta.cluster;

import org.jspecify.annotations.NullMarked;
