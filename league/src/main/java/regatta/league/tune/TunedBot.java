package regatta.league.tune;

import java.util.List;
import regatta.host.bot.BotSpec;

/** A bot with numbers to set. */
public interface TunedBot {

    /** Returns what tables call it. */
    String name();

    List<Parameter> parameters();

    /** Returns whether it comes with its game, so that a file of numbers is enough to play it. */
    default boolean isBuiltIn() {
        return false;
    }

    /** Returns what a person types to have it with the given values, one for each parameter. */
    String text(List<String> values);

    /** Returns it with the given values. */
    BotSpec spec(List<String> values);

    /** Returns it with the values it starts from. */
    default BotSpec start() {
        return spec(parameters().stream().map(Parameter::startText).toList());
    }
}
