package regatta.hlt;

import regatta.host.DropIn;

/** The command line of the original engine. */
public final class HaliteDropIn implements DropIn {

    @Override
    public Object command() {
        return new HaliteCommand();
    }
}
