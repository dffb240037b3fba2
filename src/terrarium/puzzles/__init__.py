"""Puzzles: moments of games where one answer is clearly the best, found and verified by searches."""

from __future__ import annotations

from terrarium.puzzles.finding import Demands as Demands
from terrarium.puzzles.finding import check_position as check_position
from terrarium.puzzles.finding import find_in_record as find_in_record
from terrarium.puzzles.finding import find_puzzles as find_puzzles
from terrarium.puzzles.generating import Generation as Generation
from terrarium.puzzles.loading import find_puzzle as find_puzzle
from terrarium.puzzles.loading import read_puzzles as read_puzzles
from terrarium.puzzles.loading import shipped_puzzles as shipped_puzzles
from terrarium.puzzles.loading import write_puzzles as write_puzzles
from terrarium.puzzles.puzzle import Puzzle as Puzzle
from terrarium.puzzles.puzzle_lesson import PuzzleLesson as PuzzleLesson
from terrarium.puzzles.puzzle_lesson import find_puzzle_lesson as find_puzzle_lesson
from terrarium.puzzles.puzzle_lesson import find_script as find_script
from terrarium.puzzles.puzzle_lesson import is_puzzle as is_puzzle
from terrarium.puzzles.puzzle_lesson import puzzle_lesson as puzzle_lesson
