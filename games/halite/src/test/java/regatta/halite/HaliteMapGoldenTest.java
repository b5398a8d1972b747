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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/** The map generators draw what the original draws. */
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

    /** Tiles double until there are enough, so the map is that of four, without the last one. */
    @Test
    void threeShareAMapOfFour() {
        SeaMap four = MapType.FRACTAL.draw(Constants.standard(), 32, 32, 4, 42);
        SeaMap three = MapType.FRACTAL.draw(Constants.standard(), 32, 32, 3, 42);

        assertThat(three.halite()).isEqualTo(four.halite());
        assertThat(three.shipyards()).isEqualTo(four.shipyards().subList(0, 3));
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
                Constants.standard(), width, height, seats, golden.get("seed").asLong());
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
