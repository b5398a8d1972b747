// A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise.
using System;
using System.Collections.Generic;
using System.Linq;

// An agent: its fixed values from the first message, and its state from each turn.
class Agent
{
    public int Id, Player, ShootCooldown, Range, Power;
    public int X, Y, Cooldown, Bombs, Wetness;

    public int Distance(Agent other)
    {
        return Math.Abs(X - other.X) + Math.Abs(Y - other.Y);
    }
}

static class MyBot
{
    static int me, width, height;
    static readonly Dictionary<int, Agent> Agents = new Dictionary<int, Agent>();
    static int[,] tiles; // By x and y: 0 is floor, 1 low cover, 2 high cover.

    static int[] Numbers()
    {
        string line = Console.ReadLine();
        if (line == null) Environment.Exit(0); // The match is over.
        return line.Split((char[])null, StringSplitOptions.RemoveEmptyEntries).Select(int.Parse).ToArray();
    }

    static void ReadGreeting()
    {
        me = Numbers()[0];
        for (int count = Numbers()[0]; count > 0; count--)
        {
            int[] n = Numbers();
            Agents[n[0]] = new Agent
            {
                Id = n[0], Player = n[1], ShootCooldown = n[2], Range = n[3], Power = n[4], Bombs = n[5]
            };
        }
        int[] size = Numbers();
        width = size[0];
        height = size[1];
        tiles = new int[width, height];
        for (int row = 0; row < height; row++)
        {
            int[] triples = Numbers();
            for (int i = 0; i < triples.Length; i += 3) tiles[triples[i], triples[i + 1]] = triples[i + 2];
        }
    }

    // Returns the agents still in the match.
    static List<Agent> ReadTurn()
    {
        var living = new List<Agent>();
        for (int count = Numbers()[0]; count > 0; count--)
        {
            int[] n = Numbers();
            Agent agent = Agents[n[0]];
            agent.X = n[1];
            agent.Y = n[2];
            agent.Cooldown = n[3];
            agent.Bombs = n[4];
            agent.Wetness = n[5];
            living.Add(agent);
        }
        Numbers(); // How many of them are ours: one line is due for each.
        return living;
    }

    // Walks on until the nearest enemy is in range. The game finds the way around covers.
    static string Move(Agent agent, List<Agent> enemies)
    {
        Agent nearest = enemies.OrderBy(agent.Distance).FirstOrDefault();
        if (nearest == null) return ";MOVE " + width / 2 + " " + height / 2;
        return agent.Distance(nearest) <= agent.Range ? "" : ";MOVE " + nearest.X + " " + nearest.Y;
    }

    // Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half.
    static string Fight(Agent agent, List<Agent> enemies)
    {
        Agent target = enemies.Where(enemy => agent.Distance(enemy) <= 2 * agent.Range)
            .OrderBy(enemy => -enemy.Wetness).ThenBy(agent.Distance).FirstOrDefault();
        return agent.Cooldown > 0 || target == null ? ";HUNKER_DOWN" : ";SHOOT " + target.Id;
    }

    static void Main()
    {
        ReadGreeting();
        while (true)
        {
            List<Agent> living = ReadTurn();
            List<Agent> enemies = living.Where(agent => agent.Player != me).ToList();
            foreach (Agent agent in living.Where(each => each.Player == me))
                Console.WriteLine(agent.Id + Move(agent, enemies) + Fight(agent, enemies));
        }
    }
}
