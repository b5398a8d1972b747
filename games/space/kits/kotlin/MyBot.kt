// A first bot for Space Explorers: an explorer to each empty neighbour, and from half-full planets help to the weakest.
import java.util.TreeMap
import kotlin.system.exitProcess

// People on their way to a planet.
class Shuttle(val player: Int, val source: Int, val people: Long, val ticks: Int)

// A visible planet. Players are 1 and 2; 0 means none.
class Planet(told: List<Long>) {
    val id = told[0].toInt()
    val habitability = told[1].toInt()
    val size = told[2]
    val owner = told[3].toInt()
    val isHome = told[4] > 0
    val total = told[5]
    val people = listOf(0L, told[6], told[7]) // By player.
    val shuttles = told.drop(9).chunked(4) { Shuttle(it[0].toInt(), it[1].toInt(), it[2], it[3].toInt()) }
}

var me = 0
val lanes = mutableMapOf<Int, List<Int>>() // By planet, its neighbours.

fun words(): List<String> {
    val line = readLine() ?: exitProcess(0) // The match is over.
    return line.trim().split(" ")
}

fun readBoard() {
    me = words()[1].toInt()
    repeat(words()[1].toInt()) {
        val told = words().map { it.toInt() } // The planet, how many lanes, and of each its end and ticks.
        lanes[told[0]] = told.drop(2).chunked(2) { it[0] }.filter { it != told[0] }.sorted()
    }
}

// Returns the visible planets by id.
fun readTurn(): TreeMap<Int, Planet> {
    val planets = TreeMap<Int, Planet>()
    repeat(words()[2].toInt()) { // The tick stands before it.
        val planet = Planet(words().map { it.toLong() })
        planets[planet.id] = planet
    }
    words() // The ids of the hidden planets.
    return planets
}

// Returns the neighbour with the fewest enemies; with nothing to conquer, the own planet with the fewest people.
fun weakest(neighbours: List<Planet>): Planet? {
    val others = neighbours.filter { it.total > 0 && it.owner != me }
    val own = neighbours.filter { it.owner == me }
    return others.sortedBy { it.people[3 - me] }.firstOrNull() ?: own.sortedBy { it.people[me] }.firstOrNull()
}

fun play(planets: TreeMap<Int, Planet>): String {
    val orders = mutableListOf<String>()
    val explored = mutableSetOf<Int>()
    for (planet in planets.values.filter { it.owner == me }) {
        var spare = planet.people[me] - 1
        val neighbours = lanes.getValue(planet.id).map { planets.getValue(it) }
        for (other in neighbours) {
            val awaited = other.shuttles.any { it.player == me } || other.id in explored
            if (other.total == 0L && !awaited && spare > 0) {
                orders.add("${planet.id} ${other.id} 1")
                explored.add(other.id)
                spare--
            }
        }
        if (planet.people[me] * 2 <= planet.size) continue // It grows first.
        val target = weakest(neighbours)
        if (target != null && spare / 2 > 0) orders.add("${planet.id} ${target.id} ${spare / 2}")
    }
    return orders.joinToString("; ")
}

fun main() {
    readBoard()
    while (true) println(play(readTurn()))
}
