/** The drawing to scale on a service's page. Screen readers read `label` instead. */
export type Exhibit = { head: string; note: string; label: string } & (
  | NightExhibit
  | WeightExhibit
  | LaunchExhibit
  | WeekExhibit
  | ChannelsExhibit
  | WidthsExhibit
);

type Legend = { title: string; text: string };

/** One night in three lanes, in minutes from its start. `calls` are the times at which a call came in. */
export type NightExhibit = {
  kind: "night";
  minutes: number;
  hours: readonly string[];
  calls: readonly number[];
  job: { from: number; to: number };
  office: { from: number; to: number };
  legend: { agent: Legend; crew: Legend; office: Legend };
};

/** A page's weight beside its budget and the weight of the page that it replaced. */
export type WeightExhibit = {
  kind: "weight";
  before: { label: string; kb: number };
  budget: { label: string; kb: number };
  after: { label: string; kb: number; parts: readonly { name: string; kb: number; text: string }[] };
};

/** Seconds from tap to first screen on phones of different ages, against a limit. */
export type LaunchExhibit = {
  kind: "launch";
  limit: { label: string; seconds: number };
  phones: readonly { name: string; seconds: number; text: string }[];
};

/** Hours spent on one task over a week, before and after. */
export type WeekExhibit = {
  kind: "week";
  before: string;
  after: string;
  days: readonly { day: string; before: number; after: number; text: string }[];
};

/** The cost and the result of each channel, in % of the total. */
export type ChannelsExhibit = {
  kind: "channels";
  spend: string;
  result: string;
  channels: readonly { name: string; spend: number; result: number; text: string }[];
};

/** A name set at one height and several widths, from the narrowest use to the widest. */
export type WidthsExhibit = {
  kind: "widths";
  name: string;
  uses: readonly { use: string; text: string }[];
};
