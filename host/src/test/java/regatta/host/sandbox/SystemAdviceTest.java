package regatta.host.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.host.sandbox.SystemAdvice.Advice;

/** Tests of the advice for machines, on the system files of machines that are not at hand. */
class SystemAdviceTest {

    private static final List<String> BROWSERS = List.of("chromium", "google-chrome");

    @TempDir
    Path system;

    private final Set<String> programs = new HashSet<>(Set.of("bwrap", "setsid", "javac", "google-chrome"));

    private void file(String name, String content) throws IOException {
        Path file = system.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private List<Advice> advice(boolean sandboxWorks) {
        return new SystemAdvice(system, programs::contains).list(sandboxWorks, BROWSERS);
    }

    @Test
    void completeMachineNeedsNothing() {
        assertThat(advice(true)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "ID=debian, sudo apt install bubblewrap",
        "'ID=ubuntu\nID_LIKE=debian', sudo apt install bubblewrap",
        "'ID=linuxmint\nID_LIKE=\"ubuntu debian\"', sudo apt install bubblewrap",
        "ID=fedora, sudo dnf install bubblewrap",
        "'ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"', sudo dnf install bubblewrap",
        "ID=\"opensuse-leap\", sudo zypper install bubblewrap",
        "ID=arch, sudo pacman -S bubblewrap",
        "ID=alpine, sudo apk add bubblewrap",
        "ID=unheard-of, sudo install bubblewrap"
    })
    void commandIsThatOfTheDistribution(String release, String command) throws IOException {
        programs.remove("bwrap");
        file("etc/os-release", release);

        assertThat(advice(false))
                .singleElement()
                .satisfies(advice -> assertThat(advice.commands()).containsExactly(command));
    }

    @Test
    void namesOfPackagesAreThoseOfTheDistribution() throws IOException {
        programs.removeAll(Set.of("javac", "google-chrome"));
        file("etc/os-release", "ID=fedora\n");

        assertThat(advice(true))
                .flatExtracting(Advice::commands)
                .containsExactly("sudo dnf install java-21-openjdk-devel", "sudo dnf install chromium");
    }

    @Test
    void restrictionOfAppArmorIsNamedWithAProfileForBubblewrap() throws IOException {
        file("etc/os-release", "ID=ubuntu\nVERSION_ID=\"24.04\"\n");
        file("proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1\n");

        assertThat(advice(false)).singleElement().satisfies(advice -> {
            assertThat(advice.problem()).contains("AppArmor forbids user namespaces");
            assertThat(advice.commands()).hasSize(2).first().asString().contains("/etc/apparmor.d/bwrap");
        });
    }

    @ParameterizedTest
    @CsvSource({
        "kernel/unprivileged_userns_clone, sudo sysctl -w kernel.unprivileged_userns_clone=1",
        "user/max_user_namespaces, sudo sysctl -w user.max_user_namespaces=15000"
    })
    void switchOfTheKernelIsNamed(String switchFile, String command) throws IOException {
        file("proc/sys/kernel/apparmor_restrict_unprivileged_userns", "0\n");
        file("proc/sys/" + switchFile, "0\n");

        assertThat(advice(false))
                .singleElement()
                .satisfies(advice -> assertThat(advice.commands()).startsWith(command));
    }

    @Test
    void restrictionsDoNotMatterIfTheSandboxWorks() throws IOException {
        file("proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1\n");

        assertThat(advice(true)).isEmpty();
    }
}
