import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './http.js';

/** A minimal load balancer: it probes /readyz, and forwards each request to the next ready process (round robin). */
export interface Balancer {
  readonly url: string;
  /** Addresses of the processes; a new one is probed before it gets a request. */
  targets: string[];
  /** The answers of processes that have become unready, in order. */
  readonly lost: string[];
  /** How many of them are ready now. */
  ready(): number;
  close(): Promise<void>;
}

const ASK_EVERY_MS = 100;

export async function startBalancer(targets: string[]): Promise<Balancer> {
  const ready = new Set<string>();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const open = balancer.targets.filter((target) => ready.has(target));
    const target = open[(turn += 1) % open.length];
    if (target) pass(target, incoming, outgoing);
    else outgoing.writeHead(503).end('nobody is ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = async () => {
    for (const target of balancer.targets) {
      const { status, text } = await send({ url: target }, '/readyz').catch((error: unknown) => ({ status: 0, text: String(error) }));
      if (status === 200) ready.add(target);
      else if (ready.delete(target)) balancer.lost.push(`${target}: ${status} ${text}`);
    }
  };
  let asking = true;
  // One probe at a time, so that a delayed answer cannot overwrite a newer one.
  const watch = async () => {
    for (; asking; await sleep(ASK_EVERY_MS)) await ask();
  };
  const balancer: Balancer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    lost: [],
    ready: () => balancer.targets.filter((target) => ready.has(target)).length,
    async close() {
      asking = false;
      await watching;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const watching = watch();
  return balancer;
}

/** Forwards a request without retries: a failure here is a failure for the visitor. */
function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const { hostname, port } = new URL(target);
  const onward = request({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', (error) => outgoing.writeHead(502).end(error.message));
  incoming.pipe(onward);
}
