package regatta.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Tests that packages have no cyclic dependencies, and that modules and the packages of host only depend on lower ones.
 */
class ArchitectureTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));
    private static final int MAX_TYPES = 25;

    /** The packages that a package and its subpackages may depend on. */
    private static final Map<String, List<String>> ALLOWED = new TreeMap<>(Map.ofEntries(
            Map.entry("regatta.core", List.of()),
            Map.entry("regatta.botkit", List.of("regatta.core")),
            Map.entry("regatta.host", List.of("regatta.core")),
            Map.entry("regatta.host.io", List.of("regatta.core")),
            Map.entry("regatta.host.sandbox", List.of("regatta.core", "regatta.host.io")),
            Map.entry("regatta.host.process", List.of("regatta.core", "regatta.host.io", "regatta.host.sandbox")),
            Map.entry("regatta.host.record", List.of("regatta.core", "regatta.host.io", "regatta.host.process")),
            Map.entry(
                    "regatta.host.spi",
                    List.of("regatta.core", "regatta.host.io", "regatta.host.process", "regatta.host.record")),
            Map.entry(
                    "regatta.host.bot",
                    List.of(
                            "regatta.core",
                            "regatta.host.io",
                            "regatta.host.sandbox",
                            "regatta.host.process",
                            "regatta.host.spi")),
            Map.entry("regatta.host.match", List.of("regatta.core", "regatta.host")),
            Map.entry("regatta.league", List.of("regatta.core", "regatta.host")),
            Map.entry("regatta.cluster", List.of("regatta.core", "regatta.host"))));

    @Test
    void modulesAndThePackagesOfHostDependOnLowerOnesOnly() throws IOException {
        JavaClasses classes = classes();

        assertThat(classes).hasSizeGreaterThan(500);
        assertThat(violations(classes, ALLOWED)).isEmpty();
    }

    @Test
    void packagesHaveNoCycles() throws IOException {
        SlicesRuleDefinition.slices()
                .assignedFrom(new Packages())
                .should()
                .beFreeOfCycles()
                .check(classes());
    }

    @Test
    void packagesAroundTheRulesAreSmall() throws IOException {
        Map<String, Integer> types = new TreeMap<>();
        for (JavaClass type : classes()) {
            if (type.isTopLevelClass() && type.getPackageName().matches("regatta\\.(host|league|cli)(\\..*)?")) {
                types.merge(type.getPackageName(), type.getSimpleName().equals("package-info") ? 0 : 1, Integer::sum);
            }
        }

        assertThat(types).hasSizeGreaterThan(15);
        assertThat(types).allSatisfy((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(MAX_TYPES));
    }

    @Test
    void plantedViolationsAreFound() {
        JavaClasses planted = new ClassFileImporter().importPackages("regatta.tidy.planted");

        assertThat(violations(planted, Map.of("regatta.tidy.planted.first", List.of())))
                .singleElement()
                .asString()
                .contains("Lower", "Upper");
        assertThat(SlicesRuleDefinition.slices()
                        .assignedFrom(new Packages())
                        .should()
                        .beFreeOfCycles()
                        .evaluate(planted)
                        .hasViolation())
                .isTrue();
    }

    private static JavaClasses classes() throws IOException {
        List<Path> roots = new ArrayList<>();
        for (Path parent : List.of(ROOT, ROOT.resolve("games"))) {
            try (Stream<Path> modules = Files.list(parent)) {
                modules.filter(module -> !module.endsWith("bench"))
                        .map(module -> module.resolve("target/classes"))
                        .filter(Files::isDirectory)
                        .forEach(roots::add);
            }
        }
        return new ClassFileImporter().importPaths(roots);
    }

    /** Returns the forbidden dependencies, one line per pair of classes. */
    private static List<String> violations(JavaClasses classes, Map<String, List<String>> allowed) {
        List<String> found = new ArrayList<>();
        for (JavaClass type : classes) {
            String own = rule(type.getPackageName(), allowed);
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                String target = dependency.getTargetClass().getPackageName();
                if (own != null
                        && target.startsWith("regatta.")
                        && !isWithin(target, own)
                        && allowed.getOrDefault(own, List.of()).stream().noneMatch(other -> isWithin(target, other))) {
                    found.add(type.getName() + " -> "
                            + dependency.getTargetClass().getName());
                }
            }
        }
        return found.stream().distinct().toList();
    }

    /** Returns the innermost package with a rule that contains a package, or null. */
    private static @Nullable String rule(String name, Map<String, List<String>> allowed) {
        String found = null;
        for (String rule : allowed.keySet()) {
            found = isWithin(name, rule) && (found == null || rule.length() > found.length()) ? rule : found;
        }
        return found;
    }

    private static boolean isWithin(String name, String root) {
        return name.equals(root) || name.startsWith(root + ".");
    }

    /** Assigns every package of this project to a slice. */
    private record Packages() implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getPackageName();
            return isWithin(name, "regatta") ? SliceIdentifier.of(name) : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages of regatta";
        }
    }
}
