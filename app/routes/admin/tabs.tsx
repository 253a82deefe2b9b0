import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { SamePageLink } from "#app/components/ui/link.tsx";
import { wrapIndex } from "#app/lib/wrap-index.ts";

type TabListProps<Id extends string> = {
  label: string;
  /** The first tab has the page's address without a query. */
  tabs: readonly { id: Id; label: string }[];
  current: Id;
};

/** Each tab is a link; with JavaScript the arrow keys move between the tabs. */
export function TabList<Id extends string>({ label, tabs, current }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ id }) => id === current);
    const next = nextTabIndex(event.key, index, tabs.length);
    if (next === null) return;
    event.preventDefault();
    const tab = list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next];
    tab?.focus();
    tab?.click();
  }

  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: name }, index) => (
        <SamePageLink
          key={id}
          to={index === 0 ? "?" : `?tab=${id}`}
          role="tab"
          id={tabId(id)}
          aria-controls={panelId(id)}
          aria-selected={id === current}
          tabIndex={isHydrated && id !== current ? -1 : undefined}
        >
          {name}
        </SamePageLink>
      ))}
    </div>
  );
}

type TabPanelProps = { id: string; current: string; children: ReactNode };

/** The panel is only hidden while another tab is open, so that nothing typed is lost. */
export function TabPanel({ id, current, children }: TabPanelProps) {
  return (
    <div className="tab-panel" role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={id !== current}>
      {children}
    </div>
  );
}

function nextTabIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return wrapIndex(index + 1, count);
    case "ArrowLeft":
      return wrapIndex(index - 1, count);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;
