/** A result of a project: its first word is the figure, the rest says of what. A no-break space keeps a unit with its number. */
export function splitResult(result: string): { figure: string; label: string } {
  const [figure = "", ...label] = result.trim().split(/[^\S\u00a0]+/);
  return { figure, label: label.join(" ") };
}
