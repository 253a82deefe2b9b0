export type Theme = "light" | "dark";

/** The ground of each theme, for what the browser draws around the page. */
export const themeColours: Record<Theme, string> = { light: "#f1f2ef", dark: "#15171a" };
