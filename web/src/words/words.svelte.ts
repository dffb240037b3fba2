import type { Line } from '../games.ts';
import { LANGUAGES, Texts, type Language } from './texts.ts';

class Words {
  #texts = $state.raw<Texts | null>(null);
  /** Counts how often texts were added, so that what was said without them is said again. */
  #parts = $state(0);

  get texts(): Texts | null {
    void this.#parts;
    return this.#texts;
  }

  get language(): Language {
    return this.texts?.language ?? 'en';
  }

  async speak(language: Language): Promise<void> {
    this.#texts = await Texts.load(language);
    document.documentElement.lang = language;
  }

  /** The same when the page opens: what is not needed to begin is loaded meanwhile. */
  async begin(language: Language): Promise<void> {
    const texts = await Texts.loadFirst(language);
    this.#texts = texts;
    document.documentElement.lang = language;
    void texts.loadLater().then(() => (this.#parts += 1));
  }
}

export const words = new Words();

/** The text of an id with its figures, in the chosen language; reactive. */
export function t(id: string, figures: Record<string, unknown> = {}): string {
  return words.texts?.say({ ...figures, id }) ?? '';
}

/** A line of the engine in words; reactive. */
export function say(line: Line, names: readonly string[] = []): string {
  return words.texts?.say(line, names) ?? '';
}

/** Whether there is a text of that id. */
export function hasText(id: string): boolean {
  return words.texts?.has(id) ?? false;
}

/** The language that a browser asks for. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
