import type { BusinessPage } from '../../frontend/src/lib/reads.js';
import { blankBusiness, DIRECTORY, rendered } from '../support/rendered.js';

/** The pages are rendered on 20 November 2026. */
const BUSINESS: BusinessPage = {
  ...blankBusiness('a', 'a'),
  title: 'Northgate Plumbing',
  industry: 'Plumber',
  licensed: 'yes',
  verified: 'yes',
  licenceNumber: '306A-1',
  licensing: {
    body: 'Skilled Trades Ontario',
    statement: 'A compulsory trade.',
    register: { name: 'Public register', url: 'https://register.example/' },
    lookFor: 'The name, and a status of active.',
    source: { title: 'About trades', url: 'https://source.example/', seen: '2026-11' },
  },
  questions: ['What does the call-out cost?'],
  guides: ['frozen-pipes'],
  similar: [{ slug: 'b', title: 'Quiet Pipes', city: 'Guelph', rating: null, reviews: 0 }],
};
const textOf = async (business: Partial<BusinessPage>) => (await rendered('/business/a', { business: { ...BUSINESS, ...business } })).text;

it('names the register, what to check there, and the source', async () => {
  const text = await textOf({});
  for (const words of ['Public register', 'The name, and a status of active.', 'About trades', 'A compulsory trade.'])
    expect(text).toContain(words);
});

it.each([
  ['nobody has checked it', {}, 'We have not compared it with a register.'],
  ['somebody has', { licenceCheckedAt: '2026-11-03T12:00:00.000Z' }, 'We found this number in the register on 3 Nov 2026.'],
  [
    'it was so in the evening, when UTC has the next day',
    { licenceCheckedAt: '2026-11-04T02:00:00.000Z' },
    'in the register on 3 Nov 2026.',
  ],
  ['that was long ago', { licenceCheckedAt: '2025-10-03T12:00:00.000Z' }, 'on 3 Oct 2025. That is more than a year ago'],
  ['its details were confirmed', { confirmedAt: '2026-11-03T12:00:00.000Z' }, 'Details confirmed on 3 Nov 2026.'],
  ['they were so in the evening', { confirmedAt: '2026-11-04T02:00:00.000Z' }, 'Details confirmed on 3 Nov 2026.'],
  ['they were long ago', { confirmedAt: '2025-10-03T12:00:00.000Z' }, 'Details confirmed on 3 Oct 2025. That is more than a year ago'],
])('says so if %s', async (...[, business, words]) => expect(await textOf(business)).toContain(words));

it('says of others nearby that they have no ratings if some of them have', async () => {
  const timesSaid = async (isRated: boolean) => {
    const { body } = await rendered('/business/a', { business: BUSINESS, directory: { ...DIRECTORY, rated: isRated } });
    return body.split('<section class="similar"')[1]!.split('No ratings yet').length - 1;
  };
  expect([await timesSaid(true), await timesSaid(false)]).toEqual([1, 0]);
});

it.each([
  [{ rating: 4.35, reviews: 1_234 }, '4.4 (1,234 reviews)'],
  [{ rating: 3, reviews: 1 }, '3.0 (1 review)'],
  [{ rating: 0, reviews: 0 }, 'No ratings yet'],
])('writes %j as %s', async (business, words) => expect(await textOf(business)).toContain(words));

it('mentions no reviews if their number is unknown', async () =>
  expect(await textOf({ rating: 3, reviews: 0 })).not.toContain('0 reviews'));

it('explains badges, and claims nothing about a business without any', async () => {
  const text = await textOf({});
  expect(text).toContain('Verified: listed as');
  expect(text).toContain('Licensed: listed as');
  // Badges need no licence number.
  const numberless = await textOf({ licenceNumber: null });
  expect(numberless).toContain('Verified: listed as');
  expect(numberless).not.toContain('register on');
  const none = await textOf({ licensed: 'no', verified: 'no', licenceNumber: null });
  expect(none).not.toContain('Licence');
  expect(none).not.toContain('Details confirmed');
});

it('helps with the call: questions to ask, guides, others nearby, a contact file for the phone', async () => {
  const { text, body } = await rendered('/business/a', { business: BUSINESS });
  for (const words of ['What does the call-out cost?', 'Frozen pipes', 'Other plumber professionals nearby', 'Quiet Pipes'])
    expect(text).toContain(words);
  for (const link of ['/frozen-pipes-guide', '/business/b', '/api/businesses/a/contact.vcf']) expect(body).toContain(`href="${link}"`);
});

describe('the distribution of stars in reviews', () => {
  const reviewed = (...ratings: number[]) => ({
    reviewsData: ratings.map((rating) => ({ rating, name: '', body: 'Came on time.', authorName: 'A. N.', date: '' })),
  });

  it('is in a table from five reviews on', async () => {
    const text = await textOf(reviewed(5, 5, 4, 4, 1));
    expect(text).toContain('Stars of the 5 rated reviews on this page');
    expect(text).toMatch(/5 stars\s*2\s*4 stars\s*2\s*3 stars\s*0\s*2 stars\s*0\s*1 star\s*1/);
  });

  it('is not computed for fewer', async () => expect(await textOf(reviewed(5, 5, 4, 1))).not.toContain('on this page'));
});

it('keeps each span of opening hours in one piece, so that lines break between them', async () => {
  const openingHours: BusinessPage['openingHours'] = [
    { dayOfWeek: 'Monday', opens: '08:00', closes: '12:00' },
    { dayOfWeek: 'Monday', opens: '13:00', closes: '17:30' },
  ];
  const { body } = await rendered('/business/a', { business: { ...BUSINESS, openingHours } });
  expect(body).toContain('<td><span>8 a.m. to 12 p.m.,</span> <span>1 p.m. to 5:30 p.m.</span></td>');
});

it('has its map in the wide column if there is little text, else in the narrow one', async () => {
  const wide = async (business: Partial<BusinessPage>) => {
    const { body } = await rendered('/business/a', { business: { ...BUSINESS, address: '1 Main St, Guelph', ...business } });
    expect(body.split('>Where<')).toHaveLength(2);
    return body.indexOf('>Where<') < body.indexOf('business-side');
  };
  expect(await wide({})).toBe(true);
  expect(await wide({ description: 'Much. '.repeat(100) })).toBe(false);
});

it('links to others of its trade in its city, in the spelling of the search', async () => {
  const { body } = await rendered('/business/a', { business: { ...BUSINESS, city: 'GUELPH', listedCity: 'Guelph' } });
  expect(body).toContain('href="/search?industry=Plumber&amp;city=Guelph"');
  expect(body).not.toContain('city=GUELPH');
});

it('says at the top whether it is open, if its hours are known', async () => {
  const monday: BusinessPage['openingHours'] = [{ dayOfWeek: 'Monday', opens: '08:00', closes: '12:00' }];
  const isSaid = async (openingHours: BusinessPage['openingHours'], timeZone: string | null) =>
    (await rendered('/business/a', { business: { ...BUSINESS, openingHours, timeZone } })).body.includes('class="open-now');
  expect([await isSaid(monday, 'America/Toronto'), await isSaid(monday, null), await isSaid([], 'America/Toronto')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('shows its website without the scheme and www', async () => {
  const { body } = await rendered('/business/a', { business: { ...BUSINESS, website: 'https://www.northgate.example/' } });
  expect(body).toContain('href="https://www.northgate.example/" target="_blank" rel="noopener noreferrer">northgate.example</a>');
});

it('says that its map shows only the area', async () => {
  const altOf = async (approximate: boolean) => {
    const place = { latitude: 43.5, longitude: -80.2, approximate };
    const { body, text } = await rendered('/business/a', { business: { ...BUSINESS, city: 'Guelph', place } });
    return [/<img src="\/business\/a\/map.svg"[^>]* alt="([^"]*)"/.exec(body)?.[1], text.includes('Approximate, by postal code or town.')];
  };
  expect([await altOf(false), await altOf(true)]).toEqual([
    ['Map of where Northgate Plumbing is, in Guelph', false],
    ['Map of roughly where Northgate Plumbing is, in Guelph', true],
  ]);
});

describe('its pictures', () => {
  const stem = `/media/${'0'.repeat(32)}`;
  const gallery = [
    { url: `${stem}-1200x900.webp`, description: 'A new boiler' },
    { url: 'https://elsewhere.example/b.png', description: 'Pipes "before" & after' },
  ];

  it('are small, load when they come into view, and link to the large ones without a script', async () => {
    const { body } = await rendered('/business/a', { business: { ...BUSINESS, gallery } });
    const [first, second] = [...body.matchAll(/<a href="([^"]+)"[^>]*><img [^>]*>/g)].filter(([link]) => link.includes('width="320"'));
    expect([first?.[1], second?.[1]]).toEqual(gallery.map(({ url }) => url));
    expect(first![0]).toContain(`${stem}-320.webp 320w`);
    for (const part of ['alt="A new boiler"', 'height="240"', 'loading="lazy"']) expect(first![0]).toContain(part);
    // Other sites that have pictures are not told whose page is read.
    for (const part of ['alt="Pipes &quot;before&quot; &amp; after"', 'referrerPolicy="no-referrer"']) expect(second![0]).toContain(part);
  });

  it('have no heading if there are none', async () => expect(await textOf({})).not.toContain('Pictures'));
});
