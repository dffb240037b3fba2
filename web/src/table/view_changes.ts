/** What has changed: a new value, alone in a list, or changes inside an object or a list by key or index. */
export type Change = [unknown] | { [part: string]: Change };

/** A value after a change. The value itself stays as it is, and what has not changed inside it is shared. */
export function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  for (const [part, inner] of Object.entries(change)) copy[part] = changed(copy[part], inner);
  return copy;
}
