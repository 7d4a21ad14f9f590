import { get, post } from '../support/api.js';
import { send } from '../support/http.js';
import { aForm, anAddress } from './submissions.fixture.js';

type Target = { url: string };

export interface Business {
  businessName: string;
  industry: string;
  businessPhone: string;
  referredAt: string;
  status: string;
  rewardAmount?: number;
}

export interface Mine {
  code: string | null;
  totalRewards: number;
  businessesReferred: Business[];
}

export interface AdminBusiness extends Business {
  id: string;
  refCode: string;
  flags: { kind: string; reason: string }[];
  reason: string | null;
  suggestedReward: number | null;
  suggestedReason: string | null;
  submissionId: string | null;
  submissionStatus: string | null;
}

export interface ReferrerSeen {
  id: string;
  code: string;
  otherCodes: string[];
  referrerName: string;
  referrerEmail: string;
  emailProven: boolean;
  createdAt: string;
  totalRewards: number;
  businessesReferred: AdminBusiness[];
}

interface Decision {
  success: boolean;
  referral: AdminBusiness;
  type: string;
  detail: string;
  errors: { field: string }[];
}

export interface Browser {
  code: string;
  link: string;
  email: string;
  /** As it was set, and as it is sent. */
  setCookie: string;
  cookie: string;
}

let people = 0;

/** What a browser sends by script, each time from an address that nobody has used. */
export async function write(
  app: Target,
  path: string,
  body: object,
  { from = anAddress(), headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) {
  const answer = await send(app, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    from,
  });
  return { ...answer, body: JSON.parse(answer.text) as Decision & { code: string; link: string; detail: string } };
}

/** Somebody new with a code, and the cookie that came with it. */
export async function aReferrer(app: Target, person: { name?: string; email?: string } = {}): Promise<Browser> {
  people += 1;
  const { name = `Referrer ${people}`, email = `referrer${people}@example.com` } = person;
  const { status, headers, body } = await write(app, '/api/referral/create', { name, email });
  if (status !== 201) throw new Error(`A code was refused with ${status}.`);
  const setCookie = [headers['set-cookie']].flat()[0] ?? '';
  return { code: body.code, link: body.link, email, setCookie, cookie: setCookie.split(';')[0]! };
}

export const mine = async (app: Target, cookie?: string) => (await get<Mine>(app, '/api/referral/my-referrals', cookie)).body;

/** What a listing form sends after it was taken. */
export function track(app: Target, refCode: string, business: object = {}, from = anAddress()) {
  const { title, phone, industry } = aForm() as Record<string, string>;
  return write(app, '/api/referral/track', { refCode, businessName: title, businessPhone: phone, industry, ...business }, { from });
}

/** Calls of the admin API. */
export class ReferralsAdmin {
  constructor(
    private readonly app: Target,
    private readonly cookie: string,
  ) {}

  async all(): Promise<ReferrerSeen[]> {
    return (await get<ReferrerSeen[]>(this.app, '/api/referral/all', this.cookie)).body;
  }

  async of(code: string): Promise<ReferrerSeen> {
    return (await this.all()).find((each) => each.code === code || each.otherCodes.includes(code))!;
  }

  /** The one business that came with a code. */
  async referral(code: string): Promise<AdminBusiness> {
    const found = (await this.of(code)).businessesReferred.filter(({ refCode }) => refCode === code);
    if (found.length !== 1) throw new Error(`${found.length} businesses came with ${code}.`);
    return found[0]!;
  }

  approve(body: object) {
    return post<Decision>(this.app, '/api/referral/approve', body, this.cookie);
  }

  reject(body: object) {
    return post<Decision>(this.app, '/api/referral/reject', body, this.cookie);
  }

  async link(referrerId: string) {
    return (await post<{ link: string; expiresAt: string }>(this.app, `/api/referral/${referrerId}/sign-in-link`, {}, this.cookie)).body;
  }
}

/** Presses the button on the page of a sign-in link. */
export async function follow(app: Target, link: string, headers: Record<string, string> = {}) {
  const { pathname } = new URL(link);
  const answer = await send(app, pathname, {
    method: 'POST',
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return { ...answer, cookie: [answer.headers['set-cookie']].flat()[0]?.split(';')[0] };
}
