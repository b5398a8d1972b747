/** The interface between a replay page and the rules, compiled for the browser. */
@NullMarked
package regatta.web;

import org.jspecify.annotations.NullMarked;
