// A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free.
using System;
using System.Linq;

static class MyBot
{
    const int Width = 30, Height = 20, Nobody = -1;
    static readonly string[] Names = { "LEFT", "RIGHT", "UP", "DOWN" };
    static readonly int[] StepX = { -1, 1, 0, 0 };
    static readonly int[] StepY = { 0, 0, -1, 1 };

    // By cell, the player whose ribbon lies there.
    static readonly int[] Ribbons = Enumerable.Repeat(Nobody, Width * Height).ToArray();

    static int x, y; // Where our cycle is.

    static int[] Numbers()
    {
        string line = Console.ReadLine();
        if (line == null) Environment.Exit(0); // The match is over.
        return line.Split((char[])null, StringSplitOptions.RemoveEmptyEntries).Select(int.Parse).ToArray();
    }

    // A message shows where cycles started and are; we remember where they have been.
    static void ReadTurn()
    {
        int[] head = Numbers();
        var cycles = new int[head[0]][]; // x and y of the start, x and y of now; all -1 for the dead.
        for (int player = 0; player < cycles.Length; player++)
        {
            cycles[player] = Numbers();
            for (int cell = 0; cell < Ribbons.Length; cell++)
                if (cycles[player][0] < 0 && Ribbons[cell] == player) Ribbons[cell] = Nobody;
        }
        for (int player = 0; player < cycles.Length; player++)
        {
            int[] cycle = cycles[player];
            if (cycle[2] < 0) continue;
            Ribbons[cycle[1] * Width + cycle[0]] = player;
            Ribbons[cycle[3] * Width + cycle[2]] = player;
        }
        x = cycles[head[1]][2];
        y = cycles[head[1]][3];
    }

    static bool Free(int atX, int atY)
    {
        return atX >= 0 && atX < Width && atY >= 0 && atY < Height && Ribbons[atY * Width + atX] == Nobody;
    }

    static int FreeAround(int atX, int atY)
    {
        return Enumerable.Range(0, 4).Count(way => Free(atX + StepX[way], atY + StepY[way]));
    }

    // Returns the direction to go in.
    static int Play(int heading)
    {
        if (heading >= 0 && Free(x + StepX[heading], y + StepY[heading])) return heading;
        int best = 2, most = -1;
        for (int way = 0; way < 4; way++)
        {
            int nextX = x + StepX[way], nextY = y + StepY[way];
            if (!Free(nextX, nextY) || FreeAround(nextX, nextY) <= most) continue;
            best = way;
            most = FreeAround(nextX, nextY);
        }
        return best;
    }

    static void Main()
    {
        int heading = -1;
        while (true)
        {
            ReadTurn();
            heading = Play(heading);
            Console.WriteLine(Names[heading]);
        }
    }
}
