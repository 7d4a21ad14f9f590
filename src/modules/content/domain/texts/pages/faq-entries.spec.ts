import { builtInGuide } from '../../guides/guides.js';
import { faqEntries } from './faq-entries.js';

const FAQ_ENTRIES = faqEntries(true);

describe('the FAQ', () => {
  it('has 36 entries, twelve of each kind, with unique anchors', () => {
    const of = (kind: string) => FAQ_ENTRIES.filter(({ category }) => category === kind).length;
    expect([FAQ_ENTRIES.length, of('Plumbing'), of('Electrical'), of('HVAC')]).toEqual([36, 12, 12, 12]);
    expect(new Set(FAQ_ENTRIES.map(({ id }) => id)).size).toBe(36);
    expect(FAQ_ENTRIES.map(({ id }) => id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('leaves out questions about Ontario if the directory is elsewhere', () => {
    const elsewhere = faqEntries(false).map(({ id }) => id);
    const left = FAQ_ENTRIES.map(({ id }) => id).filter((id) => !elsewhere.includes(id));
    expect(left).toHaveLength(7);
    expect(left).toEqual(expect.arrayContaining(['gas-work', 'own-electrical-work']));
    expect(JSON.stringify(FAQ_ENTRIES)).toMatch(/Electrical Safety Authority certificate\..*Since 1 Jan 2026/s);
  });

  it.each([
    ['ac-not-cooling', 'ac-not-cooling', /2 to 3 feet \(60 to 90 cm\)/],
    ['ac-not-cooling', 'ac-not-cooling', /melt for 4 to 6 hours/],
    ['running-toilet', 'running-toilet', /[Ww]ait fifteen minutes/],
    ['breaker-keeps-tripping', 'circuit-breaker', /hot, wet or smells of burning.*911/],
    ['lights-flicker', 'flickering-lights', /panel is dry, cool and quiet/],
    ['furnace-wont-start', 'furnace-not-turning-on', /blocked.*leave (?:it|the furnace) off/i],
    ['furnace-blowing-cold-air', 'furnace-not-turning-on', /blocked.*leave (?:it|the furnace) off/i],
  ] as const)('says in %s the same as the guide %s: %s', (id, slug, said) => {
    expect(FAQ_ENTRIES.find((entry) => entry.id === id)!.answer.join(' ')).toMatch(said);
    expect(JSON.stringify(builtInGuide(slug, true))).toMatch(said);
  });

  it('has a question mark in each question, and more than one sentence in each answer', () => {
    for (const { question, answer } of [...FAQ_ENTRIES, ...faqEntries(false)]) {
      expect(question).toMatch(/\?/);
      expect(answer.join(' ').split(/\s+/).length).toBeGreaterThan(40);
    }
  });
});
