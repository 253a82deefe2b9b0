/** Scripts and other attributes are passed over whole: a value may end in " style=". */
const STYLE_ATTRIBUTE = /<script\b.*?<\/script>| style="([^"]*)"|="[^"]*"/gs;

/** Declarations and the name that stands for them on the elements of a page. */
export type StyleNames = Map<string, number>;

/**
 * Markup whose style attributes have become rules, since a policy has no short way to allow many attributes. React escapes
 * quotation marks in texts and attributes. All that is looked for is ASCII, so a character may stand for each byte. A page
 * in parts hands its names on from one to the next.
 */
export function gatherStyles(markup: string, names: StyleNames = new Map()): { html: string; rules: string } {
  let rules = "";
  const html = markup.replace(STYLE_ATTRIBUTE, (found: string, declarations?: string) => {
    if (declarations === undefined) return found;
    const name = names.get(declarations) ?? names.size;
    // As strong as the attribute was against the rules of the style sheets.
    if (name === names.size) rules += `[data-s="${name}"]:not(#_){${unescaped(declarations)}}`;
    names.set(declarations, name);
    return ` data-s="${name}"`;
  });
  return { html, rules };
}

/** A page, from its head on, with more rules in its style element. */
export function withRules(html: string, rules: string): string {
  if (rules === "") return html;
  if (html.includes("</style>")) return html.replace("</style>", () => `${rules}</style>`);
  return html.replace("</head>", () => `<style>${rules}</style></head>`);
}

// A style element ends at "</", whatever stands around it.
function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "\\3c ")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/(?<=:-?)0(?=\.)/g, "");
}
