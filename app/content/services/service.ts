import type { Paint } from "#app/lib/paint.ts";
import type { CallToAction } from "../call.ts";
import type { Meta } from "../meta.ts";
import type { Exhibit } from "./exhibit.ts";

/** The facts that home, /services and the service's own page share. Separate, so that other pages do not ship the whole service. */
export type ServiceSummary = {
  title: string;
  desc: string;
  link: `/services/${string}`;
  paint: Paint;
  /** The drawing beside the title. */
  drawing: "ai" | "web" | "app" | "brand" | "plan";
  weeks: { from: number; to: number };
  /** `weeks` in words. */
  duration: string;
};

type Capability = { title: string; text: string };

/** `weeks` is the length of the step's bar, `duration` the same in words. */
type ServiceStep = { title: string; weeks: number; duration: string; text?: string };

/** The content of a service's page. */
export type Service = {
  summary: ServiceSummary;
  meta: Meta;
  title: string;
  lead: string;
  capabilities: { note: string; items: readonly Capability[] };
  exhibit: Exhibit;
  process: { note: string; steps: readonly ServiceStep[]; total: string };
  call: CallToAction;
};
