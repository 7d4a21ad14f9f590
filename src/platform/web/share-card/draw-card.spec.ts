import sharp from 'sharp';
import type { CardFacts } from './card-facts.js';
import { CardDrawing } from './draw-card.js';

const FACTS: CardFacts = {
  title: 'Quiet Pipes',
  industry: 'Plumber',
  city: 'Guelph',
  rating: 4.5,
  reviews: 12,
  siteTitle: 'Homewright',
  colour: '#607D8B',
};
const drawing = new CardDrawing();

it.each<[string, Partial<CardFacts>]>([
  ['with everything', {}],
  ['of a bare name', { industry: null, city: null, rating: null, reviews: 0 }],
  ['of 120 wide letters without a space', { title: 'W'.repeat(120) }],
  ['of a name in another script', { title: '北京水管' }],
  ['of a name that looks like markup', { title: '<span size="999999">&amp; </span><b>' }],
  ['without any letters', { title: '***', industry: null, city: null, siteTitle: '北京' }],
])('a picture %s has 1200 x 630 pixels, and is small', async (_what, given) => {
  const picture = await drawing.draw({ ...FACTS, ...given });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
  expect(picture.length).toBeLessThan(100_000);
});

it('differs with its content', async () => {
  const [one, same, other] = await Promise.all([FACTS, FACTS, { ...FACTS, title: 'Loud Pipes' }].map((facts) => drawing.draw(facts)));
  expect(one!.equals(same!)).toBe(true);
  expect(one!.equals(other!)).toBe(false);
});
