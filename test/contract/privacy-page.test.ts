import { TEXT_PAGES } from '../../src/modules/content/domain/texts/text-pages.js';
import { EMAILS } from '../../src/shared/mail/email-texts.js';
import { RETENTION_DAYS } from '../../src/shared/privacy/retention.js';

const inWords = (days: number) => (days % 365 === 0 ? `${days / 365} ${days === 365 ? 'year' : 'years'}` : `${days} days`);

describe('the privacy page states the retention of the software for', () => {
  const keeping = TEXT_PAGES.privacy.texts.text.default.split(/^## /m).find((part) => part.includes('{#keeping}'))!;
  const promised = [...keeping.matchAll(/^- (.*)$/gm)].map(([, line]) => line!);
  const about = (what: RegExp) => promised.filter((line) => what.test(line)).join(' ');

  it.each([
    ['spam', /spam/, [RETENTION_DAYS.spam]],
    ['messages', /^Messages that were dealt with/, [RETENTION_DAYS.archivedMessages]],
    ['submissions', /^Business listing/, [RETENTION_DAYS.closedSubmissions, RETENTION_DAYS.approvedSubmissions]],
    ['what could not be passed on', /passed on/, [RETENTION_DAYS.undelivered]],
    ['that an address was confirmed', /was confirmed/, [RETENTION_DAYS.confirmedAddresses]],
    ['counts of searches', /words were searched/, [RETENTION_DAYS.searches]],
    ['addresses of clients', /Internet addresses/, [RETENTION_DAYS.clientAddresses]],
  ])('%s', (_what, line, days) => {
    expect(about(line).match(/\d+ (?:days|years?)/g)).toEqual(days.map(inWords));
  });
});

describe('the privacy page names', () => {
  const { text } = TEXT_PAGES.privacy.texts;
  const partOf = (id: string) => text.default.split(/^## /m).find((part) => part.includes(`{#${id}}`))!;

  it('everything stored in the browser of a visitor', () => {
    for (const what of [
      /last six searches/,
      /draft/i,
      /shortlist is in your own browser, too, with your notes/,
      /private link .* close the tab/,
      /mark that you have seen your referrals/,
      /code of a referral link .* 30 days/,
      /wording and colours/,
    ])
      expect(partOf('searching') + partOf('drafts')).toMatch(what);
  });

  it('each form, and whose addresses are in the log', () => {
    expect([...partOf('forms').matchAll(/^- (.+?):/gm)].map(([, form]) => form)).toEqual([
      'Contact form',
      'Business listing form',
      'Renewal form',
      'Report of a listing',
    ]);
    expect(partOf('cookies')).toMatch(/a business listing or renewal form/);
    expect(partOf('searching')).toMatch(/no internet addresses, but for those from which a sign-in failed/);
  });

  it('existing ways to stop emails only, and the unsolicited ones', () => {
    expect(Object.values(EMAILS).some(({ text: email }) => /unsubscribe/i.test(email))).toBe(false);
    expect(partOf('messages')).not.toMatch(/unsubscribe/);
    expect(partOf('messages')).toMatch(/somebody asks us to change how it is reached/);
  });
});
