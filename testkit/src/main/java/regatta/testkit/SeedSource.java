package regatta.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;
import regatta.core.Rng;

/**
 * Runs a property test with a number of random seeds. The seeds derive from their index, so failures are reproducible;
 * {@code -Dregatta.seed=…} runs a single seed.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(SeedSource.Provider.class)
public @interface SeedSource {

    int value();

    /** Supplies the seeds. */
    final class Provider implements ArgumentsProvider, AnnotationConsumer<SeedSource> {

        private int count;

        @Override
        public void accept(SeedSource source) {
            count = source.value();
        }

        @Override
        public Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context) {
            String one = System.getProperty("regatta.seed", "");
            if (!one.isEmpty()) {
                return Stream.of(Arguments.of(Long.parseLong(one)));
            }
            return LongStream.range(0, count).mapToObj(index -> Arguments.of(new Rng(index).nextLong()));
        }
    }
}
