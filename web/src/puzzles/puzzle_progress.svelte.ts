/** Which puzzles somebody has solved in this browser, and how many in a row at the first answer. */
const KEY = 'terrarium-puzzles';

interface Progress {
  /** The names of the puzzles that were solved, and of those whose first answer was wrong or asked for. */
  solved: string[];
  missed: string[];
  streak: number;
  best: number;
}

const NONE: Progress = { solved: [], missed: [], streak: 0, best: 0 };

function read(): Progress {
  try {
    return { ...NONE, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return NONE;
  }
}

export class PuzzleProgress {
  #known = $state.raw<Progress>(read());

  get streak(): number {
    return this.#known.streak;
  }
  get best(): number {
    return this.#known.best;
  }
  hasSolved(puzzle: string): boolean {
    return this.#known.solved.includes(puzzle);
  }
  hasMissed(puzzle: string): boolean {
    return this.#known.missed.includes(puzzle);
  }
  /** The answer was found; at the first try it lengthens the streak. */
  solve(puzzle: string): void {
    if (this.hasSolved(puzzle)) return;
    const { solved, streak, best } = this.#known;
    const longer = this.hasMissed(puzzle) ? streak : streak + 1;
    this.#keep({ ...this.#known, solved: [...solved, puzzle], streak: longer, best: Math.max(best, longer) });
  }
  /** A wrong answer was given, or the answer was asked for: the streak ends, unless the puzzle was solved before. */
  miss(puzzle: string): void {
    if (this.hasSolved(puzzle) || this.hasMissed(puzzle)) return;
    this.#keep({ ...this.#known, missed: [...this.#known.missed, puzzle], streak: 0 });
  }
  /** The number of the first puzzle after `after` that is not solved, from the start again at the end; null: none. */
  next(game: string, count: number, after = 0): number | null {
    for (let step = 1; step <= count; step++) {
      const number = ((after + step - 1) % count) + 1;
      if (!this.hasSolved(puzzleName(game, number))) return number;
    }
    return null;
  }

  #keep(known: Progress): void {
    this.#known = known;
    try {
      localStorage.setItem(KEY, JSON.stringify(known));
    } catch {
      // A browser that keeps nothing still has puzzles.
    }
  }
}

/** The name of a puzzle, as the table of a puzzle has it for its lesson. */
export const puzzleName = (game: string, number: number): string => `puzzle-${game}-${number}`;

export const puzzleProgress = new PuzzleProgress();
