import { lightColour } from "./light-colour.ts";
import tokens from "./tokens.css?raw";

/** Returns a colour of the light theme by its name in tokens.css, for images drawn without a stylesheet. */
export function lightToken(name: string): string {
  return lightColour(tokens, name);
}
