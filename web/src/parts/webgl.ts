/** Whether this browser can draw in three dimensions; asked before three.js is loaded. */
export function hasWebGL(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
