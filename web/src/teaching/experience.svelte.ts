/** Which games somebody has played in this browser, and which lessons are done. */
const KEY = 'terrarium-experience';

interface Experience {
  /** Titles of which a game was started. */
  played: string[];
  /** The table of the first game of each title. */
  first: Record<string, string>;
  lessons: string[];
}

const NONE: Experience = { played: [], first: {}, lessons: [] };

function read(): Experience {
  try {
    return { ...NONE, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return NONE;
  }
}

class ExperienceStore {
  #known = $state.raw<Experience>(read());

  /** Whether somebody has never played this title here. */
  isNew(title: string): boolean {
    return !this.#known.played.includes(title);
  }
  hasLearned(lesson: string): boolean {
    return this.#known.lessons.includes(lesson);
  }
  /** Whether this table is the first game of its title here. */
  isFirst(title: string, table: string): boolean {
    return this.#known.first[title] === table;
  }
  addGame(title: string, table: string): void {
    if (!this.isNew(title)) return;
    const { played, first } = this.#known;
    this.#keep({ ...this.#known, played: [...played, title], first: { ...first, [title]: table } });
  }
  addLesson(lesson: string): void {
    if (!this.hasLearned(lesson)) this.#keep({ ...this.#known, lessons: [...this.#known.lessons, lesson] });
  }

  #keep(known: Experience): void {
    this.#known = known;
    try {
      localStorage.setItem(KEY, JSON.stringify(known));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const experience = new ExperienceStore();
