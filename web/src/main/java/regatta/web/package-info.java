/** The replay page. */
@NullMarked
package regatta.web;

import org.jspecify.annotations.NullMarked;
