import { builtInGuide } from '../../src/modules/content/domain/guides/guides.js';
import type { GuideSlug } from '../../src/shared/guide/guide-sections.js';
import { DIRECTORY, rendered } from '../support/rendered.js';

const thermostat = builtInGuide('thermostat-not-working', true);

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
  ])('%s links at step %i to the trade that may do it', async (slug, step, industry) => {
    const [to, says] = await buttonOf(slug, step);
    expect(to).toBe(`/search?industry=${industry}`);
    expect(says?.toLowerCase()).toContain(industry.replace('+', ' ').toLowerCase());
  });

  it('has no heading over lists that an operator has emptied, or whose guides are all hidden', async () => {
    const headings = async (guide: typeof thermostat, off: string[] = []) =>
      [
        ...(await rendered(thermostat.path, { guide, directory: { ...DIRECTORY, off } as typeof DIRECTORY })).body.matchAll(
          /<h2[^>]*>([^<]*)/g,
        ),
      ].map(([, title]) => title);
    const { whenToCall, related } = thermostat;
    expect(await headings(thermostat)).toEqual(expect.arrayContaining([whenToCall.title, related.title]));
    const emptied = { ...thermostat, chips: [], whenToCall: { ...whenToCall, items: [] }, related: { ...related, links: [] } };
    const left = await headings(emptied);
    expect([left.includes(whenToCall.title), left.includes(related.title)]).toEqual([false, false]);
    const { body } = await rendered(thermostat.path, { guide: emptied });
    expect(/<article.*<\/article>/s.exec(body)?.[0].match(/.{60}<ul[^>]*><\/ul>/)).toBeNull();
    const hidden = await headings(
      thermostat,
      related.links.map(({ to }) => to),
    );
    expect(hidden).not.toContain(related.title);
  });
});
