// A first bot for Halite III: ships mine the richest cells nearby and bring the halite home.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
)

const (
	enough    = 800 // A ship with this much halite goes home.
	poor      = 80  // A cell with less halite than this is left alone.
	mostShips = 16
	letters   = "nsew"
)

// A place is one number: y * width + x.
type ship struct{ id, place, cargo int }

var (
	stepX, stepY              = []int{0, 0, 1, -1}, []int{-1, 1, 0, 0}
	in                        = bufio.NewReader(os.Stdin)
	turns, players, me, turn  int
	width, height, home, bank int
	halite                    []int
	ships                     []ship
	returning, claimed, taken = map[int]bool{}, map[int]bool{}, map[int]bool{}
)

func line() string {
	text, err := in.ReadString('\n')
	if err != nil {
		os.Exit(0) // The match is over.
	}
	return text
}

func numbers() []int {
	var list []int
	for _, word := range strings.Fields(line()) {
		number, _ := strconv.Atoi(word)
		list = append(list, number)
	}
	return list
}

func readGreeting() {
	var constants struct {
		Turns int `json:"MAX_TURNS"`
	}
	json.Unmarshal([]byte(line()), &constants)
	turns = constants.Turns
	head := numbers()
	players, me = head[0], head[1]
	yards := make([][]int, players)
	for range yards {
		yard := numbers()
		yards[yard[0]] = yard
	}
	size := numbers()
	width, height = size[0], size[1]
	home = yards[me][2]*width + yards[me][1]
	for y := 0; y < height; y++ {
		halite = append(halite, numbers()...)
	}
}

func readTurn() {
	turn = numbers()[0]
	for i := 0; i < players; i++ {
		head := numbers() // The player, how many ships and dropoffs, and the halite in store.
		var theirs []ship
		for j := 0; j < head[1]; j++ {
			n := numbers()
			theirs = append(theirs, ship{n[0], n[2]*width + n[1], n[3]})
		}
		for j := 0; j < head[2]; j++ {
			numbers() // id, x, y. This bot builds none.
		}
		if head[0] == me {
			bank, ships = head[3], theirs
		}
	}
	for changed := numbers()[0]; changed > 0; changed-- {
		n := numbers()
		halite[n[1]*width+n[0]] = n[2]
	}
}

func around(a, b, size int) int {
	d := a - b
	if d < 0 {
		d = -d
	}
	if size-d < d {
		return size - d
	}
	return d
}

func distance(a, b int) int {
	return around(a%width, b%width, width) + around(a/width, b/width, height)
}

func step(place, way int) int {
	x := (place%width + stepX[way] + width) % width
	y := (place/width + stepY[way] + height) % height
	return y*width + x
}

// Returns the cell with the most halite for its distance that no other ship goes to.
func richest(place int) int {
	best, most := place, -1.0
	for cell := range halite {
		worth := float64(halite[cell]) / float64(distance(place, cell)+1)
		if worth > most && !claimed[cell] {
			best, most = cell, worth
		}
	}
	claimed[best] = true
	return best
}

func goal(one ship) int {
	if one.place == home {
		delete(returning, one.id)
	}
	if one.cargo >= enough || turns-turn <= distance(one.place, home)+mostShips {
		returning[one.id] = true
	}
	if returning[one.id] {
		return home
	}
	if one.place != home && halite[one.place] >= poor {
		return one.place
	}
	return richest(one.place)
}

// Returns the direction of a ship. It never enters a cell that another ship of ours needs.
func move(one ship, target int) string {
	if one.cargo < halite[one.place]/10 {
		return "o" // Too light to pay for the move.
	}
	after := func(way int) int { return distance(step(one.place, way), target) }
	blocksHome := one.place == home && target != home
	var ways []int
	for way := range stepX {
		if blocksHome || after(way) < distance(one.place, target) {
			ways = append(ways, way)
		}
	}
	sort.SliceStable(ways, func(a, b int) bool { return after(ways[a]) < after(ways[b]) })
	for _, way := range ways {
		if cell := step(one.place, way); !taken[cell] {
			delete(taken, one.place)
			taken[cell] = true
			return letters[way : way+1]
		}
	}
	return "o"
}

func play() string {
	taken, claimed = map[int]bool{}, map[int]bool{}
	for _, one := range ships {
		taken[one.place] = true
	}
	var orders []string
	for _, one := range ships {
		orders = append(orders, fmt.Sprintf("m %d %s", one.id, move(one, goal(one))))
	}
	if bank >= 1000 && turn*2 < turns && len(ships) < mostShips && !taken[home] {
		orders = append(orders, "g")
	}
	return strings.Join(orders, " ")
}

func main() {
	readGreeting()
	fmt.Println("MyBot")
	for {
		readTurn()
		fmt.Println(play())
	}
}
