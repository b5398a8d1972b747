package regatta.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regatta.core.Games;

/** Inside a game, too, arrows never turn back: no package sees another that sees it, by whatever way round. */
class CyclesTest {

    @TestFactory
    Stream<DynamicTest> noPackagesOfAGameSeeEachOther() {
        return Games.all().stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.info().id(), () -> check(parent(game.getClass().getPackageName()))));
    }

    private static void check(String root) {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(root);

        assertThat(classes).hasSizeGreaterThan(10);
        SlicesRuleDefinition.slices()
                .assignedFrom(new Packages(root))
                .should()
                .beFreeOfCycles()
                .check(classes);
    }

    @Test
    void aCycleIsFound() {
        // Collections have streams, and streams give optional values, which stand beside collections.
        JavaClasses classes = new ClassFileImporter().importClasses(Collection.class, Stream.class, Optional.class);

        assertThat(SlicesRuleDefinition.slices()
                        .assignedFrom(new Packages("java.util"))
                        .should()
                        .beFreeOfCycles()
                        .evaluate(classes)
                        .hasViolation())
                .isTrue();
    }

    /** The game class stands in a package of its own, one below the root of the game. */
    private static String parent(String name) {
        return name.substring(0, name.lastIndexOf('.'));
    }

    /** Makes a slice of every package at or below a root. */
    private record Packages(String root) implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getPackageName();
            return name.equals(root) || name.startsWith(root + ".")
                    ? SliceIdentifier.of(name)
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages at or below " + root;
        }
    }
}
