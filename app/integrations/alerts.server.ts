import { log } from "#app/config/log.server.ts";
import {
  type Alert,
  deleteAlerts,
  listAlerts,
  recordAnnouncedParts,
  storeAlertIfUnchanged,
} from "#app/data/alerts.server.ts";
import { createDeliveries } from "#app/data/deliveries.server.ts";
import { registerRunningServer } from "#app/data/heartbeat.server.ts";

export const causes = ["given_up", "backlog", "disk", "backup", "size", "publishing"] as const;
/** Each server has its own disk and backups, even where the store is shared. */
const localCauses: readonly Cause[] = ["disk", "backup"];
export type Cause = (typeof causes)[number];

/** What is wrong and what to do, in words for whoever runs the site. */
export type Problem = {
  title: string;
  text: string;
  /** What the problem consists of: when there is more, it is announced again. Left out where there are too many to tell apart. */
  parts?: string[];
};
/** Null where nothing is wrong. A cause that could not be looked at is left out: its alert stays as it is. */
export type Problems = Partial<Record<Cause, Problem | null>>;

type Options = {
  /** Gets the mails; without it an alert is in the log and on the desk alone. */
  notify?: string;
  /** This server's name among those that share the store. */
  machine?: string;
  now: () => number;
};

/** Deliveries that are given up within this time are announced together. */
const GATHER_MS = 15 * 60_000;

/**
 * Announces each problem once when it begins and once when it ends. The announcement is queued before it is noted, under a
 * key of its own, so neither a crash nor a second server makes it two.
 */
export async function updateAlerts(find: () => Promise<Problems>, options: Options): Promise<void> {
  const { notify, machine, now } = options;
  // Read first, so that what it says of a problem's parts is never newer than the problem that was found.
  const known = new Map((await listAlerts()).map((alert) => [alert.id, alert]));
  const problems = await find();
  const updates = await Promise.allSettled([...causes.map(update), endOfGoneServers()]);
  const failed = updates.find((settled) => settled.status === "rejected");
  if (failed) throw failed.reason;

  async function update(cause: Cause) {
    const problem = problems[cause];
    if (problem === undefined) return;
    const id = alertId(cause, machine);
    const seen = known.get(id);
    const parts = new Set(problem?.parts);
    const announced = [...known.values()].filter((alert) => alert.id.startsWith(`${id}:`));
    if (!problem || problem.parts)
      await deleteAlerts(announced.filter((part) => !parts.has(part.id.slice(id.length + 1))));
    if (problem && (!seen?.isRaised || hasMore(seen, parts))) await raise(id, problem, seen);
    if (!problem && seen?.isRaised)
      await clear(seen, `All clear: ${seen.title}`, "The problem that was reported is over.");
  }

  /** A part whose episode was noted and not announced counts: a server stopped in between. */
  function hasMore({ id, episode, raisedAt }: Alert, parts: Set<string>) {
    const isAnnounced = (part: string) => (known.get(`${id}:${part}`)?.episode ?? Number.POSITIVE_INFINITY) <= episode;
    return Math.abs(now() - Date.parse(raisedAt)) >= GATHER_MS && ![...parts].every(isAnnounced);
  }

  async function raise(id: string, { title, text, parts = [] }: Problem, seen: Alert | undefined) {
    const episode = (seen?.episode ?? 0) + 1;
    const at = iso(now());
    await recordAnnouncedParts(id, parts, episode, at);
    await announce(`alert:${id}:${episode}:raised`, { title, text }, at);
    const alert = { id, episode, isRaised: true, title, text, raisedAt: at, clearedAt: null };
    if (await storeAlertIfUnchanged(seen, alert)) log.error({ alert: id }, `${title}. ${text}`);
  }

  async function clear(seen: Alert, title: string, text: string) {
    const at = iso(now());
    await announce(`alert:${seen.id}:${seen.episode}:cleared`, { title, text }, at);
    if (await storeAlertIfUnchanged(seen, { ...seen, isRaised: false, clearedAt: at }))
      log.info({ alert: seen.id }, title);
  }

  /** Nobody else can tell how it is with a server that was taken away, or that was alone when it raised the alert. */
  async function endOfGoneServers() {
    const running = machine ? await registerRunningServer(machine, now()) : [];
    const own = localCauses.flatMap((cause) => [machine, ...running].map((name) => alertId(cause, name)));
    for (const alert of known.values()) {
      const isLocal = localCauses.some((cause) => cause === alert.id.split("@")[0]);
      if (alert.isRaised && isLocal && !own.includes(alert.id))
        await clear(
          alert,
          `No longer reported: ${alert.title}`,
          "The server that reported it has not run for an hour.",
        );
    }
  }

  async function announce(key: string, payload: Problem, createdAt: string) {
    if (!notify) return;
    await createDeliveries([{ key, channel: "email", kind: "alert", recipient: notify, payload, createdAt }]);
  }
}

function alertId(cause: Cause, machine: string | undefined) {
  return machine && localCauses.includes(cause) ? `${cause}@${machine}` : cause;
}

function iso(ms: number) {
  return new Date(ms).toISOString();
}
