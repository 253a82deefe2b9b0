import type { Call } from "../call.ts";
import type { Meta } from "../meta.ts";
import type { Exhibit } from "./exhibit.ts";
import type { ServiceFacts } from "./facts.ts";

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
