import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { ATTACKS } from './attacks.js';

/*
 * A client that sends one attack at a fixed rate, independent of the answers; prints the count of each status as JSON.
 * Its arguments: the address of the site, the number of the attack, requests a second, seconds, and the address that it comes from.
 */

const [origin, attack, perSecond, seconds] = [
  process.argv[2]!,
  ATTACKS[Number(process.argv[3])]!,
  Number(process.argv[4]),
  Number(process.argv[5]),
];
const agent = new Agent({ connections: 256, pipelining: 1, localAddress: process.argv[6] });
const statuses: Record<string, number> = {};

async function send(n: number): Promise<void> {
  const count = (status: number | string) => (statuses[status] = (statuses[status] ?? 0) + 1);
  try {
    const { statusCode, body } = await agent.request({ origin, ...attack.request(n) });
    await body.dump({ limit: 10_000_000 });
    count(statusCode);
  } catch {
    count('no answer');
  }
}

const begun = performance.now();
const sent: Promise<void>[] = [];
while (sent.length < perSecond * seconds) {
  const due = Math.min(perSecond * seconds, Math.ceil(((performance.now() - begun) / 1_000) * perSecond));
  while (sent.length < due) sent.push(send(sent.length));
  await sleep(2);
}
await Promise.race([Promise.all(sent), sleep(15_000)]);
process.stdout.write(JSON.stringify(statuses));
process.exit(0);
