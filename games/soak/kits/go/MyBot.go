// A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// An agent: its fixed values from the first message, and its state from each turn.
type agent struct {
	id, player, shootCooldown, reach, power int
	x, y, cooldown, bombs, wetness          int
}

var (
	in                = bufio.NewReader(os.Stdin)
	me, width, height int
	agents            = map[int]*agent{}
	tiles             = map[[2]int]int{} // By x and y: 0 is floor, 1 low cover, 2 high cover.
)

func numbers() []int {
	line, err := in.ReadString('\n')
	if err != nil {
		os.Exit(0) // The match is over.
	}
	var list []int
	for _, word := range strings.Fields(line) {
		number, _ := strconv.Atoi(word)
		list = append(list, number)
	}
	return list
}

func readGreeting() {
	me = numbers()[0]
	for count := numbers()[0]; count > 0; count-- {
		n := numbers()
		agents[n[0]] = &agent{id: n[0], player: n[1], shootCooldown: n[2], reach: n[3], power: n[4], bombs: n[5]}
	}
	size := numbers()
	width, height = size[0], size[1]
	for row := 0; row < height; row++ {
		triples := numbers()
		for i := 0; i < len(triples); i += 3 {
			tiles[[2]int{triples[i], triples[i+1]}] = triples[i+2]
		}
	}
}

func readTurn() (ours, enemies []*agent) {
	for count := numbers()[0]; count > 0; count-- {
		n := numbers()
		one := agents[n[0]]
		one.x, one.y, one.cooldown, one.bombs, one.wetness = n[1], n[2], n[3], n[4], n[5]
		if one.player == me {
			ours = append(ours, one)
		} else {
			enemies = append(enemies, one)
		}
	}
	numbers() // How many of them are ours: one line is due for each.
	return ours, enemies
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

func distance(a, b *agent) int {
	return abs(a.x-b.x) + abs(a.y-b.y)
}

// Walks on until the nearest enemy is in range. The game finds the way around covers.
func move(one *agent, enemies []*agent) string {
	x, y, nearest := width/2, height/2, 1<<20
	for _, enemy := range enemies {
		if distance(one, enemy) < nearest {
			x, y, nearest = enemy.x, enemy.y, distance(one, enemy)
		}
	}
	if nearest <= one.reach {
		return ""
	}
	return fmt.Sprintf(";MOVE %d %d", x, y)
}

// Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half.
func fight(one *agent, enemies []*agent) string {
	var best *agent
	for _, enemy := range enemies {
		if distance(one, enemy) > 2*one.reach {
			continue
		}
		if best == nil || enemy.wetness > best.wetness ||
			enemy.wetness == best.wetness && distance(one, enemy) < distance(one, best) {
			best = enemy
		}
	}
	if one.cooldown > 0 || best == nil {
		return ";HUNKER_DOWN"
	}
	return fmt.Sprintf(";SHOOT %d", best.id)
}

func main() {
	readGreeting()
	for {
		ours, enemies := readTurn()
		for _, one := range ours {
			fmt.Printf("%d%s%s\n", one.id, move(one, enemies), fight(one, enemies))
		}
	}
}
