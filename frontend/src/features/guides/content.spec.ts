import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TOPICS } from '../../lib/guide-topics.js';
import type { Guide } from './guide.js';
import { GUIDE_SLUGS } from './guide-slugs.js';

const HERE = import.meta.dirname;
const guides = new Map<string, Guide>();
for (const slug of GUIDE_SLUGS) guides.set(slug, ((await import(`./content/${slug}.js`)) as { default: Guide }).default);
const of = (slug: string) => guides.get(slug)!;

/** What the specification says of each: chips (where it gives them) and the number of steps. */
const SPECIFIED: Record<string, { chips: (string | RegExp)[]; steps?: number; title?: string }> = {
  'dripping-faucet': { chips: ['30-45 min', '$5-25 parts'], steps: 7 },
  'clogged-drain': { chips: ['20-60 min', '$0-15'], steps: 7 },
  'running-toilet': { chips: ['15-45 min', '$5-25'], steps: 7 },
  'low-water-pressure': { chips: ['30-90 min', '$10-30'], steps: 7 },
  'no-hot-water': { chips: ['30-90 min', '$0-200'], steps: 8 },
  'frozen-pipes': { chips: ['1-4 hours', '$20-100 prevention'], steps: 8 },
  'sump-pump': { chips: ['45-90 min', '$20-150 parts', 'Intermediate tools needed'], steps: 8, title: 'Sump Pump Not Working?' },
  'circuit-breaker': { chips: ['15-30 minutes', '$0-50 in parts', 'Safety tools needed'], steps: 7, title: 'Circuit Breaker Keeps Tripping?' },
  'flickering-lights': { chips: ['20-60 minutes', '$5-50', 'Basic tools needed'], steps: 7, title: 'Why Do My Lights Flicker?' },
  'outlet-not-working': { chips: ['15-45 minutes', '$0-40'], steps: 7, title: 'Outlet Not Working?' },
  'hot-buzzing-outlet': { chips: ['IMMEDIATE ACTION', 'FIRE HAZARD', 'CALL ELECTRICIAN'], steps: 6, title: 'Outlet Hot or Buzzing?' },
  'light-switch-not-working': { chips: ['30-60 minutes', '$5-25'], steps: 8, title: 'Light Switch Not Working?' },
  'power-surge-protection': { chips: ['Prevention focused', '$20-800 investment', 'Professional recommended'], steps: 7, title: 'Protect Your Home from Power Surges' },
  'ac-not-cooling': { chips: ['30-90 minutes', '$15-50 in supplies'], steps: 7, title: 'AC Running but Not Cooling?' },
  'furnace-not-turning-on': { chips: ['30-60 minutes', '$10-40'], steps: 8, title: 'Furnace Not Turning On?' },
  'uneven-temperature': { chips: ['1-3 hours', '$20-100'] },
  'hvac-noise': { chips: ['15-60 minutes', '$10-50'] },
  'air-filter-replacement': { chips: ['15-30 minutes', '$5-25'] },
  'thermostat-not-working': { chips: ['45-90 minutes', '$10-30'] },
};

const ROUTES = [...GUIDE_SLUGS.map((slug) => `/${slug}-guide`), '/section/plumbing', '/section/electrical', '/section/hvac', '/home-jobs-guide', '/emergency-help', '/search', '/search?industry=Plumber', '/search?industry=Electrician', '/search?industry=HVAC+Technician'];

describe('the guides', () => {
  it('are nineteen, each with a text and a drawing under 3 kB', () => {
    expect(GUIDE_SLUGS).toHaveLength(19);
    expect(readdirSync(join(HERE, 'content')).sort()).toEqual(GUIDE_SLUGS.map((slug) => `${slug}.ts`).sort());
    for (const slug of GUIDE_SLUGS) {
      const file = join(HERE, 'drawings', `${slug}.svg`);
      expect(statSync(file).size).toBeLessThan(3_000);
      expect(readFileSync(file, 'utf8')).toMatch(/<svg[^>]* id="drawing"/);
    }
  });

  it.each(GUIDE_SLUGS)('%s is as specified', (slug) => {
    const { path, title, chips, steps } = of(slug);
    const { chips: wanted, steps: count, title: called } = SPECIFIED[slug]!;
    expect(path).toBe(`/${slug}-guide`);
    expect(chips.slice(0, wanted.length)).toEqual(wanted);
    if (count) expect(steps).toHaveLength(count);
    if (called) expect(title).toBe(called);
  });

  it.each(GUIDE_SLUGS)('%s is whole: safety, permit, steps with tips and times, where to stop, when to call, where to go', (slug) => {
    const guide = of(slug);
    expect(guide.description.length).toBeGreaterThanOrEqual(110);
    expect(guide.description.length).toBeLessThanOrEqual(165);
    expect(guide.keywords.length).toBeGreaterThanOrEqual(5);
    expect(guide.safety.title && (guide.safety.text ?? guide.safety.items[0])).toBeTruthy();
    expect(guide.permit.text).toMatch(/\w/);
    expect(guide.steps.some(({ stop }) => stop)).toBe(true);
    for (const step of guide.steps) {
      expect(step.description.length).toBeGreaterThan(0);
      expect(step.tips.length).toBeGreaterThan(0);
      expect(step.time).toMatch(/\w/);
    }
    expect(guide.whenToCall.items.length).toBeGreaterThanOrEqual(5);
    expect(guide.edited).toMatch(/^2026-\d{2}-\d{2}$/);
    const keys = [...guide.steps.map((step) => step.title), ...guide.before.map((box) => box.title)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(GUIDE_SLUGS)('%s leads to pages that are there', (slug) => {
    const { closing, related, emergency } = of(slug);
    const links = [...closing.links, ...related.links].map(({ to }) => to);
    expect(links.filter((to) => !ROUTES.includes(to))).toEqual([]);
    expect(closing.links.length).toBeGreaterThan(0);
    if (emergency) expect(['gas', 'carbon-monoxide', 'electrical', 'water', 'no-heat']).toContain(emergency);
  });

  it('are listed by their own titles and times, section by section', () => {
    for (const [section, topics] of Object.entries(TOPICS)) {
      expect(topics).toEqual(GUIDE_SLUGS.map(of).filter((guide) => guide.section === section).map(({ path, title, chips }) => ({ to: path, title, time: chips[0] })));
    }
  });

  it('say nothing louder than they must, and name nobody who does not exist', () => {
    for (const [slug, guide] of guides) {
      const text = JSON.stringify(guide).replace(/\bhttps?:[^"]+/g, '');
      expect([slug, /[a-z]!/.exec(text)?.[0]]).toEqual([slug, undefined]);
      expect([slug, /Dr\. |reviewed by|TODO|lorem/i.exec(text)?.[0]]).toEqual([slug, undefined]);
    }
  });

  it('have what the specification names in them', () => {
    const hot = of('hot-buzzing-outlet');
    expect(hot.steps.map(({ urgency }) => urgency).every(Boolean)).toBe(true);
    const boxes = (guide: Guide) => [guide.safety, ...guide.before, ...guide.after];
    expect(boxes(hot).find(({ title }) => /danger signs/i.test(title))?.items).toHaveLength(6);
    expect(boxes(hot).some(({ title }) => /what not to do/i.test(title))).toBe(true);
    expect(boxes(of('outlet-not-working')).some(({ title }) => title === 'Understanding GFCI Outlets')).toBe(true);
    expect(boxes(of('light-switch-not-working')).find(({ title }) => title === 'Common Switch Types')?.items).toHaveLength(6);
    expect(of('power-surge-protection').cards[0]!.cards).toHaveLength(3);
    expect(of('hvac-noise').cards[0]!.cards).toHaveLength(6);
    expect(of('air-filter-replacement').cards[0]!.cards).toHaveLength(4);
    expect(of('thermostat-not-working').cards[0]!.cards).toHaveLength(4);
    expect(of('circuit-breaker').safety.tone).toBe('danger');
    expect(of('frozen-pipes').closing.links[0]!.text).toBe('Find Emergency Plumbers');
    expect(of('ac-not-cooling').closing.links[0]!.text).toBe('Find Local HVAC Techs');
  });
});
