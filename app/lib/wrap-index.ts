/** The index that many steps on, round both ends. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
