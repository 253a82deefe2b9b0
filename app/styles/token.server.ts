import tokens from "./tokens.css?raw";

/** A colour of the light theme by its name in tokens.css, for what is drawn without a stylesheet. */
export function colour(name: string): string {
  const [, value] = new RegExp(`--${name}:\\s*(?:light-dark\\()?(#[\\da-f]{3,8})`, "i").exec(tokens) ?? [];
  if (!value) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
}
