import type { BusinessPage, SearchAnswer } from '../../frontend/src/lib/reads.js';
import { blankBusiness, type FakeAnswers, rendered } from '../support/rendered.js';
import { problemsIn, type StructuredData, structuredDataIn } from '../support/structured-data.js';

const BUSINESS: BusinessPage = {
  ...blankBusiness('a', 'a'),
  title: 'Northgate Plumbing',
  industry: 'Plumber',
  address: '12 Quartz Road, Guelph, ON, N1H 2A1',
  city: 'Guelph',
  region: 'ON',
  postCode: 'N1H 2A1',
  phone: '(519) 555-0142',
  phoneE164: '+15195550142',
  email: 'office@northgate.example',
  description: 'Water heaters.',
  image: '/media/northgate.webp',
  latitude: 43.5448,
  longitude: -80.2482,
  serviceArea: ['Guelph', 'Fergus'],
  rating: 4.5,
  reviews: 10,
  reviewsData: [
    { rating: 5, name: 'Thank you', authorName: 'Dana K.', date: '2026-03-04', body: 'Fixed in one visit.' },
    { rating: null, name: null, authorName: 'Ann', date: null, body: 'Not rated.' },
    { rating: 4, name: null, authorName: null, date: null, body: 'Nobody said so.' },
  ],
  openingHours: [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }],
  timeZone: 'America/Toronto',
  schemaType: 'Plumber',
};
const FAQ = [{ id: 'a', category: 'Plumbing', question: 'Why?', answer: ['So.'], industry: '' }];
const ARTICLE = {
  fileName: 'fix-a-tap',
  title: 'Fix a tap',
  subtitle: '',
  section: 'Plumbing',
  heroImage: '/media/tap.webp',
  time: '',
  cost: '',
  difficulty: '',
  keywords: [],
  minutes: 1,
  createdAt: '2026-03-04T10:00:00.000Z',
  modifiedAt: '2026-03-05T10:00:00.000Z',
  seo: { title: 'Fix a tap', description: 'How to.', keywords: [] },
  disclaimer: null,
  introduction: '',
  tools: [],
  parts: [],
  beforeCalling: null,
  steps: [],
  sections: [],
  whenToCall: null,
  conclusion: null,
  industry: null,
  related: [],
};
const FOUND: SearchAnswer = { services: [], total: 0, page: 1, totalPages: 0, understood: null };

const PAGES: [address: string, types: string[], given: FakeAnswers][] = [
  ['/', ['Organization', 'WebSite'], { articles: [], faq: [] }],
  ['/search?industry=Plumber&city=Guelph', ['BreadcrumbList'], { search: FOUND }],
  ['/business/a', ['Plumber', 'BreadcrumbList'], { business: BUSINESS }],
  ['/dripping-faucet-guide', ['BreadcrumbList', 'Article'], { articles: [] }],
  ['/fix-a-tap', ['BreadcrumbList', 'Article'], { blog: ARTICLE }],
  ['/home-jobs-guide', ['BreadcrumbList'], { articles: [] }],
  ['/faq', ['BreadcrumbList'], { faq: FAQ }],
  ['/how-we-order', ['BreadcrumbList'], {}],
  ['/emergency-help', ['BreadcrumbList'], { aroundTheClock: [] }],
  ['/list-business', ['BreadcrumbList'], {}],
];

it.each(PAGES)('%s has the type %j of schema.org', async (address, types, given) => {
  const { status, head } = await rendered(address, given);
  const data = structuredDataIn(head);
  expect([status, data.map((item) => item['@type'])]).toEqual([200, types]);
  for (const item of data) expect(item['@context']).toBe('https://schema.org');
  expect(await problemsIn(data)).toEqual([]);
});

describe('the structured data of a business', () => {
  const dataOf = async (more: object = {}): Promise<StructuredData> => {
    const { head } = await rendered('/business/a', { business: { ...BUSINESS, ...more } });
    return structuredDataIn(head)[0]!;
  };

  it('contain everything that is known', async () => {
    expect(await dataOf()).toMatchObject({
      '@type': 'Plumber',
      telephone: '+15195550142',
      image: 'https://homewright.example/media/northgate.webp',
      address: { addressLocality: 'Guelph', addressRegion: 'ON', postalCode: 'N1H 2A1', addressCountry: 'CA' },
      geo: { latitude: 43.5448, longitude: -80.2482 },
      areaServed: [{ name: 'Guelph' }, { name: 'Fergus' }],
      aggregateRating: { ratingValue: 4.5, reviewCount: 10, bestRating: 5 },
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '17:00' }],
    });
  });

  it('contain each picture once', async () => {
    const gallery = ['/media/northgate.webp', '/media/van.webp'].map((url) => ({ url, description: 'The van' }));
    expect((await dataOf({ gallery }))['image']).toEqual([
      'https://homewright.example/media/northgate.webp',
      'https://homewright.example/media/van.webp',
    ]);
  });

  it('contain reviews with stars and a name', async () => {
    const { review } = await dataOf();
    expect(review).toMatchObject([{ author: { name: 'Dana K.' }, reviewRating: { ratingValue: 5 }, datePublished: '2026-03-04' }]);
    expect(review).toHaveLength(1);
  });

  it('contain ten reviews at most', async () => {
    const reviewsData = Array.from({ length: 12 }, () => BUSINESS.reviewsData[0]);
    expect((await dataOf({ reviewsData }))['review']).toHaveLength(10);
  });

  it('contain the country if the postal code is Canadian', async () => {
    const { address } = await dataOf({ postCode: '14201' });
    expect(address).not.toHaveProperty('addressCountry');
  });

  it('have its website as address, or this page, and its city as service area by default', async () => {
    expect(await dataOf({ website: 'https://northgate.example/' })).toMatchObject({
      '@id': 'https://homewright.example/business/a',
      url: 'https://northgate.example/',
    });
    expect(await dataOf({ serviceArea: [] })).toMatchObject({
      url: 'https://homewright.example/business/a',
      areaServed: [{ name: 'Guelph' }],
    });
  });

  it.each([
    ['a rating without reviews', { reviews: 0 }, 'aggregateRating'],
    ['a rating below one star', { rating: 0 }, 'aggregateRating'],
    ['no reviews', { reviewsData: [] }, 'review'],
    ['half a place', { longitude: null }, 'geo'],
    ['nothing about where it is', { address: null, city: null }, 'address'],
  ])('%s: are missing', async (_what, more, property) => {
    const data = await dataOf(more);
    expect(data).not.toHaveProperty(property);
    expect(await problemsIn([data])).toEqual([]);
  });
});

it('unknown types of schema.org, and missing properties of rich results, are found', async () => {
  const context = { '@context': 'https://schema.org' };
  expect(
    await problemsIn([
      { ...context, '@type': 'Plumbr' },
      { ...context, '@type': 'Plumber', name: 'A', stars: 5 },
      { ...context, '@type': 'Plumber', name: 'A', aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } },
    ]),
  ).toEqual([expect.stringContaining('"Plumbr"'), expect.stringContaining('"stars"'), expect.stringContaining('"reviewCount" is missing')]);
});
