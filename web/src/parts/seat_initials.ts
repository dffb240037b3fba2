/** How many digits of a name's number a badge has room for. */
const DIGITS = 2;

/** A name without the number at its end, and the last digits of that number. */
function split(name: string): { word: string; number: string } {
  const number = /\d+$/.exec(name)?.[0] ?? '';
  return { word: name.slice(0, name.length - number.length).trim(), number: number.slice(-DIGITS) };
}

/**
 * A short sign for every seat: the first letter of its name. Names that begin alike get as many letters as tell them apart; names that
 * differ only in their number keep that ("Sapling 2" is S2, "Guest 3869" beside another guest is G69).
 */
export function seatInitials(names: readonly string[]): string[] {
  const parts = names.map(split);
  const letters = names.map((name) => [...name]);
  const first = letters.map((all) => (all[0] ?? '').toUpperCase());
  return names.map((_, seat) => {
    const others = names.flatMap((_name, other) => (other === seat ? [] : [other]));
    if (!others.some((other) => first[other] === first[seat])) return first[seat]!;
    const { word, number } = parts[seat]!;
    if (number && others.some((other) => parts[other]!.word === word)) return first[seat]! + number;
    const length = letters[seat]!.findIndex((letter, at) =>
      others.every(
        (other) =>
          letters[other]!.slice(0, at).join('') !== letters[seat]!.slice(0, at).join('') ||
          letters[other]![at] !== letter,
      ),
    );
    return first[seat]! + (letters[seat]![Math.max(1, length)] ?? String(seat + 1));
  });
}
