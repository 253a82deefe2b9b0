/** The view-transition name of a project's cover. Ids may contain anything; a CSS identifier may not. */
export function coverName(id: string): string {
  return `cover-${id.replace(/[^\w-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;
}
