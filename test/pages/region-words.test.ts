import { REGION_FACTS } from '../../src/modules/content/domain/regions/region-facts.js';
import { emergency } from '../../src/modules/content/domain/texts/pages/emergency.js';
import { EMERGENCY_CASES } from '../../src/modules/content/domain/texts/pages/emergency-cases.js';
import type { Emergency } from '../../frontend/src/features/emergency/emergencies.js';
import { inRegion, type Region } from '../../frontend/src/features/emergency/region-words.js';

const { gasContractor, gasAsk, electricalAsk } = emergency.texts;
const NEUTRAL = { gasContractor: gasContractor.default, gasAsk: gasAsk.default, electricalAsk: electricalAsk.default };
const said = (region: Region | undefined) =>
  JSON.stringify(EMERGENCY_CASES.map((each) => inRegion({ ...each, industry: each.industry ?? '' } as Emergency, region, NEUTRAL)));

it('advice has the words and numbers of its province, and neutral ones elsewhere', () => {
  expect(said(REGION_FACTS.ON as Region)).toMatch(/1-866-763-5427.*TSSA-registered.*1-877-372-7233/s);
  expect(said(REGION_FACTS.BC as Region)).toMatch(/1-800-663-9911.*Technical Safety BC/s);
  for (const region of [undefined, ...(['BC', 'QC', 'AB'] as const).map((name) => REGION_FACTS[name] as Region)]) {
    expect(said(region)).not.toMatch(/TSSA|ECRA|Ontario/);
    expect(said(region)).not.toMatch(/\{\w+\}/);
  }
});
