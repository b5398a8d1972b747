package regatta.spacejars;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;

/**
 * Finds out whether classes can keep anything from one match to the next: static fields that may change. If in doubt,
 * they can.
 */
final class StaticState {

    private StaticState() {}

    static boolean noneIn(Collection<Class<?>> classes) {
        try {
            return classes.stream().allMatch(StaticState::none);
        } catch (LinkageError e) {
            return false; // A library is missing, so its fields are unknown.
        }
    }

    private static boolean none(Class<?> type) {
        boolean isEnum = Enum.class.isAssignableFrom(type); // Its constants exist as long as the class.
        for (Field field : type.getDeclaredFields()) {
            boolean lasting = isEnum || Modifier.isStatic(field.getModifiers());
            if (lasting && !field.isEnumConstant() && !isFixed(field)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns whether the value of a field can never change; fields that compilers add (the values of an enum) do not.
     */
    private static boolean isFixed(Field field) {
        boolean plain = field.getType().isPrimitive() || field.getType() == String.class;
        return Modifier.isFinal(field.getModifiers()) && (plain || field.isSynthetic());
    }
}
