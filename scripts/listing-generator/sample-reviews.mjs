import { dealer } from './random.mjs';
import { REVIEWS_BY_TRADE, SHORT_REVIEWS } from './reviews/index.mjs';

const REVIEWERS = [
  'Dana',
  'Marc',
  'Priya',
  'Olivia',
  'Sunil',
  'Geneviève',
  'Tom',
  'Aisha',
  'Wei',
  'Colleen',
  'Mateo',
  'Farah',
  'Gord',
  'Ingrid',
  'Kwame',
  'Lucie',
  'Hassan',
  'Beth',
  'Nadia',
  'Jun',
  'Patrick',
  'Simone',
  'Anita',
  'Derek',
  'Rosa',
  'Ibrahim',
  'Heather',
  'Vikram',
  'Joanne',
  'Étienne',
  'Mei',
  'Callum',
  'Yusuf',
  'Denise',
  'Andrei',
  'Tanya',
  'Omar',
  'Shirley',
  'Neil',
  'Camila',
  'Ravi',
  'Louise',
  'Kofi',
  'Maureen',
  'Anh',
  'Trevor',
  'Zainab',
  'Paul',
  'Harpreet',
  'Eileen',
];
const INITIALS = 'ABCDEFGHJKLMNOPRSTVWYZ';
const WORKERS = [
  'Andre',
  'Sam',
  'Joelle',
  'Mike',
  'Tariq',
  'Kim',
  'Ben',
  'Rosalie',
  'Dev',
  'Chris',
  'Luis',
  'Erin',
  'Nico',
  'Jas',
  'Martin',
  'Teresa',
  'Hugh',
  'Amir',
  'Steph',
  'Walter',
];
const HOMES = ['bungalow', 'semi', 'brick semi', 'townhouse', 'two-storey', 'side-split', 'row house', 'duplex', 'storey-and-a-half'];

/** January 2025 to October 2026. */
const MONTHS = Array.from({ length: 22 }, (_, index) => ({ year: 2025 + Math.floor(index / 12), month: (index % 12) + 1 }));

/**
 * A rating with its number of reviews: an average that this many whole stars can really have.
 * @param {import('./random.mjs').Random} random
 */
export function overallRating(random) {
  const reviews = Math.max(1, Math.round(Math.exp(Math.log(18) + random.bell() * 1.05)));
  const ceiling = reviews > 40 ? 4.9 : 5;
  const wanted = Math.min(ceiling, Math.max(3.2, 5 - Math.abs(random.bell()) * 0.66));
  const total = Math.ceil(wanted * reviews - 0.5);
  return total / reviews < 3.2 ? { reviews, total: Math.ceil(3.2 * reviews) } : { reviews, total };
}

/**
 * Writes the newest reviews of a company: none to four, in keeping with its average.
 * @param {import('./random.mjs').Random} random
 */
export function reviewWriter(random) {
  const decks = new Map();
  const worker = dealer(random, WORKERS);
  const home = dealer(random, HOMES);
  const reviewer = dealer(random, REVIEWERS);

  const textFor = (trade, stars, used) => {
    const short = random.chance(0.16);
    const key = `${short ? 'any' : trade} ${stars}`;
    const texts = short ? SHORT_REVIEWS : REVIEWS_BY_TRADE[trade];
    if (!decks.has(key))
      decks.set(
        key,
        dealer(
          random,
          texts.filter((text) => text.stars === stars),
        ),
      );
    for (let tries = 0; tries < 20; tries += 1) {
      const text = decks.get(key)();
      if (!used.has(text)) return used.add(text) && text;
    }
    return undefined;
  };

  /** @param {{ trade: string, reviews: number, total: number }} company */
  return ({ trade, reviews, total }) => {
    const used = new Set();
    return starsShown(random, reviews, total)
      .map((stars) => textFor(trade, stars, used))
      .filter(Boolean)
      .map((text) => {
        const slots = { '{tech}': worker(), '{home}': home() };
        const filled = (words) => words.replace(/\{\w+\}/g, (slot) => slots[slot]);
        return {
          rating: text.stars,
          name: filled(text.title),
          authorName: `${reviewer()} ${random.pick(INITIALS)}.`,
          date: dateIn(random, text.months),
          body: filled(text.body),
        };
      })
      .sort((a, b) => b.date.localeCompare(a.date));
  };
}

/** People write when they are delighted or annoyed, less often in between. */
const LEANING = [
  [5, 1.5],
  [4, 0.7],
  [3, 0.6],
  [2, 0.9],
  [1, 1.5],
];

/** Whole stars near the average, leaving an average that the reviews not shown can make up. */
function starsShown(random, reviews, total) {
  const average = total / reviews;
  const many = random.weighted([
    [0, 14],
    [1, 22],
    [2, 30],
    [3, 20],
    [4, 14],
  ]);
  const count = Math.min(many, reviews);
  const weights = LEANING.map(([stars, weight]) => [stars, weight * Math.exp(-((stars - average) ** 2) / 1.6)]);
  for (let tries = 0; tries < 200; tries += 1) {
    const shown = Array.from({ length: count }, () => random.weighted(weights));
    const sum = shown.reduce((a, b) => a + b, 0);
    const [left, rest] = [reviews - count, total - sum];
    const fair = count === 0 || Math.abs(sum / count - average) <= (count === 2 ? 0.7 : 1);
    if (fair && rest >= left && rest <= left * 5) return shown;
  }
  return [];
}

function dateIn(random, months) {
  const { year, month } = random.pick(months ? MONTHS.filter((each) => months.includes(each.month)) : MONTHS);
  return `${year}-${String(month).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
}
