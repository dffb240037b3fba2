/**
 * A short sign for every seat: the first letter of its name. Names that begin alike keep their own number
 * ("Sapling 2" is S2), or get as many letters as tell them apart.
 */
export function seatInitials(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name]);
  const first = letters.map((all) => (all[0] ?? '').toUpperCase());
  return names.map((name, seat) => {
    const alike = names.filter((_, other) => other !== seat && first[other] === first[seat]);
    if (!alike.length) return first[seat]!;
    const number = /\d+$/.exec(name)?.[0];
    if (number) return first[seat]! + number;
    const others = names.map((_, other) => (other === seat ? [] : letters[other]!));
    const length = letters[seat]!.findIndex((letter, at) =>
      others.every(
        (other) => other.slice(0, at).join('') !== letters[seat]!.slice(0, at).join('') || other[at] !== letter,
      ),
    );
    return first[seat]! + (letters[seat]![Math.max(1, length)] ?? String(seat + 1));
  });
}
