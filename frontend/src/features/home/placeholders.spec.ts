import { CITIES, placeholdersFor } from './placeholders.js';

describe('placeholdersFor', () => {
  it('names five of the twenty cities if the directory is empty', () => {
    expect(CITIES).toHaveLength(20);
    const cities = placeholdersFor(1_795_245_000_000, []).map((text) => text.replace(/^.* in /, ''));
    expect(new Set(cities).size).toBe(5);
    expect(CITIES).toEqual(expect.arrayContaining(cities));
  });

  it('is the same for the same minute, and another one later', () => {
    expect(placeholdersFor(60_000, [])).toEqual(placeholdersFor(60_001, []));
    expect(placeholdersFor(60_000, [])).not.toEqual(placeholdersFor(120_000, []));
  });

  it('names only combinations of trade and city that the directory has', () => {
    const examples = [
      { need: 'Roofer', cities: ['Vancouver'] },
      { need: 'Locksmith', cities: ['Mississauga', 'Vancouver'] },
    ];
    const all = new Set([0, 1, 2, 3].flatMap((minute) => placeholdersFor(minute * 60_000, examples)));
    expect([...all].sort()).toEqual(['Locksmith in Mississauga', 'Locksmith in Vancouver', 'Roofer in Vancouver']);
  });

  it('names no city if no listing has one', () => {
    expect(placeholdersFor(60_000, [{ need: 'Roofer', cities: [] }])).toEqual(['Roofer']);
  });
});
