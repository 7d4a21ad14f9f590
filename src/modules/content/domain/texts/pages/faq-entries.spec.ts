import { faqEntries } from './faq-entries.js';

const FAQ_ENTRIES = faqEntries(true);

describe('the FAQ', () => {
  it('has 36 entries, twelve of each kind, each with an anchor of its own', () => {
    const of = (kind: string) => FAQ_ENTRIES.filter(({ category }) => category === kind).length;
    expect([FAQ_ENTRIES.length, of('Plumbing'), of('Electrical'), of('HVAC')]).toEqual([36, 12, 12, 12]);
    expect(new Set(FAQ_ENTRIES.map(({ id }) => id)).size).toBe(36);
    expect(FAQ_ENTRIES.map(({ id }) => id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('comes without what only Ontario asks where the directory is elsewhere', () => {
    const elsewhere = faqEntries(false).map(({ id }) => id);
    const left = FAQ_ENTRIES.map(({ id }) => id).filter((id) => !elsewhere.includes(id));
    expect(left).toHaveLength(7);
    expect(left).toEqual(expect.arrayContaining(['gas-work', 'own-electrical-work']));
    expect(JSON.stringify(FAQ_ENTRIES)).toMatch(/Electrical Safety Authority certificate\..*Since 1 Jan 2026/s);
  });

  it('asks and answers: a question mark, and more than one sentence', () => {
    for (const { question, answer } of [...FAQ_ENTRIES, ...faqEntries(false)]) {
      expect(question).toMatch(/\?/);
      expect(answer.join(' ').split(/\s+/).length).toBeGreaterThan(40);
    }
  });
});
