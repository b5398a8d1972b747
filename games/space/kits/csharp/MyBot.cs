// A first bot for Space Explorers: an explorer to each empty neighbour, and from half-full planets help to the weakest.
using System;
using System.Collections.Generic;
using System.Linq;

// People on their way to a planet.
class Shuttle
{
    public int Player, Source, Ticks;
    public long People;
}

// A visible planet. Players are 1 and 2; 0 means none.
class Planet
{
    public int Id, Habitability, Size, Owner;
    public bool IsHome;
    public long Total;
    public long[] People; // By player.
    public List<Shuttle> Shuttles = new List<Shuttle>();
}

static class MyBot
{
    static int me;
    static readonly Dictionary<int, List<int>> Lanes = new Dictionary<int, List<int>>(); // By planet, its neighbours.

    static string[] Words()
    {
        string line = Console.ReadLine();
        if (line == null) Environment.Exit(0); // The match is over.
        return line.Split((char[])null, StringSplitOptions.RemoveEmptyEntries);
    }

    static void ReadBoard()
    {
        me = int.Parse(Words()[1]);
        for (int count = int.Parse(Words()[1]); count > 0; count--)
        {
            int[] n = Words().Select(int.Parse).ToArray(); // The planet, how many lanes, of each its end and ticks.
            IEnumerable<int> ends = Enumerable.Range(0, n[1]).Select(i => n[2 + 2 * i]);
            Lanes[n[0]] = ends.Where(end => end != n[0]).OrderBy(end => end).ToList();
        }
    }

    // Returns the visible planets by id.
    static SortedDictionary<int, Planet> ReadTurn()
    {
        var planets = new SortedDictionary<int, Planet>();
        for (int visible = int.Parse(Words()[2]); visible > 0; visible--) // The tick stands before it.
        {
            long[] n = Words().Select(long.Parse).ToArray();
            var planet = new Planet
            {
                Id = (int)n[0], Habitability = (int)n[1], Size = (int)n[2], Owner = (int)n[3], IsHome = n[4] > 0,
                Total = n[5], People = new[] { 0, n[6], n[7] }
            };
            for (int i = 9; i < n.Length; i += 4)
            {
                planet.Shuttles.Add(new Shuttle
                {
                    Player = (int)n[i], Source = (int)n[i + 1], People = n[i + 2], Ticks = (int)n[i + 3]
                });
            }
            planets[planet.Id] = planet;
        }
        Words(); // The ids of the hidden planets.
        return planets;
    }

    // Returns the neighbour with the fewest enemies; with nothing to conquer, the own planet with the fewest people.
    static Planet Weakest(List<Planet> neighbours)
    {
        IEnumerable<Planet> others = neighbours.Where(other => other.Total > 0 && other.Owner != me);
        IEnumerable<Planet> own = neighbours.Where(other => other.Owner == me);
        return others.OrderBy(other => other.People[3 - me]).FirstOrDefault()
            ?? own.OrderBy(other => other.People[me]).FirstOrDefault();
    }

    static string Play(SortedDictionary<int, Planet> planets)
    {
        var orders = new List<string>();
        var explored = new HashSet<int>();
        foreach (Planet planet in planets.Values.Where(each => each.Owner == me))
        {
            long spare = planet.People[me] - 1;
            List<Planet> neighbours = Lanes[planet.Id].Select(end => planets[end]).ToList();
            foreach (Planet other in neighbours)
            {
                bool awaited = other.Shuttles.Any(shuttle => shuttle.Player == me) || explored.Contains(other.Id);
                if (other.Total != 0 || awaited || spare <= 0) continue;
                orders.Add(planet.Id + " " + other.Id + " 1");
                explored.Add(other.Id);
                spare--;
            }
            if (planet.People[me] * 2 <= planet.Size) continue; // It grows first.
            Planet target = Weakest(neighbours);
            if (target != null && spare / 2 > 0) orders.Add(planet.Id + " " + target.Id + " " + spare / 2);
        }
        return string.Join("; ", orders);
    }

    static void Main()
    {
        ReadBoard();
        while (true) Console.WriteLine(Play(ReadTurn()));
    }
}
