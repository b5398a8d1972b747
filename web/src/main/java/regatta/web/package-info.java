/** What a page calls: the very classes that play here, compiled for the browser. */
@NullMarked
package regatta.web;

import org.jspecify.annotations.NullMarked;
