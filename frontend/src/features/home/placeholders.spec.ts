import { CITIES, placeholdersFor } from './placeholders.js';

describe('placeholdersFor', () => {
  it('names five different cities of the twenty where the directory is empty', () => {
    expect(CITIES).toHaveLength(20);
    const cities = placeholdersFor(1_795_245_000_000, []).map((text) => text.replace(/^.* in /, ''));
    expect(new Set(cities).size).toBe(5);
    expect(CITIES).toEqual(expect.arrayContaining(cities));
  });

  it('is the same for the same page, and another one later', () => {
    expect(placeholdersFor(60_000, [])).toEqual(placeholdersFor(60_001, []));
    expect(placeholdersFor(60_000, [])).not.toEqual(placeholdersFor(120_000, []));
  });

  it('names what the directory has together, and nothing else', () => {
    const examples = [
      { need: 'Roofer', cities: ['Vancouver'] },
      { need: 'Locksmith', cities: ['Mississauga', 'Vancouver'] },
    ];
    const all = new Set([0, 1, 2, 3].flatMap((minute) => placeholdersFor(minute * 60_000, examples)));
    expect([...all].sort()).toEqual(['Locksmith in Mississauga', 'Locksmith in Vancouver', 'Roofer in Vancouver']);
  });

  it('names no city where no listing has one', () => {
    expect(placeholdersFor(60_000, [{ need: 'Roofer', cities: [] }])).toEqual(['Roofer']);
  });
});
