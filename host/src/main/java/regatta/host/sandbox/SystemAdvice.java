package regatta.host.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.Predicate;

/**
 * Advice for a machine on which something does not work: what is missing, and the commands of its own distribution that
 * fix it.
 */
public final class SystemAdvice {

    /**
     * A problem and its solution.
     *
     * @param problem the consequence for the user, as a sentence
     * @param commands the commands to run, in this order
     */
    public record Advice(String problem, List<String> commands) {}

    /** The families of distributions by the command that installs packages. */
    private enum Family {
        DEBIAN("apt install"),
        FEDORA("dnf install"),
        SUSE("zypper install"),
        ARCH("pacman -S"),
        ALPINE("apk add"),
        UNKNOWN("install");

        private final String installs;

        Family(String installs) {
            this.installs = installs;
        }
    }

    private static final Map<String, Family> FAMILIES = Map.of(
            "debian", Family.DEBIAN,
            "ubuntu", Family.DEBIAN,
            "fedora", Family.FEDORA,
            "rhel", Family.FEDORA,
            "suse", Family.SUSE,
            "opensuse", Family.SUSE,
            "arch", Family.ARCH,
            "alpine", Family.ALPINE);

    /** The packages of a JDK, which differ between distributions. */
    private static final Map<Family, String> JDK = Map.of(
            Family.FEDORA, "java-21-openjdk-devel",
            Family.SUSE, "java-21-openjdk-devel",
            Family.ARCH, "jdk-openjdk",
            Family.ALPINE, "openjdk21-jdk");

    private static final String JDK_OF_DEBIAN = "openjdk-17-jdk-headless";

    /** Settings of the kernel for user namespaces: the value that forbids them, and one that does not. */
    private static final String[][] NAMESPACE_SWITCHES = {
        {"kernel.unprivileged_userns_clone", "0", "1"}, {"user.max_user_namespaces", "0", "15000"}
    };

    private static final String APPARMOR = "kernel.apparmor_restrict_unprivileged_userns";

    private final Path system;
    private final Predicate<String> installed;

    /**
     * Creates the advice for a machine.
     *
     * @param system the root of its file system
     * @param installed returns whether a program is on the PATH
     */
    SystemAdvice(Path system, Predicate<String> installed) {
        this.system = system;
        this.installed = installed;
    }

    /** Returns the advice for this machine. */
    public static SystemAdvice here() {
        return new SystemAdvice(Path.of("/"), program -> Toolchain.onPath(program) != null);
    }

    /**
     * Returns what to do.
     *
     * @param sandboxWorks whether bubblewrap can seal a bot
     * @param browsers the browsers of which films need one
     */
    public List<Advice> list(boolean sandboxWorks, List<String> browsers) {
        List<Advice> advice = new ArrayList<>();
        if (!sandboxWorks) {
            advice.add(sandbox());
        }
        if (!installed.test("setsid")) {
            advice.add(new Advice("Bots cannot be stopped as a group: setsid is missing.", packages("util-linux")));
        }
        if (!installed.test("javac")) {
            String jdk = JDK.getOrDefault(family(), JDK_OF_DEBIAN);
            advice.add(new Advice("Bots and starter kits in Java cannot be compiled: there is no JDK.", packages(jdk)));
        }
        if (browsers.stream().noneMatch(installed)) {
            advice.add(new Advice("'regatta film' needs a browser: there is no Chromium.", packages("chromium")));
        }
        return advice;
    }

    private Advice sandbox() {
        if (!installed.test("bwrap")) {
            return new Advice("Bots cannot be sealed: bubblewrap is missing.", packages("bubblewrap"));
        }
        if ("1".equals(kernel(APPARMOR))) {
            return new Advice(
                    "Bots cannot be sealed: AppArmor forbids user namespaces, which bubblewrap needs. Allow them for"
                            + " bubblewrap:",
                    List.of(
                            "printf 'abi <abi/4.0>,\\ninclude <tunables/global>\\nprofile bwrap /usr/bin/bwrap"
                                    + " flags=(unconfined) {\\n  userns,\\n}\\n' | sudo tee /etc/apparmor.d/bwrap",
                            "sudo apparmor_parser -r /etc/apparmor.d/bwrap"));
        }
        for (String[] each : NAMESPACE_SWITCHES) {
            if (each[1].equals(kernel(each[0]))) {
                String setting = each[0] + "=" + each[2];
                return new Advice(
                        "Bots cannot be sealed: the kernel forbids user namespaces, which bubblewrap needs.",
                        List.of(
                                "sudo sysctl -w " + setting,
                                "echo " + setting + " | sudo tee /etc/sysctl.d/99-user-namespaces.conf"));
            }
        }
        return new Advice(
                "Bots cannot be sealed: bubblewrap is installed but does not work here, as in most containers. Start the"
                        + " container so that it may create user namespaces, for example:",
                List.of("docker run --security-opt seccomp=unconfined --security-opt apparmor=unconfined …"));
    }

    private List<String> packages(String name) {
        return List.of("sudo " + family().installs + " " + name);
    }

    /** Returns a setting of the kernel, or an empty text if there is no such setting. */
    private String kernel(String setting) {
        try {
            return Files.readString(system.resolve("proc/sys/" + setting.replace('.', '/')))
                    .strip();
        } catch (IOException e) {
            return "";
        }
    }

    private Family family() {
        Properties release = new Properties();
        try (var in = Files.newBufferedReader(system.resolve("etc/os-release"))) {
            release.load(in);
        } catch (IOException e) {
            return Family.UNKNOWN;
        }
        String names = release.getProperty("ID", "") + " " + release.getProperty("ID_LIKE", "");
        for (String name : names.replace("\"", "").split("[ -]")) {
            Family family = FAMILIES.get(name);
            if (family != null) {
                return family;
            }
        }
        return Family.UNKNOWN;
    }
}
