import { useTheme } from "./use-theme.ts";

/** Switches between light and dark. CSS draws the switch's state from the colour scheme, so it is right before hydration. */
export function ThemeSwitch({ label }: { label: string }) {
  const [theme, choose] = useTheme();
  const isDark = theme === "dark";
  return (
    <button
      type="button"
      className="theme"
      aria-label={label}
      aria-pressed={isDark}
      onClick={() => choose(isDark ? "light" : "dark")}
    >
      <i />
    </button>
  );
}
