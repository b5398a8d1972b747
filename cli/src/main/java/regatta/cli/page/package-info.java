/** Pages in files and served to a browser on this machine, and films made of them. */
@NullMarked
package regatta.cli.page;

import org.jspecify.annotations.NullMarked;
