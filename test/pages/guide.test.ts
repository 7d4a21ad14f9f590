import type { GuideSlug } from '../../src/shared/guide/guide-sections.js';
import { rendered } from '../support/rendered.js';

/** Where the button leads that stands where this step is to be left to somebody. */
async function buttonOf(slug: GuideSlug, step: number): Promise<[to?: string, says?: string]> {
  const { body } = await rendered(`/${slug}-guide`);
  const [, to, says] =
    new RegExp(`id="step-${step}".*?<div class="guide-stop">.*?<a [^>]*href="([^"]*)"[^>]*>([^<]*)</a>`, 's').exec(body) ?? [];
  return [to, says];
}

describe('a guide', () => {
  it.each<[GuideSlug, number, string]>([
    ['thermostat-not-working', 2, 'Electrician'],
    ['thermostat-not-working', 4, 'HVAC+Technician'],
    ['thermostat-not-working', 6, 'Electrician'],
    ['sump-pump', 5, 'Plumber'],
    ['sump-pump', 6, 'Electrician'],
  ])('%s leads at step %i to the trade that may do it', async (slug, step, industry) => {
    const [to, says] = await buttonOf(slug, step);
    expect(to).toBe(`/search?industry=${industry}`);
    expect(says?.toLowerCase()).toContain(industry.replace('+', ' ').toLowerCase());
  });
});
