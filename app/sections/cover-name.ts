/** What a project's cover is called while one page turns into another: an identifier of CSS, whatever the id is. */
export function coverName(id: string): string {
  return `cover-${id.replace(/[^\w-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;
}
