import type { Paint } from "#app/lib/paint.ts";
import type { Call } from "../call.ts";
import type { Meta } from "../meta.ts";
import type { Exhibit } from "./exhibit.ts";

/** What home, /services and the service's own page all state. A constant of its own: the browser gets it without the rest. */
export type ServiceFacts = {
  title: string;
  desc: string;
  link: `/services/${string}`;
  paint: Paint;
  /** The drawing beside the name. */
  mark: "ai" | "web" | "app" | "brand" | "plan";
  weeks: { from: number; to: number };
  /** `weeks` in words. */
  duration: string;
};

type Capability = { title: string; text: string };

/** `weeks` is the length of the bar, `duration` the same in words. */
type ServiceStep = { title: string; weeks: number; duration: string; text?: string };

/** A service page. */
export type Service = {
  facts: ServiceFacts;
  meta: Meta;
  title: string;
  lead: string;
  capabilities: { note: string; items: readonly Capability[] };
  exhibit: Exhibit;
  process: { note: string; steps: readonly ServiceStep[]; total: string };
  call: Call;
};
