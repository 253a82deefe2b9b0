import { type Kind, type KindField, OTHER_CHOICE } from "#app/publishing/kinds/kind.ts";
import { fieldsOf } from "#app/publishing/kinds.ts";
import { hostileAddresses } from "../abuse/injected-strings.ts";

export type FieldPairs = [name: string, value: string][];

/** Fills every field of a kind with the strings, as the editor's form posts it. */
export function hostileFields(kind: Kind, strings: readonly string[], turn: number): FieldPairs {
  return fieldsOf(kind).flatMap((field) => hostileField(field, strings, turn));
}

/** Fills the fields so that the record can still be published: with valid addresses, numbers, a date and a picture from the library. */
export function publishableFields(kind: Kind, strings: readonly string[], turn: number, picture: string): FieldPairs {
  return fieldsOf(kind).flatMap((field): FieldPairs => {
    const { name, control, parts = [] } = field;
    if (control === "slug") return [[name, `hostile-${kind.id}-${turn}`]];
    if (control === "address") return [[name, `https://evil.example/"><script data-pwn>pwn()</script>${turn}`]];
    if (control === "picture" || control === "gallery") return [[name, picture]];
    if (control === "date") return [[name, "2026-01-01"]];
    if (control === "whole") return [[name, "2026"]];
    if (control === "counts") return parts.map((part) => [`${name}.${part.name}`, "12"]);
    return hostileField(field, strings, turn);
  });
}

function hostileField({ name, control, parts = [] }: KindField, strings: readonly string[], turn: number): FieldPairs {
  const text = strings.join(" ");
  const address = hostileAddresses[turn % hostileAddresses.length] ?? "";
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
        (item): FieldPairs => [
          [`${name}.figure`, item],
          [`${name}.label`, item],
        ],
      );
    case "counts":
      return parts.map((part) => [`${name}.${part.name}`, text]);
    case "gallery":
      return hostileAddresses.map((item) => [name, item]);
    case "address":
    case "picture":
      return [[name, address]];
    case "markdown":
      return [[name, strings.map(inEveryConstruct).join("\n\n")]];
    default:
      return [[name, text]];
  }
}

/** Puts the text into each construct of Markdown, whether or not the safe subset has it. */
function inEveryConstruct(text: string): string {
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
