import { useTheme } from "./use-theme.ts";

/** Its drawing follows the colour scheme in CSS, so that it is right before the JavaScript is there. */
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
