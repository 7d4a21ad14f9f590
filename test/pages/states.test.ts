import { blankCard } from '../../src/shared/listing-card.js';
import { rendered } from '../support/rendered.js';

/** What the server makes of a page by what its reads give: no browser is needed to see it. */

const NOTHING = { services: [], total: 0, page: 1, totalPages: 0, industries: ['Plumber'], cities: ['Guelph'] };
const CARD = {
  ...blankCard('northgate', 'northgate-plumbing-guelph'), title: 'Northgate Plumbing', industry: 'Plumber', verified: 'yes', rating: 4.5, reviews: 12,
  address: '12 Quartz Road, Guelph, ON', city: 'Guelph', region: 'ON', postCode: 'N1H 2A1', phone: '(519) 555-0142', phoneE164: '+15195550142',
}; // prettier-ignore
const NOINDEX = /<meta name="robots" content="noindex(, follow)?"\/>/;

describe('the results', () => {
  it('are cards with a number to call', async () => {
    const { status, text, body } = await rendered('/search', { search: { ...NOTHING, services: [CARD], total: 1, totalPages: 1 } });
    expect(status).toBe(200);
    expect(text).toContain('Northgate Plumbing');
    expect(body).toContain('href="tel:+15195550142"');
  });

  it('say that nothing matches, and how to find more', async () => {
    const { status, text, body } = await rendered('/search?industry=Plumber&city=Nowhere', { search: NOTHING });
    expect(status).toBe(200);
    expect(text).toContain('No Results Found');
    expect(body).toContain('href="/search?industry=Plumber"');
  });

  it('that cannot be read are an outage, never an empty list', async () => {
    const { status, head, text } = await rendered('/search', { search: 503 });
    expect(status).toBe(503);
    expect(text).toContain('Error Loading Results');
    expect(text).not.toContain('No Results Found');
    expect(head).toMatch(NOINDEX);
  });

  it('stand under a line that says when they are samples', async () => {
    const isNamed = async (sampleData: boolean) => (await rendered('/search', { search: NOTHING, directory: { sampleData } })).text.includes('Sample data');
    expect([await isNamed(true), await isNamed(false)]).toEqual([true, false]);
  });
});

describe('the page of a business', () => {
  it('that is not there is 404, and one that cannot be read an outage', async () => {
    const missing = await rendered('/business/nobody', { business: 404 });
    expect(missing.status).toBe(404);
    expect(missing.head).toMatch(NOINDEX);
    const broken = await rendered('/business/nobody', { business: 503 });
    expect(broken.status).toBe(503);
    expect(broken.text).not.toBe(missing.text);
  });
});

describe('the home page', () => {
  /** Three times over: a row of them moves. */
  const guidesIn = (body: string) => new Set([...body.matchAll(/Read the guide: (?:<!-- -->)?([^<"]+)/g)].map(([, title]) => title)).size;

  it('has six guides where there are no articles, and keeps them when articles cannot be read', async () => {
    for (const articles of [[], 503]) {
      const { status, body } = await rendered('/', { articles, faq: [] });
      expect({ status, guides: guidesIn(body) }).toEqual({ status: 200, guides: 6 });
    }
  });
});

describe('the guide', () => {
  it('has its sections when articles cannot be read', async () => {
    const { status, text } = await rendered('/home-jobs-guide', { articles: 503 });
    expect(status).toBe(200);
    for (const name of ['Plumbing', 'Electrical', 'HVAC Technician']) expect(text).toContain(name);
  });

  it('knows no other article: 404 where there is none, an outage where nobody can tell', async () => {
    expect((await rendered('/no-such-article', { blog: 404 })).status).toBe(404);
    expect((await rendered('/no-such-article', { blog: 503 })).status).toBe(503);
  });
});

describe('a path that leads nowhere', () => {
  it('is 404, and leads home and to the search', async () => {
    const { status, head, body } = await rendered('/no/such/page');
    expect(status).toBe(404);
    expect(head).toMatch(NOINDEX);
    for (const path of ['/', '/search']) expect(body).toContain(`href="${path}"`);
  });
});
