package regatta.cli.option;

import java.io.PrintWriter;
import java.lang.reflect.Constructor;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;
import regatta.core.GameCatalog;

/** The part of the main command that subcommands and options use. */
public interface MainCommand {

    GameCatalog games();

    PrintWriter err();

    static MainCommand of(CommandSpec command) {
        return (MainCommand) command.root().userObject();
    }

    /** Returns a factory for option groups, which passes the main command to those with a constructor for it. */
    default IFactory options() {
        return new IFactory() {
            @Override
            public <K> K create(Class<K> type) throws Exception {
                for (Constructor<?> constructor : type.getDeclaredConstructors()) {
                    if (constructor.getParameterCount() == 1
                            && constructor.getParameterTypes()[0] == MainCommand.class) {
                        return type.cast(constructor.newInstance(MainCommand.this));
                    }
                }
                return CommandLine.defaultFactory().create(type);
            }
        };
    }
}
