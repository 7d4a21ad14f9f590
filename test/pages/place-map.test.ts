import type { BusinessPage } from '../../frontend/src/lib/reads.js';
import { blankBusiness, drawnPlace, rendered } from '../support/rendered.js';

const PLACE = { title: 'Bob & <Sons>', latitude: 43.58, longitude: -80.25, approximate: false };

describe('the map of a business', () => {
  it('has the towns around it, its place as text, and escapes markup', async () => {
    const drawing = await drawnPlace(PLACE, '#607D8B');
    expect(drawing).toContain('<title>Bob &amp; &lt;Sons&gt;: 3.8 km north of Guelph, ON</title>');
    for (const town of ['Kitchener', 'Waterloo']) expect(drawing).toContain(`>${town}</text>`);
    expect(drawing).toContain('GeoNames (CC BY 4.0)');
    expect(drawing.length).toBeLessThan(12_000);
  });

  it('has a dashed circle instead of a pin if its place is approximate', async () => {
    const [exact, roughly] = await Promise.all([drawnPlace(PLACE, undefined), drawnPlace({ ...PLACE, approximate: true }, undefined)]);
    expect([exact, roughly].map((drawing) => drawing.includes('stroke-dasharray="8 6"'))).toEqual([false, true]);
    expect(roughly).toContain('Roughly 3.8 km north');
  });

  it('shows a larger region where towns are rare, and ignores invalid colours', async () => {
    expect(await drawnPlace({ ...PLACE, latitude: 63.75, longitude: -68.52 }, undefined)).toMatch(/<\/text>.*<\/text>/);
    expect(await drawnPlace(PLACE, '"><script>')).toBe(await drawnPlace(PLACE, undefined));
  });
});

describe('its page', () => {
  const business = { ...blankBusiness('b', 'bob-s'), title: 'Bob', industry: 'Plumber', city: 'Guelph', address: '1 King St, Guelph, ON' };
  const page = async (place: BusinessPage['place']) => (await rendered('/business/bob-s', { business: { ...business, place } })).body;

  it('shows the map as a picture, and links to three maps with streets', async () => {
    const body = await page({ latitude: 43.58, longitude: -80.25, approximate: false });
    expect(body).toContain('src="/business/bob-s/map.svg"');
    expect(body).toContain('alt="Map of where Bob is, in Guelph"');
    for (const map of ['OpenStreetMap', 'Google Maps', 'Apple Maps']) expect(body).toMatch(new RegExp(`Open in (<!-- -->)?${map}`));
    expect(body).not.toContain('Approximate, by');
  });

  it('says that a place is approximate, and shows no map without one', async () => {
    expect(await page({ latitude: 43.58, longitude: -80.25, approximate: true })).toContain('Approximate, by postal code or town.');
    const none = await page(null);
    expect(none).not.toContain('map.svg');
    expect(none).toContain('openstreetmap.org/search?query=1+King+St');
  });
});
