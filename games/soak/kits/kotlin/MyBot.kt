// A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise.
import kotlin.math.abs
import kotlin.system.exitProcess

// An agent: its fixed values from the first message, and its state from each turn.
class Agent(val id: Int, val player: Int, val shootCooldown: Int, val range: Int, val power: Int) {
    var x = 0
    var y = 0
    var cooldown = 0
    var bombs = 0
    var wetness = 0

    fun distance(other: Agent) = abs(x - other.x) + abs(y - other.y)
}

var me = 0
var width = 0
var height = 0
val agents = mutableMapOf<Int, Agent>()
val tiles = mutableMapOf<Pair<Int, Int>, Int>() // By x and y: 0 is floor, 1 low cover, 2 high cover.

fun numbers(): List<Int> {
    val line = readLine() ?: exitProcess(0) // The match is over.
    return line.trim().split(" ").map { it.toInt() }
}

fun readGreeting() {
    me = numbers()[0]
    repeat(numbers()[0]) {
        val (id, player, shootCooldown, range, power) = numbers() // And last its bombs, which each turn tells.
        agents[id] = Agent(id, player, shootCooldown, range, power)
    }
    val size = numbers()
    width = size[0]
    height = size[1]
    repeat(height) {
        for ((x, y, type) in numbers().chunked(3)) tiles[Pair(x, y)] = type
    }
}

// Returns the agents still in the match.
fun readTurn(): List<Agent> {
    val living = List(numbers()[0]) {
        val told = numbers()
        val agent = agents.getValue(told[0])
        agent.x = told[1]
        agent.y = told[2]
        agent.cooldown = told[3]
        agent.bombs = told[4]
        agent.wetness = told[5]
        agent
    }
    numbers() // How many of them are ours: one line is due for each.
    return living
}

// Walks on until the nearest enemy is in range. The game finds the way around covers.
fun move(agent: Agent, enemies: List<Agent>): String {
    val nearest = enemies.sortedBy { agent.distance(it) }.firstOrNull() ?: return ";MOVE ${width / 2} ${height / 2}"
    return if (agent.distance(nearest) <= agent.range) "" else ";MOVE ${nearest.x} ${nearest.y}"
}

// Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half.
fun fight(agent: Agent, enemies: List<Agent>): String {
    val target = enemies.filter { agent.distance(it) <= 2 * agent.range }
        .sortedWith(compareBy({ -it.wetness }, { agent.distance(it) }))
        .firstOrNull()
    return if (agent.cooldown > 0 || target == null) ";HUNKER_DOWN" else ";SHOOT ${target.id}"
}

fun main() {
    readGreeting()
    while (true) {
        val (ours, enemies) = readTurn().partition { it.player == me }
        for (agent in ours) println("${agent.id}${move(agent, enemies)}${fight(agent, enemies)}")
    }
}
