/** The parser's answers to users: help texts, corrections of typing errors and names of earlier releases. */
@NullMarked
package regatta.cli.parser;

import org.jspecify.annotations.NullMarked;
