import type { Runtime } from './app.module.js';
import type { Env } from './config/env.js';
import { GroupMember } from './platform/processes/group-member.js';
import type { MemberMessage, SupervisorMessage } from './platform/processes/group-messages.js';
import { serveHere, type Serving } from './serve.js';
import { StartFailed } from './start-failed.js';

/** What the supervising process passes to each serving process. */
export interface MemberStart {
  runtime: Runtime;
  env: Pick<Env, 'PORT' | 'HOST'>;
}

/** Serves as one of several processes, until the supervising process or a signal stops it. */
export async function serveInGroup(signal: AbortSignal): Promise<void> {
  const send = (message: MemberMessage) => void process.send?.(message, undefined, undefined, () => undefined);
  const onMessage = (listener: (message: SupervisorMessage<unknown>) => void) =>
    void process.on('message', (message) => listener(message as SupervisorMessage<unknown>));
  const member = new GroupMember({ send, onMessage });
  const stopping = new AbortController();
  const started = new Promise<MemberStart>((resolve) =>
    onMessage((message) => {
      if (message.kind === 'start') resolve(message.start as MemberStart);
      if (message.kind === 'stop') stopping.abort();
    }),
  );
  const stopped = new Promise<void>((resolve) => AbortSignal.any([signal, stopping.signal]).addEventListener('abort', () => resolve()));
  member.beat();
  send({ kind: 'loaded' });

  let serving: Serving;
  try {
    const start = await Promise.race([started, stopped]);
    if (!start) process.exit(0);
    serving = await serveHere(start.runtime, start.env, member);
    send({ kind: 'ready', ...(await serving.listen()) });
  } catch (error) {
    const expected = error instanceof StartFailed;
    const { message, stack } = error as Error;
    // Exit only after the message has been sent.
    process.send?.({ kind: 'failed', message: expected ? message : (stack ?? message), expected } satisfies MemberMessage, () =>
      process.exit(1),
    );
    return;
  }
  await stopped;
  await serving.stop();
  process.exit(0);
}
