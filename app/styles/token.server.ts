import { parseLightThemeColour } from "./parse-light-theme-colour.ts";
import tokens from "./tokens.css?raw";

/** Returns a colour of the light theme by its name in tokens.css, for images drawn without a stylesheet and the web manifest. */
export function lightThemeToken(name: string): string {
  return parseLightThemeColour(tokens, name);
}
