import { FluentBundle, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import { api } from '../api.ts';
import type { Line } from '../games.ts';

export const LANGUAGES = ['en', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('texts:en'),
  pl: () => import('texts:pl'),
  fr: () => import('texts:fr'),
};
/** Tips, hints, lessons and the sentences about symbols. */
const LATER: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('texts:en/later'),
  pl: () => import('texts:pl/later'),
  fr: () => import('texts:fr/later'),
};

/** Several figures in one: separated by spaces, or by LIST in a text as the language lists them. */
class Items extends FluentType<string[]> {
  override toString(): string {
    return this.value.join(' ');
  }
}

/** Formats lines as sentences of one language, with the same texts and the same rules as in Python. */
export class Texts {
  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  /** All texts of a language. */
  static async load(language: Language): Promise<Texts> {
    const texts = await Texts.loadFirst(language);
    await texts.loadLater();
    return texts;
  }

  /** Add what is not needed to begin. */
  async loadLater(): Promise<void> {
    this.bundle.addResource(new FluentResource((await LATER[this.language]()).default));
  }

  /** What is needed to begin. */
  static async loadFirst(language: Language): Promise<Texts> {
    const list = (values: FluentValue[]): FluentValue => {
      const [items] = values;
      return items instanceof Items ? texts.listing(items.value) : (items ?? '');
    };
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { LIST: list } });
    const texts = new Texts(language, bundle);
    // Titles of other packages bring their texts to the server; without a server the page has its own.
    const [own, titles] = await Promise.all([FILES[language](), api.texts(language).catch(() => '')]);
    bundle.addResource(new FluentResource(own.default));
    bundle.addResource(new FluentResource(titles));
    return texts;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The line as a sentence, with the names of the seats where it speaks of seats. A line without a text shows its id. */
  say(line: Line, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(line.id)?.value;
    if (!pattern) return line.id;
    const figures: Record<string, string | number | Items> = {};
    for (const [name, value] of Object.entries(line)) {
      if (name !== 'id') figures[name] = this.figure(name, value, names);
    }
    return this.bundle.formatPattern(pattern, figures, []);
  }

  /** The items as the language lists them: "a, b and c". */
  listing(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.say({ id: 'list-and', items: items.slice(0, -1).join(', '), last: items.at(-1) });
  }

  seatName(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say({ id: 'name-seat', number: seat + 1 });
  }

  private figure(name: string, value: unknown, names: readonly string[]): string | number | Items {
    if (Array.isArray(value)) {
      if (name === 'seats') return this.listing(value.map((seat) => this.seatName(Number(seat), names)));
      return new Items(value.map((item) => String(this.figure('', item, names))));
    }
    if (typeof value === 'object' && value !== null && 'id' in value) return this.say(value as Line, names);
    if (typeof value === 'number')
      return name === 'seat' || name.endsWith('_seat') ? this.seatName(value, names) : value;
    return String(value);
  }
}
