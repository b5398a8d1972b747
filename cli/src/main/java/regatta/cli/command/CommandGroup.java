package regatta.cli.command;

/** A command of commands: alone it tells which there are. */
abstract class CommandGroup extends Subcommand implements Runnable {

    @Override
    public void run() {
        line().usage(out());
    }
}
