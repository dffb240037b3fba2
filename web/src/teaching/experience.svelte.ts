/** Which games somebody has played in this browser, and which lessons are done. */
const KEY = 'terrarium-experience';

interface Experience {
  /** Titles of which a game was started. */
  played: string[];
  lessons: string[];
}

function read(): Experience {
  try {
    return { played: [], lessons: [], ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { played: [], lessons: [] };
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
  addGame(title: string): void {
    if (this.isNew(title)) this.#keep({ ...this.#known, played: [...this.#known.played, title] });
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
