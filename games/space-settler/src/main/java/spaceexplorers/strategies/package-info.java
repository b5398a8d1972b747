/** The package in which the course looks for strategies. */
@NullMarked
package spaceexplorers.strategies;

import org.jspecify.annotations.NullMarked;
