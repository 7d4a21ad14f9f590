import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameKeyOf, slugOf } from '../trade-names.js';
import { DEFAULT_NAMES } from '../default-names.js';
import { CATALOGUE } from './index.js';

const FOLDER = import.meta.dirname;
const ALL = CATALOGUE.map(({ name }) => name);

describe('the catalogue', () => {
  it('contains each file of its folder, and each trade has a drawing', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !/^(index|catalogue\.spec)\./.test(file));
    expect(CATALOGUE.map(({ slug }) => `${slug}.ts`).sort()).toEqual(files.sort());
    for (const { slug } of CATALOGUE) {
      const drawing = readFileSync(join(FOLDER, `${slug}.svg`), 'utf8');
      expect(Buffer.byteLength(drawing)).toBeLessThan(3_072);
      expect(drawing).not.toMatch(/<script|href=|style="[^"]*url\(/i);
    }
  });

  it.each(CATALOGUE.map((trade) => [trade.name, trade] as const))(
    '%s has everything that pages need, without mention of a province',
    (_name, trade) => {
      const { name, slug, plural, summary, hint, explainer, questions, related, guides, licensing } = trade;
      expect(slug).toBe(slugOf(name));
      expect(plural).toMatch(/^\p{Lu}/u);
      expect(summary.length).toBeGreaterThan(10);
      expect(summary.length).toBeLessThanOrEqual(60);
      expect(hint.length).toBeLessThanOrEqual(40);
      expect(explainer.services).toHaveLength(5);
      expect(explainer.tips).toHaveLength(3);
      expect(questions.length).toBeGreaterThanOrEqual(4);
      expect(JSON.stringify([summary, hint, explainer, questions])).not.toMatch(
        /Ontario|Quebec|Québec|British Columbia|Alberta|Hamilton|TSSA|ECRA|ESA\b/,
      );
      expect(ALL).toEqual(expect.arrayContaining([...related]));
      expect(related).not.toContain(name);
      for (const guide of guides) expect(existsSync(`src/modules/content/domain/guides/content/${guide}.ts`)).toBe(true);
      expect(licensing.ON).toBeDefined();
      for (const { body, statement, register, source } of Object.values(licensing)) {
        expect(statement.length).toBeGreaterThan(40);
        expect(body === null || body.length > 2).toBe(true);
        expect(source.seen).toMatch(/^20\d\d-(0\d|1[0-2])$/);
        for (const url of [register?.url, source.url]) if (url) expect(new URL(url).protocol).toBe('https:');
      }
    },
  );

  it.each(CATALOGUE.map((trade) => [trade.name, trade] as const))(
    '%s has words with which queries are compared',
    (_name, { names, services, problems, things, said, elsewhere }) => {
      for (const words of [names, services, problems, things, said]) {
        for (const list of [words.en, words.fr]) {
          expect(list.filter((phrase) => nameKeyOf(phrase) === '')).toEqual([]);
          expect(list.filter((phrase, place) => list.indexOf(phrase) < place)).toEqual([]);
        }
      }
      expect(elsewhere.filter((phrase) => nameKeyOf(phrase) === '')).toEqual([]);
      expect(services.en.length + problems.en.length + things.en.length).toBeGreaterThan(60);
      expect(services.fr.length + problems.fr.length + things.fr.length).toBeGreaterThan(20);
    },
  );

  // Contract, section 7.
  it.each([
    ['Plumbing', 'Plumber'],
    ['Plumbing & HVAC', 'Plumber'],
    ['Plumbing and HVAC', 'Plumber'],
    ['Electrical', 'Electrician'],
    ['HVAC', 'HVAC Technician'],
    ['Landscaping', 'Landscaper'],
    ['Roofing', 'Roofer'],
    ['Painting', 'Painter'],
    ['Carpentry', 'Carpenter'],
    ['General Contracting', 'General Contractor'],
    ['Cleaning', 'Cleaner'],
    ['Carpet Cleaning', 'Carpet Cleaner'],
    ['Window Cleaning', 'Window Cleaner'],
    ['Masonry', 'Mason'],
    ['couvreur', 'Roofer'],
    [' ÉLECTRICIEN ', 'Electrician'],
    ['tile and stone', 'Tile & Stone'],
    ['Framing', 'Framing'],
    ['Home & Garden Equipment Repair', 'Home & Garden Equipment Repair'],
  ])('maps %p in a sheet to %p', (said, name) => {
    expect(DEFAULT_NAMES.nameOf(said)).toBe(name);
  });
});
