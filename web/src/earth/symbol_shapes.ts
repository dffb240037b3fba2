/** The small pictures of Earth: paths in a box of 16 by 16, each with the colour it is drawn in. */
type Shape = readonly [path: string, fill: string];

const CUBE =
  'M8 .5L15 4.500V11.500L8 15.500L1 11.500V4.500ZM2.600 6V10.700L7.300 13.300V8.600ZM13.400 6L8.700 8.600V13.300L13.400 10.700Z';
const BIN = 'M3 8H13L12 16H4Z';

const SHAPES = {
  soil: [
    'M8 1a7 7 0 1 1 0 14a7 7 0 0 1 0-14ZM5 5.500a1.300 1.300 0 1 0 .1 0ZM10.500 6.500a1.300 1.300 0 1 0 .1 0ZM7 10a1.300 1.300 0 1 0 .1 0Z',
    'var(--earth-brown)',
  ],
  compost: [
    'M1 2H15V4.500H1ZM2.200 5.500H13.800L12.500 15.500H3.500ZM6 7.500H5L5.500 13.500H6.500ZM9.500 7.500V13.500H10.500L11 7.500Z',
    'var(--earth-red)',
  ],
  deck: [`M3 0H13V1.600H3ZM3 2.400H13V4H3ZM7 4.800H9V6H10.500L8 7.600 5.500 6H7Z${BIN}`, 'var(--earth-red)'],
  hand: [`M5.500 0H10.500V5H9V6H10.500L8 7.600 5.500 6H7V5H5.500Z${BIN}`, 'var(--earth-red)'],
  sprout: [CUBE, 'var(--earth-green)'],
  growth: ['M4 1H12V4H4ZM4 5.500H12V8.500H4ZM4 10H12V15H4Z', 'var(--earth-growth)'],
  canopy: [
    'M8 0Q13 0 13.500 4Q16 5 15 8Q14 10 11 9.500H5Q2 10 1 8Q0 5 2.500 4Q3 0 8 0ZM6.500 10.500H9.500V16H6.500Z',
    'var(--earth-green)',
  ],
  draw: ['M3 1H13V15H3ZM7 5V7H5V9H7V11H9V9H11V7H9V5Z', 'var(--ink)'],
  event: ['M9.500 0L3 9H7L5.500 16L13 6H8.500Z', 'var(--earth-black)'],
  sunny: ['M8 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM7 0h2v3H7ZM7 13h2v3H7ZM0 7h3v2H0ZM13 7h3v2h-3Z', 'var(--earth-yellow)'],
  wet: [
    'M0 4Q2 1.500 4 4T8 4T12 4T16 4V6.500Q14 9 12 6.500T8 6.500T4 6.500T0 6.500ZM0 10.500Q2 8 4 10.500T8 10.500T12 10.500T16 10.500V13Q14 15.500 12 13T8 13T4 13T0 13Z',
    'var(--earth-wet)',
  ],
  rocky: ['M1 14L6 4 9 9 11 6 15 14Z', 'var(--mountain)'],
  cold: [
    'M7 0H9V16H7ZM1.500 3.300L2.500 1.600 14.500 12.700 13.500 14.400ZM14.500 3.300L13.500 1.600 1.500 12.700 2.500 14.400Z',
    'var(--earth-ice)',
  ],
  tree: ['M8 1a5 5 0 0 1 2 9.500H9V15H7V10.500H6A5 5 0 0 1 8 1Z', 'var(--earth-green)'],
  herb: ['M7 15Q7 8 2 5Q7 5 8 9Q8 3 6 1Q11 3 9 9Q10 6 14 6Q9 9 9 15Z', 'var(--earth-green)'],
  mushroom: ['M1 8Q2 1 8 1t7 7Q12 9 10 9V15H6V9Q4 9 1 8Z', 'var(--earth-red)'],
  bush: ['M3 14Q0 10 3 8Q2 4 6 4Q8 1 10 4Q14 4 13 8Q16 10 13 14Z', 'var(--earth-green)'],
  terrain: ['M0 15L5 6 8 11 11 3 16 15ZM3 1a2 2 0 1 1 0 4a2 2 0 0 1 0-4Z', 'var(--mountain)'],
  points: [
    'M8 0L10.200 5.400 16 5.900 11.600 9.700 13 15.500 8 12.400 3 15.500 4.400 9.700 0 5.900 5.800 5.400Z',
    'var(--earth-yellow)',
  ],
  leaf: ['M2 15Q0 4 8 3Q12 2.500 15 0Q16 12 8 13Q5 13.300 3.500 15ZM4 12Q7 8 11 6Q7 7 4 12Z', 'var(--earth-green)'],
  then: ['M3 2L13 8L3 14Z', 'currentColor'],
  copy: ['M1 1H10V4H8.500V2.500H2.500V8.500H4V10H1ZM5.500 5.500H15V15H5.500ZM7 7V13.500H13.500V7Z', 'var(--ink)'],
  row: ['M4 3L0 8L4 13V9H12V13L16 8L12 3V7H4Z', 'var(--ink)'],
  column: ['M3 4L8 0L13 4H9V12H13L8 16L3 12H7V4Z', 'var(--ink)'],
  orthogonal: ['M6 0H10V5H6ZM6 11H10V16H6ZM0 6H5V10H0ZM11 6H16V10H11ZM7 7H9V9H7Z', 'var(--ink)'],
  diagonal: ['M0 0H5V5H0ZM11 0H16V5H11ZM0 11H5V16H0ZM11 11H16V16H11ZM7 7H9V9H7Z', 'var(--ink)'],
  around: [
    'M0 0H4.500V4.500H0ZM5.700 0H10.300V4.500H5.700ZM11.500 0H16V4.500H11.500ZM0 5.700H4.500V10.300H0ZM11.500 5.700H16V10.300H11.500ZM0 11.500H4.500V16H0ZM5.700 11.500H10.300V16H5.700ZM11.500 11.500H16V16H11.500ZM7 7H9V9H7Z',
    'var(--ink)',
  ],
  forbidden: [
    'M8 0a8 8 0 1 1 0 16a8 8 0 0 1 0-16ZM8 2.500A5.500 5.500 0 0 0 3.600 11.300L11.300 3.600A5.500 5.500 0 0 0 8 2.500ZM12.400 4.700L4.700 12.400A5.500 5.500 0 0 0 12.400 4.700Z',
    'var(--earth-red)',
  ],
  'tag-color': [
    'M8 1a7 6.500 0 1 1-1 13.900Q5 14.500 6 12.500T3.500 11A7 6.500 0 0 1 8 1ZM5 5a1.200 1.200 0 1 0 .1 0ZM8.500 3.500a1.200 1.200 0 1 0 .1 0ZM11.800 5.500a1.200 1.200 0 1 0 .1 0Z',
    'var(--ink)',
  ],
  'tag-animal': [
    'M8 8Q12 10 12 13Q11 15.500 8 14.500Q5 15.500 4 13Q4 10 8 8ZM2.500 5.500a1.700 2 0 1 1 0 4a1.700 2 0 0 1 0-4ZM13.500 5.500a1.700 2 0 1 1 0 4a1.700 2 0 0 1 0-4ZM6 1.500a1.600 2.200 0 1 1 0 4.400a1.600 2.200 0 0 1 0-4.400ZM10 1.500a1.600 2.200 0 1 1 0 4.400a1.600 2.200 0 0 1 0-4.400Z',
    'var(--ink)',
  ],
  'tag-geographic': [
    'M8 0a8 8 0 1 1 0 16a8 8 0 0 1 0-16ZM7.300 1.700Q4.800 3.300 4.600 7.300H7.300ZM8.700 1.700V7.300H11.400Q11.200 3.300 8.700 1.700ZM1.600 8.700Q2 12.500 5 13.800Q3.400 11.500 3.200 8.700ZM4.600 8.700Q4.800 12.700 7.300 14.300V8.700ZM8.700 8.700V14.300Q11.200 12.700 11.400 8.700Z',
    'var(--ink)',
  ],
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

export const shapeOf = (name: string): Shape | null => (name in SHAPES ? SHAPES[name as ShapeName] : null);
export const shapeNames = Object.keys(SHAPES) as ShapeName[];
