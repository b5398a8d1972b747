package regatta.spacejars;

import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;

/**
 * What code can set for the whole virtual machine, and read again in the next match however it was loaded: system
 * properties, the default locale and time zone, and who is told of exceptions.
 */
final class MachineState {

    private final Properties properties = System.getProperties();
    private final TimeZone zone = TimeZone.getDefault(); // It sets a property when first asked, so before the copy.
    private final Properties copy = (Properties) properties.clone();
    private final Locale locale = Locale.getDefault();
    private final Thread.@Nullable UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();

    /** Returns whether all of it is as it was when this was made. A property may also be of a class that lies. */
    @SuppressWarnings("ReferenceEquality") // Another object that calls itself equal is a change.
    boolean isUnchanged() {
        return System.getProperties() == properties
                && copy.equals(properties)
                && zone.equals(TimeZone.getDefault())
                && locale.equals(Locale.getDefault())
                && handler == Thread.getDefaultUncaughtExceptionHandler();
    }
}
