// A first bot for Halite III: ships mine the richest cells nearby and bring the halite home.
import kotlin.math.abs
import kotlin.math.min
import kotlin.system.exitProcess

const val ENOUGH = 800 // A ship with this much halite goes home.
const val POOR = 80 // A cell with less halite than this is left alone.
const val MAX_SHIPS = 16
const val LETTERS = "nsew"
val STEP_X = listOf(0, 0, 1, -1)
val STEP_Y = listOf(-1, 1, 0, 0)

// A place is one number: y * width + x.
class Ship(val id: Int, val place: Int, val cargo: Int)

var turns = 0
var players = 0
var me = 0
var width = 0
var height = 0
var home = 0
var turn = 0
var bank = 0
var halite = IntArray(0)
var ships = listOf<Ship>()
val returning = mutableSetOf<Int>()

fun line(): String = readLine() ?: exitProcess(0) // The match is over.

fun numbers() = line().trim().split(" ").map { it.toInt() }

fun readGreeting() {
    turns = Regex("\"MAX_TURNS\":\\s*(\\d+)").find(line())!!.groupValues[1].toInt()
    val head = numbers()
    players = head[0]
    me = head[1]
    val yard = List(players) { numbers() }.first { it[0] == me } // Its player, x and y.
    val size = numbers()
    width = size[0]
    height = size[1]
    home = yard[2] * width + yard[1]
    halite = List(height) { numbers() }.flatten().toIntArray()
}

fun readTurn() {
    turn = numbers()[0]
    repeat(players) {
        val (player, shipCount, dropoffCount, stored) = numbers()
        val theirs = List(shipCount) {
            val (id, x, y, cargo) = numbers()
            Ship(id, y * width + x, cargo)
        }
        repeat(dropoffCount) { numbers() } // id, x, y. This bot builds none.
        if (player == me) {
            bank = stored
            ships = theirs
        }
    }
    repeat(numbers()[0]) {
        val (x, y, amount) = numbers()
        halite[y * width + x] = amount
    }
}

fun distance(a: Int, b: Int): Int {
    val dx = abs(a % width - b % width)
    val dy = abs(a / width - b / width)
    return min(dx, width - dx) + min(dy, height - dy)
}

fun step(place: Int, way: Int): Int {
    val x = (place % width + STEP_X[way] + width) % width
    val y = (place / width + STEP_Y[way] + height) % height
    return y * width + x
}

// Returns the cell with the most halite for its distance that no other ship goes to.
fun richest(place: Int, claimed: MutableSet<Int>): Int {
    var best = place
    var most = -1.0
    for (cell in halite.indices) {
        val worth = halite[cell] / (distance(place, cell) + 1.0)
        if (worth > most && cell !in claimed) {
            best = cell
            most = worth
        }
    }
    claimed.add(best)
    return best
}

fun goal(ship: Ship, claimed: MutableSet<Int>): Int {
    if (ship.place == home) returning.remove(ship.id)
    val late = turns - turn <= distance(ship.place, home) + MAX_SHIPS
    if (ship.cargo >= ENOUGH || late) returning.add(ship.id)
    if (ship.id in returning) return home
    return if (ship.place != home && halite[ship.place] >= POOR) ship.place else richest(ship.place, claimed)
}

// Returns the direction of a ship. It never enters a cell that another ship of ours needs.
fun move(ship: Ship, target: Int, taken: MutableSet<Int>): Char {
    val place = ship.place
    if (ship.cargo < halite[place] / 10) return 'o' // Too light to pay for the move.
    val blocksHome = place == home && target != home
    val ways = (0..3).filter { blocksHome || distance(step(place, it), target) < distance(place, target) }
    for (way in ways.sortedBy { distance(step(place, it), target) }) {
        if (step(place, way) !in taken) {
            taken.remove(place)
            taken.add(step(place, way))
            return LETTERS[way]
        }
    }
    return 'o'
}

fun play(): String {
    val taken = ships.map { it.place }.toMutableSet()
    val claimed = mutableSetOf<Int>()
    val orders = ships.map { "m ${it.id} ${move(it, goal(it, claimed), taken)}" }.toMutableList()
    if (bank >= 1000 && turn * 2 < turns && ships.size < MAX_SHIPS && home !in taken) orders.add("g")
    return orders.joinToString(" ")
}

fun main() {
    readGreeting()
    println("MyBot")
    while (true) {
        readTurn()
        println(play())
    }
}
