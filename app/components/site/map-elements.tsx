import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type Change = (element: ReactElement<Record<string, unknown>>) => ReactNode;

/** Changes each element that a component rendered, fragments opened. */
export function mapElements(node: ReactNode, change: Change): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return child;
    if (child.type !== Fragment) return change(child);
    return mapElements(child.props.children as ReactNode, change);
  });
}
