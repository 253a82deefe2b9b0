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

export const alertCauses = ["given_up", "backlog", "disk", "backup", "size", "publishing"] as const;
/** Each server has its own disk and backups, even where the store is shared. */
const serverLocalCauses: readonly AlertCause[] = ["disk", "backup"];
export type AlertCause = (typeof alertCauses)[number];

/** Describes a problem to the people who run the site, and tells them what to do. */
export type HealthProblem = {
  title: string;
  text: string;
  /** Ids of what the problem consists of: a new one is announced again. Left out if there are too many to track. */
  parts?: string[];
};
/** Null means that nothing is wrong. A cause that could not be checked is left out, and its alert stays as it is. */
export type ProblemsByCause = Partial<Record<AlertCause, HealthProblem | null>>;

type Options = {
  /** The recipient of the mails. Without one, an alert is only in the log and on the desk. */
  notify?: string;
  /** This server's name among those that share the store. */
  machine?: string;
  now: () => number;
};

/** New parts of a problem within this time of its last announcement are announced together. */
const GATHER_MS = 15 * 60_000;

/**
 * Announces each problem once when it begins and once when it ends. The mail is queued before the alert is stored, under a key
 * that is the same for every try, so neither a crash nor a second server queues it twice.
 */
export async function updateAlerts(find: () => Promise<ProblemsByCause>, options: Options): Promise<void> {
  const { notify, machine, now } = options;
  // Alerts are read before problems are looked for, so that the known parts are never newer than the problem found.
  const known = new Map((await listAlerts()).map((alert) => [alert.id, alert]));
  const problems = await find();
  const updates = await Promise.allSettled([...alertCauses.map(update), clearAlertsOfStoppedServers()]);
  const failed = updates.find((settled) => settled.status === "rejected");
  if (failed) throw failed.reason;

  async function update(cause: AlertCause) {
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

  /** Counts parts recorded before a crash could announce them. */
  function hasMore({ id, episode, raisedAt }: Alert, parts: Set<string>) {
    const isAnnounced = (part: string) => (known.get(`${id}:${part}`)?.episode ?? Number.POSITIVE_INFINITY) <= episode;
    return Math.abs(now() - Date.parse(raisedAt)) >= GATHER_MS && ![...parts].every(isAnnounced);
  }

  async function raise(id: string, { title, text, parts = [] }: HealthProblem, seen: Alert | undefined) {
    const episode = (seen?.episode ?? 0) + 1;
    const at = isoTime(now());
    await recordAnnouncedParts(id, parts, episode, at);
    await announce(`alert:${id}:${episode}:raised`, { title, text }, at);
    const alert = { id, episode, isRaised: true, title, text, raisedAt: at, clearedAt: null };
    if (await storeAlertIfUnchanged(seen, alert)) log.error({ alert: id }, `${title}. ${text}`);
  }

  async function clear(seen: Alert, title: string, text: string) {
    const at = isoTime(now());
    await announce(`alert:${seen.id}:${seen.episode}:cleared`, { title, text }, at);
    if (await storeAlertIfUnchanged(seen, { ...seen, isRaised: false, clearedAt: at }))
      log.info({ alert: seen.id }, title);
  }

  /** Clears local alerts of servers that no longer run, because no other server can check them. */
  async function clearAlertsOfStoppedServers() {
    const running = machine ? await registerRunningServer(machine, now()) : [];
    const own = serverLocalCauses.flatMap((cause) => [machine, ...running].map((name) => alertId(cause, name)));
    for (const alert of known.values()) {
      const isLocal = serverLocalCauses.some((cause) => cause === alert.id.split("@")[0]);
      if (alert.isRaised && isLocal && !own.includes(alert.id))
        await clear(
          alert,
          `No longer reported: ${alert.title}`,
          "The server that reported it has not run for an hour.",
        );
    }
  }

  async function announce(key: string, payload: HealthProblem, createdAt: string) {
    if (!notify) return;
    await createDeliveries([{ key, channel: "email", kind: "alert", recipient: notify, payload, createdAt }]);
  }
}

function alertId(cause: AlertCause, machine: string | undefined) {
  return machine && serverLocalCauses.includes(cause) ? `${cause}@${machine}` : cause;
}

function isoTime(ms: number) {
  return new Date(ms).toISOString();
}
