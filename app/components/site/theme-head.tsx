import { useLayoutEffect } from "react";
import { headScript } from "./head-script.ts";
import { type Theme, themeColours } from "./theme.ts";
import { restoreTheme } from "./use-theme.ts";

const themes = Object.keys(themeColours) as Theme[];

/** What the document's head knows of the theme: the browser's colour for each, and the remembered choice. */
export function ThemeHead() {
  // React empties the root element's attributes when it has to render the document anew.
  useLayoutEffect(restoreTheme, []);
  return (
    <>
      {themes.map((theme) => (
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
