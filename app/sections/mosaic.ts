/** Whether a card is three columns wide. Rows are 5·4·3, then 3·5·4. Two cards left over are 7·5, four are 7·5 and 5·7
 *  (mosaic.css). */
export function isNarrowCard(index: number, count: number): boolean {
  const left = count % 3 === 1 ? 4 : count % 3;
  return index < count - left && (index % 6 === 2 || index % 6 === 3);
}
