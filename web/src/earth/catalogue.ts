/** The cards as the rules know them; the file is written by tools/page_data. */
import type { Line } from '../games.ts';
import data from './catalogue.json';

/** A symbol and, if it has one, its number. */
export type Icon = [name: string, amount?: number];

export interface Ability {
  color: Color;
  line: Line;
  icons: Icon[];
}

export type Color = 'green' | 'red' | 'blue' | 'yellow' | 'multicolor' | 'black' | 'brown';

export interface Card {
  number: number;
  key: string;
  kind: 'flora' | 'terrain' | 'event' | 'island' | 'climate';
  name: Line;
  latin?: string;
  cost?: number;
  vp: number;
  habitats?: string[];
  types?: string[];
  sprouts?: number;
  growth?: number;
  canopy?: number;
  tags?: string[];
  abilities: Ability[];
}

/** An ecosystem, or a fauna card with what it needs. */
export interface Goal {
  key: string;
  name: Line;
  latin: string;
  need: number;
  line: Line;
}

const cards = data.cards as unknown as Card[];
const byNumber = new Map(cards.map((card) => [card.number, card]));
const byKey = new Map(cards.map((card) => [card.key, card]));
const byName = new Map(cards.map((card) => [JSON.stringify(card.name), card.number]));
const ecosystems = new Map((data.ecosystems as unknown as Goal[]).map((goal) => [goal.key, goal]));
const fauna = new Map((data.fauna as unknown as Goal[]).map((goal) => [goal.key, goal]));

export const allCards = (): readonly Card[] => cards;
export const cardOf = (number: number): Card => byNumber.get(number)!;
export const sideOf = (key: string): Card | null => byKey.get(key) ?? null;
export const ecosystemOf = (key: string): Goal | null => ecosystems.get(key) ?? null;
export const faunaOf = (key: string): Goal | null => fauna.get(key) ?? null;
const goalsByName = new Map([...ecosystems.values(), ...fauna.values()].map((goal) => [goal.name.id, goal]));
/** The ecosystem or fauna card that a line names, if it names one. */
export const goalNamed = (line: unknown): Goal | null => goalsByName.get((line as Line | null)?.id ?? '') ?? null;
/** The card that a line names, if it names one. */
export const cardNamed = (line: unknown): number | null => byName.get(JSON.stringify(line)) ?? null;
