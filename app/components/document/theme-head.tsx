import { useLayoutEffect } from "react";
import { headScript } from "./head-script.ts";
import { type Theme, themeColours } from "./theme.ts";
import { restoreTheme } from "./use-theme.ts";

const themeNames = Object.keys(themeColours) as Theme[];

/** The `theme-color` tags, and the script that applies the visitor's stored theme before the first paint. */
export function ThemeHead() {
  // React drops the root element's attributes when it re-renders the whole document.
  useLayoutEffect(restoreTheme, []);
  return (
    <>
      {themeNames.map((theme) => (
        <meta
          key={theme}
          name="theme-color"
          content={themeColours[theme]}
          media={`(prefers-color-scheme: ${theme})`}
          data-scheme={theme}
        />
      ))}
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: headScript }}
      />
    </>
  );
}
