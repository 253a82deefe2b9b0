/** Wraps an index around both ends of a list. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
