import { FAQ_ENTRIES, ONTARIO_ONLY } from './faq-entries.js';

describe('the FAQ', () => {
  it('has 36 entries, twelve of each kind, each with an anchor of its own', () => {
    const of = (kind: string) => FAQ_ENTRIES.filter(({ category }) => category === kind).length;
    expect([FAQ_ENTRIES.length, of('Plumbing'), of('Electrical'), of('HVAC')]).toEqual([36, 12, 12, 12]);
    expect(new Set(FAQ_ENTRIES.map(({ id }) => id)).size).toBe(36);
    expect(FAQ_ENTRIES.map(({ id }) => id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('names authorities of Ontario only where a directory elsewhere comes without the entry', () => {
    const naming = FAQ_ENTRIES.filter((entry) => /ESA\b|TSSA|Skilled Trades Ontario/.test(JSON.stringify(entry))).map(({ id }) => id);
    expect(naming.filter((id) => !ONTARIO_ONLY.includes(id))).toEqual([]);
    expect(ONTARIO_ONLY.filter((only) => !FAQ_ENTRIES.some(({ id }) => id === only))).toEqual([]);
  });

  it('asks and answers: a question mark, and more than one sentence', () => {
    for (const { question, answer } of FAQ_ENTRIES) {
      expect(question).toMatch(/\?/);
      expect(answer.join(' ').split(/\s+/).length).toBeGreaterThan(40);
    }
  });
});
