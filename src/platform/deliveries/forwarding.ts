import type { HiddenFields } from '../../shared/forms/forms.js';
import { NotDelivered } from './not-delivered.js';

/** What is posted to the forwarding service: the fields of the form, and those that control the service. */
export interface Forwarded {
  fields: Record<string, string>;
  /** The names of the fields in the order of the form: the stored object does not keep it. Missing in deliveries of earlier versions. */
  order?: string[];
  hidden: HiddenFields;
}

const MAX_MS = 10_000;
const FOR_THE_SERVICE = ['_next', '_subject', '_captcha', '_template'] as const;

/** The hidden fields that are forwarded. `_next` may only name a page of this site, or strangers could redirect our visitors. */
export function forwardedOf(fields: Record<string, string>, hidden: HiddenFields, origin: string): Forwarded {
  const given = FOR_THE_SERVICE.filter((name) => hidden[name] && (name !== '_next' || URL.parse(hidden[name], origin)?.origin === origin));
  return { fields, order: Object.keys(fields), hidden: Object.fromEntries(given.map((name) => [name, hidden[name]])) };
}

/**
 * Posts a submission to the forwarding service.
 * @param id the same for each attempt, as Idempotency-Key
 * @throws NotDelivered
 */
export async function forward(url: string, id: string, { fields, order = [], hidden }: Forwarded): Promise<void> {
  const body = new FormData();
  const inOrder = Object.fromEntries(order.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
  for (const [name, value] of Object.entries({ ...inOrder, ...fields, ...hidden })) body.append(name, value);
  const status = await post(url, body, { 'idempotency-key': id, accept: 'application/json' });
  // A redirect counts as a failure: followed, it would become a GET, and its 200 would not mean that the form was received.
  if (status < 200 || status > 299) throw new NotDelivered(`the service answered ${status}`);
}

async function post(url: string, body: FormData, given: Record<string, string>): Promise<number> {
  const { target, authorization } = addressIn(url);
  const headers = { ...given, ...(authorization ? { authorization } : {}) };
  try {
    const answer = await fetch(target, { method: 'POST', body, headers, redirect: 'manual', signal: AbortSignal.timeout(MAX_MS) });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    // The original message can contain the address, and its cause would be classified as a database outage.
    throw new NotDelivered(
      name === 'TimeoutError'
        ? 'the service did not answer within 10 s'
        : `the service could not be reached${cause?.code ? ` (${cause.code})` : ''}`,
    );
  }
}

/** Moves credentials from the address into a header, because `fetch` refuses addresses with credentials. */
function addressIn(url: string): { target: URL; authorization?: string } {
  const target = new URL(url);
  const { username, password } = target;
  if (!username) return { target };
  target.username = target.password = '';
  return {
    target,
    authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
  };
}
