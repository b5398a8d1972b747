// A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

const (
	width  = 30
	height = 20
	nobody = -1
)

var (
	names   = []string{"LEFT", "RIGHT", "UP", "DOWN"}
	steps   = []place{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}
	in      = bufio.NewReader(os.Stdin)
	ribbons [width * height]int // By cell, the player whose ribbon lies there.
)

type place struct{ x, y int }

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

// Returns where our cycle is. A message shows where cycles started and are; we remember where they have been.
func readTurn() place {
	head := numbers()
	var cycles [][]int // x and y of the start, x and y of now; all -1 for the dead.
	for i := 0; i < head[0]; i++ {
		cycles = append(cycles, numbers())
	}
	for player, cycle := range cycles {
		for cell := range ribbons {
			if cycle[0] < 0 && ribbons[cell] == player {
				ribbons[cell] = nobody
			}
		}
	}
	for player, cycle := range cycles {
		if cycle[2] >= 0 {
			ribbons[cycle[1]*width+cycle[0]] = player
			ribbons[cycle[3]*width+cycle[2]] = player
		}
	}
	return place{cycles[head[1]][2], cycles[head[1]][3]}
}

func free(at place) bool {
	return at.x >= 0 && at.x < width && at.y >= 0 && at.y < height && ribbons[at.y*width+at.x] == nobody
}

func step(at place, way int) place {
	return place{at.x + steps[way].x, at.y + steps[way].y}
}

func freeAround(at place) int {
	count := 0
	for way := range steps {
		if free(step(at, way)) {
			count++
		}
	}
	return count
}

// Returns the direction to go in.
func play(at place, heading int) int {
	if heading >= 0 && free(step(at, heading)) {
		return heading
	}
	best, most := 2, -1
	for way := range steps {
		cell := step(at, way)
		if free(cell) && freeAround(cell) > most {
			best, most = way, freeAround(cell)
		}
	}
	return best
}

func main() {
	for cell := range ribbons {
		ribbons[cell] = nobody
	}
	heading := -1
	for {
		heading = play(readTurn(), heading)
		fmt.Println(names[heading])
	}
}
