/** The readable part of a picture's path: "Front Door (2).JPG" becomes "front-door-2". */
export function fileStem(name: string): string {
  const stem = name
    .replace(/^.*[\\/]/, "")
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return stem || "picture";
}
