/** Cards stand 5·4·3, then 3·5·4: the third and the fourth of every six have three columns. What does not fill a row of
 *  three stands 7·5, and the last four 7·5 and 5·7 (mosaic.css). */
export function isNarrow(index: number, count: number): boolean {
  const left = count % 3 === 1 ? 4 : count % 3;
  return index < count - left && (index % 6 === 2 || index % 6 === 3);
}
