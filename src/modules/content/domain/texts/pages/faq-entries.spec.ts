import { FAQ_ENTRIES } from './faq-entries.js';

describe('the FAQ', () => {
  it('has 36 entries, twelve of each kind, each with an anchor of its own', () => {
    const of = (kind: string) => FAQ_ENTRIES.filter(({ category }) => category === kind).length;
    expect([FAQ_ENTRIES.length, of('Plumbing'), of('Electrical'), of('HVAC')]).toEqual([36, 12, 12, 12]);
    expect(new Set(FAQ_ENTRIES.map(({ id }) => id)).size).toBe(36);
    expect(FAQ_ENTRIES.map(({ id }) => id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('asks and answers: a question mark, and more than one sentence', () => {
    for (const { question, answer } of FAQ_ENTRIES) {
      expect(question).toMatch(/\?/);
      expect(answer.join(' ').split(/\s+/).length).toBeGreaterThan(40);
    }
  });
});
