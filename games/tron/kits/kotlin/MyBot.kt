// A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free.
import kotlin.system.exitProcess

const val WIDTH = 30
const val HEIGHT = 20
const val NOBODY = -1
val NAMES = listOf("LEFT", "RIGHT", "UP", "DOWN")
val STEPS = listOf(Place(-1, 0), Place(1, 0), Place(0, -1), Place(0, 1))

data class Place(val x: Int, val y: Int)

val ribbons = IntArray(WIDTH * HEIGHT) { NOBODY } // By cell, the player whose ribbon lies there.

fun numbers(): List<Int> {
    val line = readLine() ?: exitProcess(0) // The match is over.
    return line.trim().split(" ").map { it.toInt() }
}

// Returns where our cycle is. A message shows where cycles started and are; we remember where they have been.
fun readTurn(): Place {
    val (players, me) = numbers()
    val cycles = List(players) { numbers() } // x and y of the start, x and y of now; all -1 for the dead.
    for ((player, cycle) in cycles.withIndex()) {
        if (cycle[0] < 0) for (cell in ribbons.indices) if (ribbons[cell] == player) ribbons[cell] = NOBODY
    }
    for ((player, cycle) in cycles.withIndex()) {
        val (startX, startY, x, y) = cycle
        if (x < 0) continue
        ribbons[startY * WIDTH + startX] = player
        ribbons[y * WIDTH + x] = player
    }
    return Place(cycles[me][2], cycles[me][3])
}

fun free(at: Place) = at.x in 0 until WIDTH && at.y in 0 until HEIGHT && ribbons[at.y * WIDTH + at.x] == NOBODY

fun step(at: Place, way: Int) = Place(at.x + STEPS[way].x, at.y + STEPS[way].y)

fun freeAround(at: Place) = STEPS.indices.count { free(step(at, it)) }

// Returns the direction to go in.
fun play(at: Place, heading: Int): Int {
    if (heading >= 0 && free(step(at, heading))) return heading
    var best = 2
    var most = -1
    for (way in STEPS.indices) {
        val cell = step(at, way)
        if (free(cell) && freeAround(cell) > most) {
            best = way
            most = freeAround(cell)
        }
    }
    return best
}

fun main() {
    var heading = -1
    while (true) {
        heading = play(readTurn(), heading)
        println(NAMES[heading])
    }
}
