import { type ComponentType, memo } from "react";

type Given = { loaderData?: unknown; actionData?: unknown; matches?: unknown };

/** A page or a layout that renders when it has other data or another address, not at every step of a change of page. */
export function steady<Props extends object>(Page: ComponentType<Props>) {
  return memo(Page, (one: Given, other: Given) => {
    return one.loaderData === other.loaderData && one.actionData === other.actionData && one.matches === other.matches;
  });
}
