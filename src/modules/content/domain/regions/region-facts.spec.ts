import { e164Of } from '../../../../shared/contact/contact-values.js';
import { factsOfRegion, REGION_FACTS, type RegionContact } from './region-facts.js';

const contactsOf = (region: keyof typeof REGION_FACTS): RegionContact[] => {
  const { dig, consumer, gasLines, electricalAuthority } = REGION_FACTS[region]!;
  return [dig, consumer, ...gasLines, ...(electricalAuthority ? [electricalAuthority] : [])];
};

describe.each(Object.keys(REGION_FACTS) as (keyof typeof REGION_FACTS)[])('the facts of %s', (region) => {
  it('have valid numbers and links, with source and date', () => {
    for (const { who, number, url, source } of contactsOf(region)) {
      expect([who, number !== undefined || url !== undefined]).toEqual([who, true]);
      if (number) expect([who, e164Of(number)]).toEqual([who, expect.stringMatching(/^\+1\d{10}$/)]);
      if (url) expect(url).toMatch(/^https:\/\//);
      expect(source.url).toMatch(/^https?:\/\//);
      expect(source.seen).toMatch(/^20\d\d-\d\d$/);
    }
  });

  it('name no authority of another province', () => {
    const words = JSON.stringify(REGION_FACTS[region]);
    const others = { ON: /TSSA|ECRA|ESA\b|Ontario/, BC: /FortisBC|BC 1 Call/, QC: /RBQ|Énergir/, AB: /ATCO|Service Alberta/ };
    for (const [other, pattern] of Object.entries(others)) if (other !== region) expect(words).not.toMatch(pattern);
  });
});

it('are empty if nothing is known', () => {
  expect([factsOfRegion(null), factsOfRegion('NS'), factsOfRegion('constructor')]).toEqual([undefined, undefined, undefined]);
});
