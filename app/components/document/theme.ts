export type Theme = "light" | "dark";

/** The background of each theme, for the browser's own interface (`theme-color`). */
export const themeColours: Record<Theme, string> = { light: "#f1f2ef", dark: "#15171a" };
