import { cardAddress, cardAlt, type CardFacts, inSupportedCharacters, ratingLine } from './card-facts.js';

const FACTS: CardFacts = {
  title: 'Quiet Pipes',
  industry: 'Plumber',
  city: 'Guelph',
  rating: 4.75,
  reviews: 1_200,
  siteTitle: 'Homewright',
  colour: '#607D8B',
};

it('the address of a picture changes with its content', () => {
  const address = cardAddress('quiet pipes', FACTS);
  expect(address).toMatch(/^\/business\/quiet%20pipes\/share-[0-9a-f]{16}\.png$/);
  const changes: Partial<CardFacts>[] = [
    { title: 'Q' },
    { industry: null },
    { city: 'Elora' },
    { rating: 5 },
    { reviews: 0 },
    { siteTitle: 'X' },
    { colour: '#000000' },
  ];
  expect(new Set([address, ...changes.map((change) => cardAddress('quiet pipes', { ...FACTS, ...change }))]).size).toBe(changes.length + 1);
});

it('it has a text alternative', () => {
  expect(cardAlt(FACTS)).toBe('Quiet Pipes. Plumber, Guelph. 4.8 out of 5, 1,200 reviews');
  expect(cardAlt({ ...FACTS, industry: null, city: null, rating: null })).toBe('Quiet Pipes');
  expect(ratingLine({ rating: 5, reviews: 1 })).toBe('5.0 out of 5, 1 review');
  expect(ratingLine({ rating: 4.35, reviews: 0 })).toBe('4.4 out of 5');
});

it.each([
  ['Émile & Fils', 'Émile & Fils'],
  ['  Quiet \n Pipes 🔧', 'Quiet Pipes'],
  ['<b>Bold</b> & "Co"', '<b>Bold</b> & "Co"'],
  ['E\u0301mile', 'Émile'],
  ['北京水管', ''],
  ['Quiet 水管', ''],
  ['שרברב', ''],
  ['x'.repeat(121), `${'x'.repeat(119)}…`],
])('%j is drawn as %j', (text, drawn) => expect(inSupportedCharacters(text)).toBe(drawn));
