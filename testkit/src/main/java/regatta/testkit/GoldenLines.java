package regatta.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** Runs a test with every line of the {@link Golden} files with a prefix, which are gzipped lines of JSON. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Tag("golden")
@ParameterizedTest(name = "{0}", allowZeroInvocations = true)
@ArgumentsSource(GoldenLines.Provider.class)
public @interface GoldenLines {

    String game();

    String prefix();

    /** Supplies the lines, each parsed when it is needed. */
    final class Provider implements ArgumentsProvider, AnnotationConsumer<GoldenLines> {

        private String game = "";
        private String prefix = "";

        @Override
        public void accept(GoldenLines source) {
            game = source.game();
            prefix = source.prefix();
        }

        @Override
        public Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context) {
            return Golden.of(game).files(prefix, ".jsonl.gz").stream().flatMap(file -> {
                List<String> lines = Golden.lines(file);
                return IntStream.range(0, lines.size())
                        .mapToObj(i -> Arguments.of(
                                Named.of(file.getFileName() + " line " + (i + 1), Golden.parse(lines.get(i)))));
            });
        }
    }
}
