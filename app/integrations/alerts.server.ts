import { log } from "#app/config/log.server.ts";
import { type Alert, listAlerts, storeAlert } from "#app/data/alerts.server.ts";
import { createDeliveries } from "#app/data/deliveries.server.ts";

export const causes = ["given_up", "backlog", "disk", "backup", "size"] as const;
export type Cause = (typeof causes)[number];

/** What is wrong and what to do, in words for the operator. */
export type Problem = { title: string; text: string };
export type Problems = Partial<Record<Cause, Problem>>;

type Options = {
  /** Gets the mails; without it an alert is in the log and on the desk alone. */
  notify?: string;
  now: () => number;
};

/**
 * Announces each problem once when it begins and once when it ends. The announcement is queued before it is noted, under a
 * key of its own, so neither a crash nor a second server makes it two.
 */
export async function updateAlerts(problems: Problems, { notify, now }: Options): Promise<void> {
  const known = new Map((await listAlerts()).map((alert) => [alert.id, alert]));
  for (const cause of causes) {
    const seen = known.get(cause);
    const problem = problems[cause];
    if (problem && !seen?.isRaised) await raise(cause, problem, seen);
    if (!problem && seen?.isRaised) await clear(seen);
  }

  async function raise(cause: Cause, problem: Problem, seen: Alert | undefined) {
    const episode = (seen?.episode ?? 0) + 1;
    const at = iso(now());
    await announce(`alert:${cause}:${episode}:raised`, problem, at);
    const alert = { id: cause, episode, isRaised: true, ...problem, raisedAt: at, clearedAt: null };
    if (await storeAlert(seen, alert)) log.error({ alert: cause }, `${problem.title}. ${problem.text}`);
  }

  async function clear(seen: Alert) {
    const at = iso(now());
    const payload = { title: `All clear: ${seen.title}`, text: "The problem that was reported is over." };
    await announce(`alert:${seen.id}:${seen.episode}:cleared`, payload, at);
    if (await storeAlert(seen, { ...seen, isRaised: false, clearedAt: at }))
      log.info({ alert: seen.id }, payload.title);
  }

  async function announce(key: string, payload: Problem, createdAt: string) {
    if (!notify) return;
    await createDeliveries([{ key, channel: "email", kind: "alert", recipient: notify, payload, createdAt }]);
  }
}

function iso(ms: number) {
  return new Date(ms).toISOString();
}
