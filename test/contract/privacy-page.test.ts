import { TEXT_PAGES } from '../../src/modules/content/domain/texts/text-pages.js';
import { KEPT_FOR_DAYS } from '../../src/shared/privacy/retention.js';

const inWords = (days: number) => (days % 365 === 0 ? `${days / 365} ${days === 365 ? 'year' : 'years'}` : `${days} days`);

describe('the privacy page says how long the software keeps', () => {
  const keeping = TEXT_PAGES.privacy.texts.text.default.split(/^## /m).find((part) => part.includes('{#keeping}'))!;
  const promised = [...keeping.matchAll(/^- (.*)$/gm)].map(([, line]) => line!);
  const about = (what: RegExp) => promised.filter((line) => what.test(line)).join(' ');

  it.each([
    ['spam', /spam/, [KEPT_FOR_DAYS.spam]],
    ['messages', /^Messages that were dealt with/, [KEPT_FOR_DAYS.archivedMessages]],
    ['submissions', /^Business listing/, [KEPT_FOR_DAYS.closedSubmissions, KEPT_FOR_DAYS.approvedSubmissions]],
    ['what could not be passed on', /passed on/, [KEPT_FOR_DAYS.undelivered]],
    ['that an address was confirmed', /was confirmed/, [KEPT_FOR_DAYS.confirmedAddresses]],
    ['counts of searches', /words were searched/, [KEPT_FOR_DAYS.searches]],
    ['addresses of clients', /Internet addresses/, [KEPT_FOR_DAYS.clientAddresses]],
  ])('%s', (_what, line, days) => {
    expect(about(line).match(/\d+ (?:days|years?)/g)).toEqual(days.map(inWords));
  });
});
