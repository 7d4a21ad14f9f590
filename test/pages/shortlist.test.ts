import { blankCard } from '../../src/shared/listings/listing-card.js';
import { type FakeAnswers, pageAddressOf, rendered } from '../support/rendered.js';

const LICENSING = {
  body: 'Skilled Trades Ontario',
  statement: 'A compulsory trade.',
  register: { name: 'Public register', url: 'https://register.example/' },
  source: { title: 'Source', url: 'https://source.example/', seen: '2026-11' },
};
const aBusiness = (id: string, title: string) => ({
  ...blankCard(id, `${id}-guelph`),
  title,
  openingHours: [],
  timeZone: null,
  licensing: null,
});
const NORTHGATE = {
  ...aBusiness('a', 'Northgate Plumbing'),
  industry: 'Plumber',
  rating: 4.5,
  reviews: 12,
  phoneE164: '+15195550142',
  licenceNumber: '306A-1',
  licensed: 'yes' as const,
  licensing: LICENSING,
  serviceArea: ['Fergus'],
};
const shared = (shortlist: Parameters<typeof rendered>[1]) => rendered('/shortlist?ids=a,b', shortlist);

it('of this browser: explains without scripts what it needs, and requests nothing; search engines may index it', async () => {
  const { status, head, text } = await rendered('/shortlist');
  expect(status).toBe(200);
  expect(head).toContain('name="robots" content="index"');
  expect(text).toContain('needs JavaScript');
});

it('of a link: compares businesses, lists questions to ask, and the number of missing ones', async () => {
  const questions = [{ industry: 'Plumber', questions: ['What does the call-out cost?'] }];
  const { status, head, text, body } = await shared({
    shortlist: { listings: [NORTHGATE, aBusiness('b', 'Quiet Pipes')], gone: ['c'], questions },
  });
  expect(status).toBe(200);
  expect(head).toContain('content="noindex"');
  for (const words of [
    'Northgate Plumbing',
    'Quiet Pipes',
    '306A-1',
    'Fergus',
    'What does the call-out cost?',
    '1 business in this link is no longer',
  ])
    expect(text).toContain(words);
  expect(body).toContain('href="tel:+15195550142"');
  expect(body).toContain('href="https://register.example/"');
});

it('of a link: lists the questions of its trades, names each town once, and says who is licensed without a number', async () => {
  const listings = [
    { ...NORTHGATE, city: 'Guelph', serviceArea: ['Guelph', 'Fergus'] },
    { ...aBusiness('b', 'Quiet Pipes'), industry: 'Plumber', licensed: 'yes' as const },
  ];
  const questions = ['Plumber', 'Roofer'].map((industry) => ({ industry, questions: [`What does a ${industry} cost?`] }));
  const { text } = await shared({ shortlist: { listings, gone: [], questions } });
  expect(text).toContain('Guelph, Fergus');
  expect(text).not.toContain('Guelph, Guelph');
  expect(text).toContain('Listed as licensed, without a number');
  expect(text).toContain('What does a Plumber cost?');
  expect(text).not.toContain('What does a Roofer cost?');
});

it('of a link with more than four: compares the first four, and offers a choice', async () => {
  const listings = ['a', 'b', 'c', 'd', 'e'].map((id) => aBusiness(id, `Business ${id}`));
  const { body } = await shared({ shortlist: { listings, gone: [], questions: [] } });
  expect(body.match(/scope="col"/g)).toHaveLength(4);
  expect(body.match(/type="checkbox"/g)).toHaveLength(5);
});

it.each<[string, FakeAnswers['shortlist'], number, string]>([
  ['cannot be read', 400, 400, 'This link cannot be read'],
  [
    'is of businesses that are all gone',
    { listings: [], gone: ['a', 'b'], questions: [] },
    200,
    'None of these businesses is in the directory any more',
  ],
  ['cannot be answered now', 503, 503, 'could not be loaded'],
])('of a link that %s says so', async (...[, shortlist, status, words]) => {
  const page = await shared({ shortlist });
  expect({ status: page.status, said: page.text.includes(words) }).toEqual({ status, said: true });
});

it('has one page for each list of ids, ignoring other parameters', async () =>
  expect((await pageAddressOf('/shortlist?x=1&ids=a,b')).canonical).toBe('/shortlist?ids=a%2Cb'));
