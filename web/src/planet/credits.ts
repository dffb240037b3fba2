import type { Credit } from '../games.ts';

/** Who made what Planet shows. */
export const credits: Credit[] = [
  {
    what: 'Drawings of animals: game-icons.net, 39 of them, simplified',
    by: 'the contributors of game-icons.net',
    licence: 'CC BY 3.0',
  },
  { what: 'Drawings of alpaca, manatee, meerkat, moose, orca and snow leopard', by: 'Terrarium', licence: 'MIT' },
  { what: 'The globe: three.js', by: 'the authors of three.js', licence: 'MIT' },
];
