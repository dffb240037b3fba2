import { preferred } from './words/words.svelte.ts';
import type { Language } from './words/texts.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'off';
/** When a tip is given before a choice. */
export type Coach = 'first' | 'always' | 'never';

/** What a person has chosen for this browser. */
interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  /** Whether a choice waits for its confirmation; on a touch screen it always does. */
  confirm: boolean;
  coach: Coach;
}

const KEY = 'terrarium-settings';
const FRESH: Kept = { language: null, theme: 'auto', sound: true, motion: 'auto', confirm: true, coach: 'first' };

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null;
}

function read(): Kept {
  try {
    return { ...FRESH, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...FRESH };
  }
}

class Settings {
  #kept = $state<Kept>(read());
  #dark = $state(false);
  #calm = $state(false);
  #coarse = $state(false);
  narrow = $state(false);

  constructor() {
    this.#watch('(prefers-color-scheme: dark)', (on) => (this.#dark = on));
    this.#watch('(prefers-reduced-motion: reduce)', (on) => (this.#calm = on));
    this.#watch('(pointer: coarse)', (on) => (this.#coarse = on));
    this.#watch('(max-width: 760px)', (on) => (this.narrow = on));
  }

  #watch(query: string, tell: (on: boolean) => void): void {
    const found = media(query);
    if (!found) return;
    tell(found.matches);
    found.addEventListener('change', () => tell(found.matches));
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get language(): Language {
    return this.#kept.language ?? preferred(navigator.languages ?? []);
  }
  set language(language: Language) {
    this.#keep({ language });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#dark);
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get motionWish(): Motion {
    return this.#kept.motion;
  }
  set motionWish(motion: Motion) {
    this.#keep({ motion });
  }
  /** Whether things may move. */
  get motion(): boolean {
    return this.motionWish === 'full' || (this.motionWish === 'auto' && !this.#calm);
  }
  get coach(): Coach {
    return this.#kept.coach;
  }
  set coach(coach: Coach) {
    this.#keep({ coach });
  }
  get confirmWish(): boolean {
    return this.#kept.confirm;
  }
  set confirmWish(confirm: boolean) {
    this.#keep({ confirm });
  }
  /** Nothing irreversible on a first tap: only a mouse may go without the confirmation. */
  get confirm(): boolean {
    return this.confirmWish || this.#coarse;
  }
}

export const settings = new Settings();
