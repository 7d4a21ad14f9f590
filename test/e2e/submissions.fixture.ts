import { get, post } from '../support/api.js';
import { send, type Sent } from '../support/http.js';

type Target = { url: string };

export interface Receipt {
  success: boolean;
  id: string;
  status: string;
  statusUrl: string;
  errors: { field: string; message: string }[];
}

export interface View {
  id: string;
  kind: string;
  status: string;
  fields: Record<string, string>;
  diff: { field: string; from: string | null; to: string | null }[];
  match: { listingId: string; slug: string; title: string } | null;
  candidates: { listingId: string; why: string[] }[];
  duplicates: { id: string; title: string; of: string; why: string[] }[];
  contactChange: {
    fields: string[];
    email: string | null;
    letter: string;
    toldAt: string | null;
    lastError: string | null;
    objectedAt: string | null;
  } | null;
  ref: string | null;
  reason: string | null;
  spamReason: string | null;
  decidedAt: string | null;
  version: number;
  deliveries: { channel: string; state: string; attempts: number; lastError: string | null }[];
}

export interface Own {
  kind: string;
  status: string;
  title: string;
  decidedAt: string | null;
  reason: string | null;
  fields: Record<string, string>;
  listing: { slug: string } | null;
  version: string;
  may: { correct: boolean; withdraw: boolean; renew: boolean };
}

interface Item {
  id: string;
  outcome: string;
  detail: string | null;
  errors: { field: string; message: string }[];
}

let sent = 0;

/** Each one is another business, in a form that has nothing wrong with it. */
export function aForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  sent += 1;
  return {
    title: `Owner ${sent} Plumbing`,
    industry: 'Plumber',
    phone: `(519) 555-${String(1000 + sent)}`,
    email: `owner${sent}@example.com`,
    complete_address: `${sent} Main St`,
    city: 'Guelph',
    post_code: 'N1H 1A1',
    business_description: 'We mend taps.',
    ...fields,
  };
}

/** What nobody has sent from: limits are per client address. */
export function anAddress(): string {
  sent += 1;
  return `127.7.${Math.floor(sent / 200)}.${(sent % 200) + 1}`;
}

export async function submit(app: Target, form: Record<string, unknown>, path = '/api/listings', from = anAddress(), cookie = '') {
  const json: Sent = {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    from,
  };
  const answer = await send(app, path, json);
  return { ...answer, body: JSON.parse(answer.text) as Receipt };
}

export const renew = (app: Target, form: Record<string, unknown>) => submit(app, form, '/api/listings/renew');

/** What an answer has a browser remember, as the browser sends it. */
export const cookieIn = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  String([headers['set-cookie']].flat()[0] ?? '').split(';')[0]!;

export const tokenOf = ({ statusUrl }: Receipt) => statusUrl.slice(statusUrl.lastIndexOf('/') + 1);
export const look = (app: Target, receipt: Receipt) => get<Own>(app, `/api/status/${tokenOf(receipt)}`);

/** What an owner does through the link. */
export async function change(app: Target, receipt: Receipt, what: 'correct' | 'withdraw', body: object = {}, from = anAddress()) {
  const json: Sent = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' }, from };
  const answer = await send(app, `/api/status/${tokenOf(receipt)}/${what}`, json);
  return { ...answer, body: JSON.parse(answer.text) as { success: boolean; submission: Own; errors: { field: string }[] } };
}

/** Calls of the admin API. */
export class SubmissionsAdmin {
  constructor(
    private readonly app: Target,
    private readonly cookie: string,
  ) {}

  async list(query = ''): Promise<{ items: View[]; total: number; page: number; totalPages: number }> {
    return (
      await get<{ items: View[]; total: number; page: number; totalPages: number }>(
        this.app,
        `/api/admin/submissions?${query}`,
        this.cookie,
      )
    ).body;
  }

  async view(id: string): Promise<View> {
    return (await get<View>(this.app, `/api/admin/submissions/${id}`, this.cookie)).body;
  }

  decide(id: string, action: string, body: object = {}) {
    return post<{ success: boolean; submission: View; detail: string; errors: { field: string; message: string }[] }>(
      this.app,
      `/api/admin/submissions/${id}/${action}`,
      body,
      this.cookie,
    );
  }

  async bulk(body: object) {
    return post<{ items: Item[]; done: string[]; failed: { id: string; detail: string }[]; errors: { field: string; message: string }[] }>(
      this.app,
      '/api/admin/submissions/bulk',
      body,
      this.cookie,
    );
  }
}
