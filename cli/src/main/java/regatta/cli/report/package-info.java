/** The output of commands: tables, progress and JSON. */
@NullMarked
package regatta.cli.report;

import org.jspecify.annotations.NullMarked;
