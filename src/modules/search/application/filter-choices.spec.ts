import { PlaceCounts } from '../domain/suggest/suggestable-trades.js';
import { MAX_CITIES, ReadFilterChoices } from './filter-choices.js';

const choicesOf = (cities: string[], counts: [string, number][] = []) =>
  new ReadFilterChoices(
    { get: () => Promise.resolve({ industries: ['Plumber'], cities }) },
    { get: () => Promise.resolve(new PlaceCounts(counts.map(([place, count]) => ({ place, trade: null, count })))) },
  ).get();

describe('the choices of filters', () => {
  it('are every trade, and every city of a small directory', async () => {
    expect(await choicesOf(['Ajax', 'Guelph'])).toEqual({ industries: ['Plumber'], cities: ['Ajax', 'Guelph'], more: false });
  });

  it('are some cities while it is unknown which ones have most businesses', async () => {
    const cities = Array.from({ length: MAX_CITIES + 1 }, (_, index) => `City ${index}`);
    const facets = { get: () => Promise.resolve({ industries: [], cities }) };
    const counts = { get: () => Promise.reject(new Error('no database')) };
    const choices = await new ReadFilterChoices(facets, counts).get();
    expect([choices.cities.length, choices.more]).toEqual([MAX_CITIES, true]);
  });

  it('are limited to the cities with most businesses, sorted by name', async () => {
    const cities = Array.from({ length: 500 }, (_, index) => `City ${String(index).padStart(3, '0')}`);
    const { cities: offered, more } = await choicesOf(cities, [
      ['city 499', 7],
      ['city 250', 9],
    ]);
    expect([offered.length, more]).toEqual([MAX_CITIES, true]);
    expect(offered.slice(-2)).toEqual(['City 250', 'City 499']);
  });
});
