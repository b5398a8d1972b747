package regatta.spaceprogram;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import regatta.core.BotSettings;
import regatta.core.Orders;
import regatta.core.TextOut;
import regatta.space.SpaceWire;
import regatta.space.bots.frontier.Chart;
import regatta.space.bots.frontier.Frontier;

/** The frontier as a program: it plays one match on standard input and output. */
public final class FrontierMain {

    private FrontierMain() {}

    public static void main(String[] arguments) throws IOException {
        play(System.in, System.out);
    }

    /** Plays a match to its end. */
    static void play(InputStream in, OutputStream out) throws IOException {
        ChartReader reader = new ChartReader(new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII)));
        Chart chart = reader.readBoard();
        Frontier bot = new Frontier(chart, 0, new BotSettings(0, Frontier.PARAMETERS));
        Orders orders = new Orders(1);
        TextOut text = new TextOut();
        while (reader.readSight(chart)) {
            orders.clear();
            text.clear();
            bot.play(orders);
            SpaceWire.writeOrders(0, orders, text);
            out.write(text.array(), 0, text.size());
            out.flush();
        }
    }
}
