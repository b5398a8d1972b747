// A first bot for Halite III: ships mine the richest cells nearby and bring the halite home.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;

// A place is one number: y * width + x.
class Ship
{
    public int Id, Place, Cargo;
}

static class MyBot
{
    const int Enough = 800; // A ship with this much halite goes home.
    const int Poor = 80; // A cell with less halite than this is left alone.
    const int MostShips = 16;
    const string Letters = "nsew";
    static readonly int[] StepX = { 0, 0, 1, -1 };
    static readonly int[] StepY = { -1, 1, 0, 0 };

    static int turns, players, me, width, height, home, turn, bank;
    static int[] halite;
    static List<Ship> ships = new List<Ship>();
    static readonly HashSet<int> Returning = new HashSet<int>();

    static string Line()
    {
        string line = Console.ReadLine();
        if (line == null) Environment.Exit(0); // The match is over.
        return line;
    }

    static int[] Numbers()
    {
        return Line().Split((char[])null, StringSplitOptions.RemoveEmptyEntries).Select(int.Parse).ToArray();
    }

    static void ReadGreeting()
    {
        turns = int.Parse(Regex.Match(Line(), "\"MAX_TURNS\":\\s*(\\d+)").Groups[1].Value);
        int[] head = Numbers();
        players = head[0];
        me = head[1];
        var yards = new int[players][];
        for (int i = 0; i < players; i++)
        {
            int[] yard = Numbers(); // Its player, x and y.
            yards[yard[0]] = yard;
        }
        int[] size = Numbers();
        width = size[0];
        height = size[1];
        home = yards[me][2] * width + yards[me][1];
        halite = Enumerable.Range(0, height).SelectMany(y => Numbers()).ToArray();
    }

    static void ReadTurn()
    {
        turn = Numbers()[0];
        for (int i = 0; i < players; i++)
        {
            int[] head = Numbers(); // The player, how many ships and dropoffs, and the halite in store.
            var theirs = new List<Ship>();
            for (int j = 0; j < head[1]; j++)
            {
                int[] n = Numbers();
                theirs.Add(new Ship { Id = n[0], Place = n[2] * width + n[1], Cargo = n[3] });
            }
            for (int j = 0; j < head[2]; j++) Numbers(); // id, x, y. This bot builds none.
            if (head[0] != me) continue;
            bank = head[3];
            ships = theirs;
        }
        for (int changed = Numbers()[0]; changed > 0; changed--)
        {
            int[] n = Numbers();
            halite[n[1] * width + n[0]] = n[2];
        }
    }

    static int Distance(int a, int b)
    {
        int dx = Math.Abs(a % width - b % width), dy = Math.Abs(a / width - b / width);
        return Math.Min(dx, width - dx) + Math.Min(dy, height - dy);
    }

    static int Step(int place, int way)
    {
        int x = (place % width + StepX[way] + width) % width;
        int y = (place / width + StepY[way] + height) % height;
        return y * width + x;
    }

    // Returns the cell with the most halite for its distance that no other ship goes to.
    static int Richest(int place, HashSet<int> claimed)
    {
        int best = place;
        double most = -1;
        for (int cell = 0; cell < halite.Length; cell++)
        {
            double worth = halite[cell] / (Distance(place, cell) + 1.0);
            if (worth <= most || claimed.Contains(cell)) continue;
            best = cell;
            most = worth;
        }
        claimed.Add(best);
        return best;
    }

    static int Goal(Ship ship, HashSet<int> claimed)
    {
        if (ship.Place == home) Returning.Remove(ship.Id);
        bool late = turns - turn <= Distance(ship.Place, home) + MostShips;
        if (ship.Cargo >= Enough || late) Returning.Add(ship.Id);
        if (Returning.Contains(ship.Id)) return home;
        if (ship.Place != home && halite[ship.Place] >= Poor) return ship.Place;
        return Richest(ship.Place, claimed);
    }

    // Returns the direction of a ship. It never enters a cell that another ship of ours needs.
    static char Move(Ship ship, int target, HashSet<int> taken)
    {
        int place = ship.Place;
        if (ship.Cargo < halite[place] / 10) return 'o'; // Too light to pay for the move.
        bool blocksHome = place == home && target != home;
        IEnumerable<int> ways = Enumerable.Range(0, 4)
            .Where(way => blocksHome || Distance(Step(place, way), target) < Distance(place, target))
            .OrderBy(way => Distance(Step(place, way), target));
        foreach (int way in ways.Where(each => !taken.Contains(Step(place, each))))
        {
            taken.Remove(place);
            taken.Add(Step(place, way));
            return Letters[way];
        }
        return 'o';
    }

    static string Play()
    {
        var taken = new HashSet<int>(ships.Select(ship => ship.Place));
        var claimed = new HashSet<int>();
        List<string> orders =
            ships.Select(ship => "m " + ship.Id + " " + Move(ship, Goal(ship, claimed), taken)).ToList();
        bool early = turn * 2 < turns && ships.Count < MostShips;
        if (bank >= 1000 && early && !taken.Contains(home)) orders.Add("g");
        return string.Join(" ", orders);
    }

    static void Main()
    {
        ReadGreeting();
        Console.WriteLine("MyBot");
        while (true)
        {
            ReadTurn();
            Console.WriteLine(Play());
        }
    }
}
