/** Cards stand 5·4·3, then 3·5·4: the third and the fourth of every six have three columns. */
export function isNarrow(index: number): boolean {
  return index % 6 === 2 || index % 6 === 3;
}
