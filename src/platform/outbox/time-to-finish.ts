import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long a stop waits for the entries under way. The longer limit, for work that must not be repeated, exceeds what a mail server may take
 * with an email; docker compose and systemd have to wait longer before they kill the process.
 */
const LIMITS = { usualMs: 10_000, maxMs: 50_000, pollMs: 100 };

/**
 * Resolves when a stop waits no longer for the entries under way.
 * @param isUnrepeatable whether one of them must not be repeated
 * @param whenLonger called once if the stop waits longer than usual
 */
export async function timeToFinish(
  isUnrepeatable: () => boolean,
  whenLonger: () => void,
  { usualMs, maxMs, pollMs } = LIMITS,
): Promise<void> {
  await sleep(usualMs, undefined, { ref: false });
  if (isUnrepeatable()) whenLonger();
  for (let waited = usualMs; waited < maxMs && isUnrepeatable(); waited += pollMs) await sleep(pollMs, undefined, { ref: false });
}
