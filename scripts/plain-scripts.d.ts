// Types of the scripts that run before anything is installed and so are plain JavaScript.
declare module "*/setup.mjs" {
  export const root: string;
  export const compileCache: string;
  export const testArgs: string[];
  export const serverArgs: string[];
  export function ensureBuilt(): void;
}
declare module "*/chromium.mjs" {
  export function ensureChromium(): string;
  export function chromiumOptions(...args: string[]): { executablePath: string; args: string[] };
}
