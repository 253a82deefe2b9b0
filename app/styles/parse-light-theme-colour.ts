/** Returns a colour of the light theme, read from the text of tokens.css. */
export function parseLightThemeColour(tokens: string, name: string): string {
  const [, value] = new RegExp(`--${name}:\\s*(?:light-dark\\()?(#[\\da-f]{3,8})`, "i").exec(tokens) ?? [];
  if (!value) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
}
