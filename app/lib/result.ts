/** A result of a project: its first word is the figure, the rest says of what. */
export function splitResult(result: string): { figure: string; label: string } {
  const [figure = "", ...label] = result.trim().split(/\s+/);
  return { figure, label: label.join(" ") };
}
