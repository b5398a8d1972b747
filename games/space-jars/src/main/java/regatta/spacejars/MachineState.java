package regatta.spacejars;

import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;

/**
 * What code can set for the whole virtual machine, and read again in the next match: system properties, the default
 * locale and time zone, and handlers of exceptions.
 */
final class MachineState {

    private final Properties properties = System.getProperties();
    private final TimeZone zone = TimeZone.getDefault(); // Sets a property on first use, so it comes before the copy.
    private final Properties copy = (Properties) properties.clone();
    private final Locale locale = Locale.getDefault();
    private final Thread.@Nullable UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();

    /** Returns whether all of it is unchanged. The class of a property may have a false {@code equals}. */
    @SuppressWarnings("ReferenceEquality") // Another object that claims to be equal is a change.
    boolean isUnchanged() {
        return System.getProperties() == properties
                && copy.equals(properties)
                && zone.equals(TimeZone.getDefault())
                && locale.equals(Locale.getDefault())
                && handler == Thread.getDefaultUncaughtExceptionHandler();
    }
}
