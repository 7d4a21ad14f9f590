import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE_SLUGS } from '../../../../src/shared/guide/guide-sections.js';
import { TOPICS } from '../../../../src/shared/guide/guide-topics.js';
import type { Guide } from '../../../../src/modules/content/domain/guides/guide.js';
import { builtInGuide } from '../../../../src/modules/content/domain/guides/guides.js';
import { inProvince } from '../../../../src/modules/content/domain/guides/in-province.js';

const HERE = import.meta.dirname;
const guides = new Map(GUIDE_SLUGS.map((slug): [string, Guide] => [slug, builtInGuide(slug, true)]));
const of = (slug: string) => guides.get(slug)!;

/** What the specification says of each: chips (where it gives them), the number of steps, title, first button. */
const SPECIFIED: Record<string, { chips: (string | RegExp)[]; steps?: number; title?: string }> = {
  'dripping-faucet': { chips: ['30-45 min', '$5-25 parts'], steps: 7 },
  'clogged-drain': { chips: ['20-60 min', '$0-15'], steps: 7 },
  'running-toilet': { chips: ['15-45 min', '$5-25'], steps: 7 },
  'low-water-pressure': { chips: ['30-90 min', '$10-30'], steps: 7 },
  'no-hot-water': { chips: ['30-90 min', '$0-200'], steps: 8 },
  'frozen-pipes': { chips: ['1-4 hours', '$20-100 prevention'], steps: 8 },
  'sump-pump': { chips: ['45-90 min', '$20-150 parts', 'Intermediate tools needed'], steps: 8, title: 'Sump Pump Not Working?' },
  'circuit-breaker': {
    chips: ['15-30 minutes', '$0-50 in parts', 'Safety tools needed'],
    steps: 7,
    title: 'Circuit Breaker Keeps Tripping?',
  },
  'flickering-lights': { chips: ['20-60 minutes', '$5-50', 'Basic tools needed'], steps: 7, title: 'Why Do My Lights Flicker?' },
  'outlet-not-working': { chips: ['15-45 minutes', '$0-40'], steps: 7, title: 'Outlet Not Working?' },
  'hot-buzzing-outlet': { chips: ['IMMEDIATE ACTION', 'FIRE HAZARD', 'CALL ELECTRICIAN'], steps: 6, title: 'Outlet Hot or Buzzing?' },
  'light-switch-not-working': { chips: ['30-60 minutes', '$5-25'], steps: 8, title: 'Light Switch Not Working?' },
  'power-surge-protection': {
    chips: ['Prevention focused', '$20-800 investment', 'Professional recommended'],
    steps: 7,
    title: 'Protect Your Home from Power Surges',
  },
  'ac-not-cooling': { chips: ['30-90 minutes', '$15-50 in supplies'], steps: 7, title: 'AC Running but Not Cooling?' },
  'furnace-not-turning-on': { chips: ['30-60 minutes', '$10-40'], steps: 8, title: 'Furnace Not Turning On?' },
  'uneven-temperature': { chips: ['1-3 hours', '$20-100'] },
  'hvac-noise': { chips: ['15-60 minutes', '$10-50'] },
  'air-filter-replacement': { chips: ['15-30 minutes', '$5-25'] },
  'thermostat-not-working': { chips: ['45-90 minutes', '$10-30'] },
};

/** The first button of each and the way back, in the specification's words; its trade by the section. */
const BUTTONS: Record<string, [string, string]> = {
  'frozen-pipes': ['Find Emergency Plumbers', 'More Repair Guides'],
  'hot-buzzing-outlet': ['Find Emergency Electricians', 'More Safety Guides'],
  'power-surge-protection': ['Find Surge Protection Experts', 'More Electrical Guides'],
};
const USUAL = { plumbing: 'Find Local Plumbers', electrical: 'Find Local Electricians', hvac: 'Find Local HVAC Techs' };
const TRADES = { plumbing: 'Plumber', electrical: 'Electrician', hvac: 'HVAC+Technician' };

/** Figures that the specification gives, as the guides say them. */
const FIGURES: [slug: string, said: RegExp][] = [
  ['low-water-pressure', /Normal is 30-50 PSI/],
  ['low-water-pressure', /Optimal is 40-45 PSI/],
  ['low-water-pressure', /Below 30 PSI you need a professional/],
  ['no-hot-water', /between 120 and 140°F.*Ideal is 120°F/],
  ['outlet-not-working', /bathrooms, kitchens, garages/],
  ['outlet-not-working', /Test monthly with the TEST button/],
  ['outlet-not-working', /One GFCI can protect several outlets/],
  ['outlet-not-working', /Will not reset if there is a ground fault/],
  ['outlet-not-working', /Replace every 10-15 years/],
  ['power-surge-protection', /\$300-800 installed.*20,000-40,000\+ amps/],
  ['power-surge-protection', /\$20-100 each.*1,000-4,000 joules/],
  ['power-surge-protection', /\$50-200 each/],
  ['power-surge-protection', /every 3-5 years/],
  ['power-surge-protection', /UL 1449 rating/],
  ['power-surge-protection', /Clamping voltage 330 V or less/],
  ['ac-not-cooling', /at least 80% of the vents open/],
  ['ac-not-cooling', /2 to 3 feet/],
  ['ac-not-cooling', /ice needs 4-6 hours to thaw/],
  ['ac-not-cooling', /over 15 years old counts as old/],
  ['ac-not-cooling', /3 months or more/],
  ['air-filter-replacement', /1-inch filters: every 1-3 months/],
  ['air-filter-replacement', /4-5 inch filters: every 6-12 months/],
  ['air-filter-replacement', /MERV 6-13 suits most homes; 8-11 is ideal/],
];

const ROUTES = [
  ...GUIDE_SLUGS.map((slug) => `/${slug}-guide`),
  '/section/plumbing',
  '/section/electrical',
  '/section/hvac',
  '/home-jobs-guide',
  '/emergency-help',
  '/search',
  '/search?industry=Plumber',
  '/search?industry=Electrician',
  '/search?industry=HVAC+Technician',
];

describe('the guides', () => {
  it('are nineteen, each with a text and a drawing under 3 kB', () => {
    expect(GUIDE_SLUGS).toHaveLength(19);
    expect(readdirSync(join(HERE, 'drawings')).sort()).toEqual(GUIDE_SLUGS.map((slug) => `${slug}.svg`).sort());
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

  it.each(GUIDE_SLUGS)('%s is complete: safety, permit, steps with tips and times, where to stop, when to call, related pages', (slug) => {
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

  it.each(GUIDE_SLUGS)('%s links to existing pages', (slug) => {
    const { closing, related } = of(slug);
    const links = [...closing.links, ...related.links].map(({ to }) => to);
    expect(links.filter((to) => !ROUTES.includes(to))).toEqual([]);
    expect(closing.links.length).toBeGreaterThan(0);
  });

  it.each(GUIDE_SLUGS)('%s ends with the buttons that are specified', (slug) => {
    const { section, closing } = of(slug);
    const [find, more] = BUTTONS[slug] ?? [USUAL[section], 'More Repair Guides'];
    expect(closing.links).toEqual([
      { text: find, to: `/search?industry=${TRADES[section]}` },
      { text: more, to: '/home-jobs-guide' },
    ]);
  });

  it.each(FIGURES)('%s contains %s', (slug, said) => expect(JSON.stringify(of(slug))).toMatch(said));

  it.each(GUIDE_SLUGS)('%s leads to help for each danger that its first box names', (slug) => {
    const { safety, emergencies } = of(slug);
    const words = [safety.text ?? '', ...safety.items].join(' ');
    const named = [
      ...(/smell gas|means gas/i.test(words) ? ['gas'] : []),
      ...(/\bCO\b|carbon monoxide alarm/.test(words) ? ['carbon-monoxide'] : []),
    ];
    expect(emergencies).toEqual(expect.arrayContaining(named));
    expect(new Set(emergencies).size).toBe(emergencies.length);
  });

  it('have the steps of the sump pump in their order', () => {
    expect(of('sump-pump').steps.map(({ title }) => title.toLowerCase())).toEqual([
      'check power supply',
      'test float switch',
      'inspect pit',
      'check discharge pipe',
      'test pump motor',
      'examine electrical connections',
      'replace faulty components',
      'test the system',
    ]);
  });

  it('are listed by their own titles and times, section by section', () => {
    for (const [section, topics] of Object.entries(TOPICS)) {
      expect(topics).toEqual(
        GUIDE_SLUGS.map(of)
          .filter((guide) => guide.section === section)
          .map(({ path, title, chips }) => ({ to: path, title, time: chips[0] })),
      );
    }
  });

  it('have no exclamations, no invented experts and no placeholder text', () => {
    for (const [slug, guide] of guides) {
      const text = JSON.stringify(guide).replace(/\bhttps?:[^"]+/g, '');
      expect([slug, /[a-z]!/.exec(text)?.[0]]).toEqual([slug, undefined]);
      expect([slug, /Dr\. |reviewed by|TODO|lorem/i.exec(text)?.[0]]).toEqual([slug, undefined]);
    }
  });

  it('contain what the specification names', () => {
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
    expect(
      boxes(of('light-switch-not-working'))
        .find(({ title }) => title === 'Common Switch Types')
        ?.items.join(' '),
    ).toMatch(/single-pole.*three-way.*dimmer.*GFCI.*smart.*timer/i);
    expect(of('circuit-breaker').whenToCall.title).toBe('Immediately Call a Professional');
    expect(of('circuit-breaker').related.title).toBe('Related Electrical Guides');
    expect(of('ac-not-cooling').related.title).toBe('Related HVAC Guides');
    expect(
      of('dripping-faucet')
        .related.links.map(({ to }) => to)
        .sort(),
    ).toEqual(
      ['clogged-drain', 'frozen-pipes', 'low-water-pressure', 'no-hot-water', 'running-toilet', 'sump-pump'].map(
        (slug) => `/${slug}-guide`,
      ),
    );
    expect(
      of('hvac-noise').cards[0]!.cards.every(
        ({ urgency }) => urgency?.label && ['orange', 'red', 'yellow', 'blue'].includes(urgency.colour),
      ),
    ).toBe(true);
  });
});

it.each(GUIDE_SLUGS)('%s has no repeated word, in Ontario and elsewhere', (slug) => {
  for (const isOntario of [true, false])
    expect(/\b([a-z]+) \1\b.*/.exec(JSON.stringify(builtInGuide(slug, isOntario)))?.[0].slice(0, 80)).toBeUndefined();
});

it('an entry that is empty outside Ontario is removed from its list', () =>
  expect(inProvince({ items: ['[[A|]]', 'B[[ in Ontario|]]', '[[C|D]]'] }, false)).toEqual({ items: ['B', 'D'] }));
