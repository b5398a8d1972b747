package regatta.testkit;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Checks that core and games only use allowed types and members of the JDK. A match must be the same on every machine
 * and in a browser, so there must be no clock, input or output, threads, iteration by hash, own random source, locale
 * or default charset.
 */
public final class Purity {

    private static final Set<String> PACKAGES =
            Set.of("java.lang.annotation", "java.util.function", "java.util.stream", "org.jspecify.annotations");

    private static final Set<String> TYPES = Set.of(
            "java.lang.AssertionError",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.CharSequence",
            "java.lang.Character",
            "java.lang.Class",
            "java.lang.Comparable",
            "java.lang.Deprecated",
            "java.lang.Double",
            "java.lang.Enum",
            "java.lang.Exception",
            "java.lang.FunctionalInterface",
            "java.lang.IllegalArgumentException",
            "java.lang.IllegalStateException",
            "java.lang.IncompatibleClassChangeError",
            "java.lang.Integer",
            "java.lang.Iterable",
            "java.lang.Long",
            "java.lang.MatchException",
            "java.lang.NoSuchFieldError",
            "java.lang.NumberFormatException",
            "java.lang.Object",
            "java.lang.Override",
            "java.lang.Record",
            "java.lang.Runnable",
            "java.lang.RuntimeException",
            "java.lang.SafeVarargs",
            "java.lang.Short",
            "java.lang.StrictMath",
            "java.lang.String",
            "java.lang.StringBuilder",
            "java.lang.SuppressWarnings",
            "java.lang.Throwable",
            "java.lang.UnsupportedOperationException",
            "java.lang.invoke.LambdaMetafactory",
            "java.lang.invoke.StringConcatFactory",
            "java.lang.runtime.ObjectMethods",
            "java.nio.charset.Charset",
            "java.nio.charset.StandardCharsets",
            "java.util.ArrayDeque",
            "java.util.ArrayList",
            "java.util.Arrays",
            "java.util.BitSet",
            "java.util.Collection",
            "java.util.Collections",
            "java.util.Comparator",
            "java.util.Iterator",
            "java.util.LinkedHashMap",
            "java.util.LinkedHashSet",
            "java.util.List",
            "java.util.Map",
            "java.util.Map$Entry",
            "java.util.NoSuchElementException",
            "java.util.Objects",
            "java.util.Queue",
            "java.util.ServiceLoader",
            "java.util.Set",
            "java.util.SortedMap",
            "java.util.TreeMap",
            "java.util.TreeSet");

    /** Allowed members of partly allowed types. */
    private static final Set<String> MEMBERS = Set.of(
            "java.lang.System.arraycopy",
            "java.lang.Math.abs",
            "java.lang.Math.addExact",
            "java.lang.Math.ceil",
            "java.lang.Math.floor",
            "java.lang.Math.floorDiv",
            "java.lang.Math.floorMod",
            "java.lang.Math.max",
            "java.lang.Math.min",
            "java.lang.Math.multiplyExact",
            "java.lang.Math.multiplyHigh",
            "java.lang.Math.round",
            "java.lang.Math.signum",
            "java.lang.Math.sqrt",
            "java.lang.Math.subtractExact",
            "java.lang.Math.toIntExact");

    private static final Set<String> PARTLY_ALLOWED = Set.of("java.lang.System", "java.lang.Math");

    /** Members of allowed types that depend on the virtual machine or its settings. */
    private static final Set<String> FORBIDDEN_MEMBERS = Set.of(
            "java.util.Map.of",
            "java.util.Map.ofEntries",
            "java.util.Map.copyOf",
            "java.util.Set.of",
            "java.util.Set.copyOf",
            "java.util.Collections.shuffle",
            "java.util.stream.Collectors.toSet",
            "java.util.stream.Collectors.toMap",
            "java.util.stream.Collectors.groupingBy",
            "java.util.stream.Stream.parallel",
            "java.util.stream.BaseStream.parallel",
            "java.util.Collection.parallelStream",
            "java.util.Arrays.parallelSort",
            "java.lang.String.format",
            "java.lang.String.formatted",
            "java.lang.Object.hashCode",
            "java.lang.Class.forName");

    private Purity() {}

    /** Returns the forbidden types and members that classes of these packages, including subpackages, use. */
    public static List<String> violations(JavaClasses classes, List<String> packages) {
        List<String> violations = new ArrayList<>();
        for (JavaClass type : classes) {
            if (within(type.getPackageName(), packages)) {
                addTypes(type, packages, violations);
                addMembers(type, violations);
            }
        }
        return violations;
    }

    private static boolean within(String name, List<String> packages) {
        return packages.stream().anyMatch(pure -> name.equals(pure) || name.startsWith(pure + "."));
    }

    private static void addTypes(JavaClass type, List<String> packages, List<String> violations) {
        type.getDirectDependenciesFromSelf().forEach(dependency -> {
            JavaClass target = dependency.getTargetClass().getBaseComponentType();
            boolean allowed = target.isPrimitive()
                    || within(target.getPackageName(), packages)
                    || PACKAGES.contains(target.getPackageName())
                    || TYPES.contains(target.getName())
                    || target.getName().startsWith("java.lang.invoke.")
                    || PARTLY_ALLOWED.contains(target.getName());
            if (!allowed) {
                violations.add(dependency.getDescription());
            }
        });
    }

    private static void addMembers(JavaClass type, List<String> violations) {
        for (JavaAccess<?> access : type.getAccessesFromSelf()) {
            String owner = access.getTargetOwner().getName();
            String member = owner + "." + access.getName();
            boolean partly = PARTLY_ALLOWED.contains(owner) && !MEMBERS.contains(member);
            if (partly || FORBIDDEN_MEMBERS.contains(member) || usesDefaults(access)) {
                violations.add(access.getDescription());
            }
        }
    }

    /** Returns whether a call uses the machine's charset or locale. */
    private static boolean usesDefaults(JavaAccess<?> access) {
        if (!access.getTargetOwner().getName().equals("java.lang.String")) {
            return false;
        }
        String target = access.getTarget().getFullName();
        return target.endsWith(".getBytes()")
                || target.endsWith(".toLowerCase()")
                || target.endsWith(".toUpperCase()")
                || target.endsWith(".<init>([B)")
                || target.endsWith(".<init>(byte[])");
    }
}
