import { afterAll, vi } from 'vitest';

// Unit tests have no server: the texts of other packages are empty, any other request goes where it always went.
const real = globalThis.fetch;

globalThis.fetch = async (input, init) =>
  String(input).startsWith('/api/texts/') ? new Response('') : real(input, init);

// A component may still be loading a game when the last test of a file ends. The environment must outlive that.
afterAll(() => vi.dynamicImportSettled());
