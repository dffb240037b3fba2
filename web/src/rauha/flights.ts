/** Numbers that fly from where they come to where they count; with reduced motion the place is marked instead. */
import type { Line } from '../games.ts';

export interface Flight {
  from: string;
  to: string;
  text: string;
  kind: 'points' | 'crystals' | 'spore' | 'entity';
}

function sourceOf(line: Line): string {
  const source = line['source'] as Line;
  return source.id === 'rauha-on-cell'
    ? `cell:${line['seat']}:${source['cell']}`
    : `entity:${source.id.slice('rauha-entity-'.length)}`;
}

/** What there is to see of the lines that are new. */
export function flightsOf(lines: readonly Line[]): Flight[] {
  return lines.flatMap((line): Flight[] => {
    const seat = line['seat'];
    switch (line.id) {
      case 'rauha-took-crystals':
        return [{ from: sourceOf(line), to: `crystal:${seat}`, text: `+${line['crystals']}`, kind: 'crystals' }];
      case 'rauha-scored':
        return [{ from: sourceOf(line), to: `marker:${seat}`, text: `+${line['points']}`, kind: 'points' }];
      case 'rauha-paid':
        return [
          { from: `crystal:${seat}`, to: sourceOf(line), text: `−${line['pay']}`, kind: 'crystals' },
          { from: sourceOf(line), to: `marker:${seat}`, text: `+${line['points']}`, kind: 'points' },
        ];
      case 'rauha-spore':
        return [{ from: sourceOf(line), to: `cell:${seat}:${line['cell']}`, text: '', kind: 'spore' }];
      case 'rauha-water':
        return Number(line['points']) > 0
          ? [{ from: `water-points:${seat}`, to: `marker:${seat}`, text: `+${line['points']}`, kind: 'points' }]
          : [];
      case 'rauha-invited':
      case 'rauha-taken':
        return [
          {
            from: '',
            to: `entity:${(line['entity'] as Line).id.slice('rauha-entity-'.length)}`,
            text: '',
            kind: 'entity',
          },
        ];
      case 'rauha-discarded':
        return [{ from: '', to: `crystal:${seat}`, text: `+${line['crystals']}`, kind: 'crystals' }];
      default:
        return [];
    }
  });
}

const spot = (name: string): HTMLElement | null =>
  name === '' ? null : document.querySelector<HTMLElement>(`[data-spot="${name}"]`);

function mark(place: HTMLElement): void {
  place.classList.add('flash');
  setTimeout(() => place.classList.remove('flash'), 1200);
}

/** Show the flights, one after the other; where something is not on the screen its goal is marked. */
export function fly(flights: readonly Flight[], motion: boolean): void {
  flights.forEach((flight, index) => {
    const to = spot(flight.to);
    if (!to) return;
    const from = spot(flight.from);
    if (!motion || !from || flight.text === '') return mark(to);
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const number = document.createElement('span');
    number.className = `rauha-flight ${flight.kind}`;
    number.textContent = flight.text;
    number.setAttribute('aria-hidden', 'true');
    document.body.append(number);
    const at = (box: DOMRect): string =>
      `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
    const frames = [
      { transform: `${at(start)} scale(0.6)`, opacity: 0 },
      { transform: `${at(start)} scale(1.25)`, opacity: 1, offset: 0.25 },
      { transform: `${at(end)} scale(0.8)`, opacity: 0.9 },
    ];
    const flown = number.animate(frames, {
      duration: 800,
      delay: Math.min(index * 140, 900),
      easing: 'ease-in-out',
      fill: 'both',
    });
    const done = (): void => {
      number.remove();
      mark(to);
    };
    flown.finished.then(done, done);
  });
}
