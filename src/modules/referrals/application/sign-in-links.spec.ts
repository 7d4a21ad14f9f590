import { CODE_ALPHABET, CODE_LENGTH } from '../domain/referrer.js';
import { ReferrerNotFound, SignInLinkUnknown } from '../domain/referral.errors.js';
import { InMemorySignInLinks } from '../testing/doubles.js';
import { ReportedFailedSignIns } from '../../../shared/testing/doubles.js';
import { ANN, referralsInMemory, ORIGIN } from '../testing/referrals-in-memory.js';
import { CreateReferrer, CreateReferrerHandler } from './create-referrer.js';
import { CopySignInLink, FollowSignInLink, MailSignInLink, SignInLinks } from './sign-in-links.js';

const MINUTE_MS = 60_000;

function signingIn() {
  const rooms = referralsInMemory();
  const { referrers, clock, deliveries, intake, transaction, audit, addresses } = rooms;
  const links = new SignInLinks(new InMemorySignInLinks(referrers), clock, ORIGIN);
  const mail = new MailSignInLink(links, referrers, deliveries, intake, transaction);
  const copy = new CopySignInLink(links, referrers, audit, transaction);
  const failed = new ReportedFailedSignIns();
  const follow = new FollowSignInLink(links, referrers, addresses, transaction, failed);
  return {
    ...rooms,
    failed,
    mail: (email: string) => mail.run(email, '192.0.2.1'),
    copy: (id: string) => copy.run(id, null),
    follow: (text: string) => follow.run(/sign-in\/([\w-]+)/.exec(text)?.[1] ?? 'nothing', '192.0.2.1'),
    later: (minutes: number) => (clock.at = new Date(clock.at.getTime() + minutes * MINUTE_MS)),
  };
}

describe('an emailed sign-in link', () => {
  it('signs in once and confirms the address: all codes of the address belong to one person then', async () => {
    const { referrers, mail, follow, deliveries, addresses } = signingIn();
    referrers.all.push({ ...ANN, id: 'ann-2', code: 'SECOND', email: 'ANN@example.com' });
    await mail('Ann@Example.com');
    expect(deliveries.emails).toMatchObject([{ to: ANN.email, about: 'ann', expiresAt: expect.any(Date) as Date }]);
    expect(await addresses.has(ANN.email)).toBe(false);
    expect(await follow(deliveries.emails[0]!.text)).toEqual({ referrerId: 'ann', whole: true });
    expect(await addresses.has(ANN.email)).toBe(true);
    await expect(follow(deliveries.emails[0]!.text)).rejects.toThrow(SignInLinkUnknown);
  });

  it('expires after an hour, and a later attempt is logged', async () => {
    const { mail, follow, later, deliveries, failed } = signingIn();
    await mail(ANN.email);
    // From then on, not from its arrival: a mail server may be slow.
    expect(deliveries.emails[0]!.text).toContain('within 60 minutes of your request.');
    later(60);
    expect(failed.reported).toEqual([]);
    await expect(follow(deliveries.emails[0]!.text)).rejects.toThrow(SignInLinkUnknown);
    expect(failed.reported).toEqual([{ who: 'referrer', why: 'unknown-link', client: '192.0.2.1' }]);
  });

  it('is sent at most three times an hour, and never to an unknown address; both requests have the same answer', async () => {
    const { mail, later, deliveries } = signingIn();
    await mail('nobody@example.com');
    for (let time = 0; time < 5; time += 1) await mail(ANN.email);
    expect(deliveries.emails).toHaveLength(3);
    later(61);
    await mail(ANN.email);
    expect(deliveries.emails).toHaveLength(4);
  });
});

it('a link that an admin copies is valid for three days, confirms no address, and is in the audit log', async () => {
  const { copy, follow, later, addresses, audit, clock } = signingIn();
  const { link, expiresAt } = await copy('ann');
  expect(expiresAt.getTime() - clock.at.getTime()).toBe(72 * 60 * MINUTE_MS);
  later(71 * 60);
  expect(await follow(link)).toEqual({ referrerId: 'ann', whole: true });
  expect(await addresses.has(ANN.email)).toBe(false);
  expect(audit.entries).toEqual([{ action: 'referrer-link-copied', client: null, detail: { id: 'ann', code: 'ANNCODE', name: 'Ann' } }]);
  await expect(copy('nobody')).rejects.toThrow(ReferrerNotFound);
});

it('each request for a code creates a new one, also for a known address', async () => {
  const { referrers, intake, clock } = signingIn();
  const create = new CreateReferrerHandler(referrers, intake, clock);
  const codes = [];
  for (let time = 0; time < 2; time += 1) codes.push((await create.execute(new CreateReferrer('Ann', ANN.email, '192.0.2.1'))).code);
  expect(new Set([ANN.code, ...codes]).size).toBe(3);
  expect(codes.every((code) => code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter)))).toBe(true);
  expect(referrers.all).toHaveLength(3);
});
