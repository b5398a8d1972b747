/** Replay viewers and reports: as files, served to a browser on this machine, and as films. */
@NullMarked
package regatta.cli.page;

import org.jspecify.annotations.NullMarked;
