// A first bot for Space Explorers: an explorer to each empty neighbour, and from half-full planets help to the weakest.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
)

// People on their way to a planet.
type shuttle struct{ player, source, people, ticks int }

// A visible planet. Players are 1 and 2; 0 means none.
type planet struct {
	id, habitability, size, owner, isHome, total int
	people                                       [3]int // By player.
	shuttles                                     []shuttle
}

var (
	in    = bufio.NewReader(os.Stdin)
	me    int
	lanes = map[int][]int{} // By planet, its neighbours.
)

// Returns the numbers of a line, without the words.
func numbers() []int {
	line, err := in.ReadString('\n')
	if err != nil {
		os.Exit(0) // The match is over.
	}
	var list []int
	for _, word := range strings.Fields(line) {
		if number, err := strconv.Atoi(word); err == nil {
			list = append(list, number)
		}
	}
	return list
}

func readBoard() {
	me = numbers()[0]
	for count := numbers()[0]; count > 0; count-- {
		n := numbers() // The planet, how many lanes, and of each its end and ticks.
		for i := 2; i < len(n); i += 2 {
			if n[i] != n[0] {
				lanes[n[0]] = append(lanes[n[0]], n[i])
			}
		}
		sort.Ints(lanes[n[0]])
	}
}

// Returns the visible planets.
func readTurn() map[int]*planet {
	planets := map[int]*planet{}
	for visible := numbers()[1]; visible > 0; visible-- { // The tick stands before it.
		n := numbers()
		one := &planet{id: n[0], habitability: n[1], size: n[2], owner: n[3], isHome: n[4], total: n[5]}
		one.people = [3]int{0, n[6], n[7]}
		for i := 9; i < len(n); i += 4 {
			one.shuttles = append(one.shuttles, shuttle{n[i], n[i+1], n[i+2], n[i+3]})
		}
		planets[one.id] = one
	}
	numbers() // The ids of the hidden planets.
	return planets
}

func awaitsOurs(one *planet) bool {
	for _, flying := range one.shuttles {
		if flying.player == me {
			return true
		}
	}
	return false
}

// Returns the neighbour with the fewest enemies; with nothing to conquer, the own planet with the fewest people.
func weakest(neighbours []*planet) *planet {
	var enemy, own *planet
	for _, other := range neighbours {
		if other.owner == me {
			if own == nil || other.people[me] < own.people[me] {
				own = other
			}
		} else if other.total > 0 && (enemy == nil || other.people[3-me] < enemy.people[3-me]) {
			enemy = other
		}
	}
	if enemy != nil {
		return enemy
	}
	return own
}

func play(planets map[int]*planet) string {
	var ids []int
	for id, one := range planets {
		if one.owner == me {
			ids = append(ids, id)
		}
	}
	sort.Ints(ids)
	var orders []string
	explored := map[int]bool{}
	for _, id := range ids {
		one := planets[id]
		spare := one.people[me] - 1
		var neighbours []*planet
		for _, end := range lanes[id] {
			other := planets[end]
			neighbours = append(neighbours, other)
			if other.total == 0 && !awaitsOurs(other) && !explored[end] && spare > 0 {
				orders = append(orders, fmt.Sprintf("%d %d 1", id, end))
				explored[end] = true
				spare--
			}
		}
		if one.people[me]*2 <= one.size {
			continue // It grows first.
		}
		if target := weakest(neighbours); target != nil && spare/2 > 0 {
			orders = append(orders, fmt.Sprintf("%d %d %d", id, target.id, spare/2))
		}
	}
	return strings.Join(orders, "; ")
}

func main() {
	readBoard()
	for {
		fmt.Println(play(readTurn()))
	}
}
