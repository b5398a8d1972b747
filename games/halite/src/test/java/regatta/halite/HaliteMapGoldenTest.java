package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/** Drawn maps are those of the original. */
@Tag("golden")
class HaliteMapGoldenTest {

    @TestFactory
    Stream<DynamicTest> mapsAreThoseOfTheOriginal() {
        return Golden.of("halite").tests("maps", ".json.gz", file -> {
            for (JsonNode golden : Golden.json(file)) {
                SeaMap map = draw(
                        golden,
                        golden.get("width").asInt(),
                        golden.get("height").asInt());
                String what = golden.get("type") + " " + golden.get("seed");
                assertThat(map.halite()).as(what).isEqualTo(cells(golden));
                assertThat(yards(map)).as(what).isEqualTo(yards(golden));
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> mapHashesAreThoseOfTheOriginal() {
        return Golden.of("halite").tests("map_hashes", "", file -> {
            for (JsonNode golden : Golden.json(file)) {
                int[] size = size(golden.get("size"));
                SeaMap map = draw(golden, size[0], size[1]);
                assertThat(List.of(crc(map), map.total()))
                        .as(golden.toString())
                        .isEqualTo(List.of(
                                golden.get("crc32").asLong(), golden.get("sum").asLong()));
            }
        });
    }

    /**
     * Columns and rows double in turn until there are enough tiles, so some players share the map of a larger number.
     */
    @ParameterizedTest
    @CsvSource({"3, 4", "5, 16", "6, 16", "7, 16", "9, 16", "15, 16"})
    void playersThatDoNotFillAFractalMapShareThatOfALargerNumber(int few, int many) {
        SeaMap full = MapType.FRACTAL.draw(Constants.defaultValue(), 32, 32, many, 42);
        SeaMap shared = MapType.FRACTAL.draw(Constants.defaultValue(), 32, 32, few, 42);

        assertThat(shared.halite()).isEqualTo(full.halite());
        assertThat(shared.shipyards()).isEqualTo(full.shipyards().subList(0, few));
    }

    @ParameterizedTest
    @CsvSource({"fractal, 2", "fractal, 4", "fractal, 7", "blur_tile, 3", "blur_tile, 5", "blur_tile, 12"})
    void cellsBeyondTheTilesHoldNoHalite(String id, int seats) {
        MapType type = MapType.of(id);
        int[] tiling = type.tiling(seats);
        int width = 12 * tiling[0] + tiling[0] - 1;
        int height = 12 * tiling[1] + tiling[1] - 1;
        type.check(width, height, seats);

        SeaMap map = type.draw(Constants.defaultValue(), width, height, seats, 42);
        SeaMap even = type.draw(Constants.defaultValue(), 12 * tiling[0], 12 * tiling[1], seats, 42);

        int[] expected = new int[width * height];
        for (int y = 0; y < even.height(); y++) {
            System.arraycopy(even.halite(), y * even.width(), expected, y * width, even.width());
        }
        assertThat(map.halite()).isEqualTo(expected);
        assertThat(yards(map)).isEqualTo(yards(even));
    }

    private static int[] size(JsonNode size) {
        if (size.isArray()) {
            return new int[] {size.get(0).asInt(), size.get(1).asInt()};
        }
        return new int[] {size.asInt(), size.asInt()};
    }

    private static SeaMap draw(JsonNode golden, int width, int height) {
        MapType type = MapType.of(golden.get("type").asString());
        int seats = golden.get("players").asInt();
        type.check(width, height, seats);
        return type.draw(
                Constants.defaultValue(),
                width,
                height,
                seats,
                golden.get("seed").asLong());
    }

    private static int[] cells(JsonNode golden) {
        return golden.get("grid")
                .valueStream()
                .flatMapToInt(row -> row.valueStream().mapToInt(JsonNode::asInt))
                .toArray();
    }

    private static String yards(JsonNode golden) {
        return golden.get("factories")
                .valueStream()
                .map(yard -> yard.get(0) + "," + yard.get(1))
                .collect(Collectors.joining(";"));
    }

    private static String yards(SeaMap map) {
        return map.shipyards().stream()
                .map(yard -> yard % map.width() + "," + yard / map.width())
                .collect(Collectors.joining(";"));
    }

    private static long crc(SeaMap map) {
        String rows = IntStream.range(0, map.height())
                .mapToObj(y -> IntStream.range(0, map.width())
                        .mapToObj(x -> String.valueOf(map.halite()[y * map.width() + x]))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n"));
        CRC32 crc = new CRC32();
        crc.update((rows + "\n" + yards(map)).getBytes(StandardCharsets.UTF_8));
        return crc.getValue();
    }
}
