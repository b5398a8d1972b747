package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.host.match.ClusterEngine;

/** Tests the settings of Spark. */
class SettingsTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "local[2], true",
        "'local-cluster[2,1,600]', true",
        "spark://127.0.0.1:7077, true",
        "spark://localhost:7077, true",
        "spark://10.0.0.1:7077, false",
        "yarn, false"
    })
    void clusterOnThisMachineUsesLoopback(String master, boolean loopback) {
        assertThat(SparkSettings.isLoopback(master)).isEqualTo(loopback);
    }

    @Test
    void secretIsCreatedOnceAndReadableByItsOwnerOnly() throws Exception {
        Path file = folder.resolve("deep/secret");

        String made = Secret.readOrMake(file);

        assertThat(made).hasSize(64);
        assertThat(Secret.readOrMake(file)).isEqualTo(made);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        assertThatThrownBy(() -> Secret.read(file, "spark://a:1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("chmod 600");
    }

    @Test
    void secretTurnsOnAuthenticationAndEncryption() {
        Path file = folder.resolve("secret");
        Secret.readOrMake(file);

        SparkConf conf = SparkSettings.of(Contest.order("spark://10.0.0.1:7077", List.of(), file, new ArrayList<>()));

        assertThat(conf.get("spark.authenticate")).isEqualTo("true");
        assertThat(conf.get("spark.network.crypto.enabled")).isEqualTo("true");
        assertThat(conf.get("spark.task.cpus")).isEqualTo("1");
    }

    @Test
    void pagesCannotKillPrograms() throws Exception {
        SparkProcess process = new SparkProcess(new ClusterEngine.Address("127.0.0.1", 0, 0), folder.resolve("secret"));

        for (String main : List.of(SparkProcess.HEAD, SparkProcess.WORKER)) {
            assertThat(process.settings(main)).content().contains("spark.ui.killEnabled false", "spark.ui.filters ");
        }
    }

    @Test
    void eachJarIsSentOnce() {
        assertThat(ApplicationJars.jars())
                .extracting(jar -> jar.getFileName().toString())
                .doesNotHaveDuplicates();
    }

    /** The object in this test is harmless; objects of other classes run code when they are read. */
    @Test
    void objectOfAnotherClassIsNotDeserialised() throws Exception {
        SparkEngine.filterObjects();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Object[] {new SimpleEntry<>("a", "b"), new java.awt.Point(1, 2)});
        }

        assertThatThrownBy(() -> {
                    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                        in.readObject();
                    }
                })
                .isInstanceOf(InvalidClassException.class)
                .hasMessageContaining("REJECTED");
    }

    @ParameterizedTest
    @ValueSource(strings = {"foo", "spark://nowhere", "local[0]", "spark://127.0.0.1:1"})
    void invalidMasterIsReportedAtOnce(String master) {
        assertThatThrownBy(() -> new SparkEngine().farm(Contest.order(master, List.of(), null, new ArrayList<>())))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--cluster " + master);
    }
}
