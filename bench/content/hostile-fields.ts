import { type Kind, type KindField, OTHER_CHOICE } from "#app/publishing/kinds/kind.ts";
import { fieldsOf } from "#app/publishing/kinds.ts";
import { addresses } from "../abuse/strings.ts";

export type Fields = [name: string, value: string][];

/** Every field of a kind filled with the strings, as the editor's form posts it. */
export function hostileFields(kind: Kind, strings: readonly string[], turn: number): Fields {
  return fieldsOf(kind).flatMap((field) => fieldOf(field, strings, turn));
}

/** The same, as far as it may be published: its own address, and one picture whose alternative text is the strings. */
export function publishableFields(kind: Kind, strings: readonly string[], turn: number, picture: string): Fields {
  return fieldsOf(kind).flatMap((field): Fields => {
    const { name, control } = field;
    if (control === "slug") return [[name, `hostile-${kind.id}-${turn}`]];
    if (control === "address") return [[name, `https://evil.example/"><script data-pwn>pwn()</script>${turn}`]];
    if (control === "picture" || control === "gallery") return [[name, picture]];
    if (control === "date") return [[name, "2026-01-01"]];
    return fieldOf(field, strings, turn);
  });
}

function fieldOf({ name, control, parts = [] }: KindField, strings: readonly string[], turn: number): Fields {
  const text = strings.join(" ");
  const address = addresses[turn % addresses.length] ?? "";
  switch (control) {
    case "choice":
      return [
        [name, OTHER_CHOICE],
        [`${name}.other`, text],
      ];
    case "list":
      return strings.map((item) => [name, item]);
    case "results":
      return strings.flatMap(
        (item): Fields => [
          [`${name}.figure`, item],
          [`${name}.label`, item],
        ],
      );
    case "counts":
      return parts.map((part) => [`${name}.${part.name}`, text]);
    case "gallery":
      return addresses.map((item) => [name, item]);
    case "address":
    case "picture":
      return [[name, address]];
    case "markdown":
      return [[name, strings.map(everyConstruct).join("\n\n")]];
    default:
      return [[name, text]];
  }
}

/** A string in each construct of Markdown, in the safe subset or not. */
function everyConstruct(text: string): string {
  return [
    ...[
      text,
      `# ${text}`,
      `${text}\n===`,
      `**${text}**`,
      `*${text}*`,
      `~~${text}~~`,
      `> ${text}`,
      `- ${text}`,
      `1. ${text}`,
    ],
    ...[`\`${text}\``, `\`\`\`${text}\n${text}\n\`\`\``, `    ${text}`, `<${text}>`, `<div ${text}>`, `<!-- ${text}`],
    ...[`[${text}](https://evil.example)`, `[x](${text})`, `[x](<${text}>)`, `[x](https://evil.example "${text}")`],
    ...[`![${text}](${text})`, `[x]: ${text}`, `[x][${text}]`, `[^x]: ${text}`, `| ${text} | ${text} |\n|---|---|`],
    ...[`- [ ] ${text}`, `\\${text}`, `https://evil.example/${text}`],
  ].join("\n\n");
}
