package regatta.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.GameCatalog;
import regatta.testkit.Purity;

/** A match is a pure function of its scenario and its orders: core, botkit and games use only deterministic APIs. */
class PurityTest {

    private static final String CORE = "regatta.core";
    private static final String BOTKIT = "regatta.botkit";

    @Test
    void coreAndGamesUseOnlyWhatIsTheSameEverywhere() {
        List<String> packages =
                Stream.concat(Stream.of(CORE, BOTKIT), gamePackages()).toList();
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(packages);

        assertThat(classes).hasSizeGreaterThan(40);
        assertThat(Purity.violations(classes, packages)).isEmpty();
    }

    @Test
    void gamesAreStrangersToEachOther() {
        gamePackages().forEach(game -> {
            JavaClasses classes = new ClassFileImporter().importPackages(game);
            assertThat(Purity.violations(classes, List.of(CORE, BOTKIT, game)))
                    .as("%s sees only itself, core and botkit", game)
                    .noneMatch(violation -> violation.contains("regatta."));
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "clock",
                "file",
                "thread",
                "hashOrder",
                "saltedMap",
                "saltedSet",
                "transcendental",
                "chance",
                "charset",
                "locale",
                "format"
            })
    void aPlantedViolationIsFound(String method) {
        JavaClasses classes = new ClassFileImporter().importPackages("regatta.games.planted");

        assertThat(Purity.violations(classes, List.of("regatta.games.planted")))
                .anyMatch(violation -> violation.contains("Planted." + method + "()"));
    }

    private static Stream<String> gamePackages() {
        return GameCatalog.onClassPath().games().stream()
                .map(game -> parent(game.getClass().getPackageName()));
    }

    /** A game's main class is in a package of its own, next to the rules and the bots, so that there are no cycles. */
    private static String parent(String name) {
        return name.substring(0, name.lastIndexOf('.'));
    }
}
