import { mapLinks } from './map-links.js';

const ADDRESS = '12 Quartz Road, Guelph, ON';
const place = { latitude: 43.5448, longitude: -80.2482, approximate: false };
const hrefs = (facts: Partial<Parameters<typeof mapLinks>[0]>) =>
  mapLinks({ title: 'Bob & Sons', address: null, place: null, googleMapsLink: null, ...facts }).map(({ href }) => href);

describe('links to maps', () => {
  it('lead to exact coordinates', () => {
    expect(hrefs({ place, address: ADDRESS })).toEqual([
      'https://www.openstreetmap.org/?mlat=43.5448&mlon=-80.2482#map=16/43.5448/-80.2482',
      'https://www.google.com/maps/search/?api=1&query=43.5448%2C-80.2482',
      'https://maps.apple.com/?ll=43.5448%2C-80.2482&q=Bob+%26+Sons',
    ]);
  });

  it('lead to the address if the place is approximate', () => {
    expect(hrefs({ place: { ...place, approximate: true }, address: ADDRESS })).toEqual([
      'https://www.openstreetmap.org/search?query=12+Quartz+Road%2C+Guelph%2C+ON',
      'https://www.google.com/maps/search/?api=1&query=12+Quartz+Road%2C+Guelph%2C+ON',
      'https://maps.apple.com/?q=12+Quartz+Road%2C+Guelph%2C+ON',
    ]);
    expect(hrefs({ place: { ...place, approximate: true } })).toEqual([]);
  });

  it('use the link of the business if it has one', () => {
    expect(hrefs({ place, googleMapsLink: 'https://maps.example.com/bob' })[1]).toBe('https://maps.example.com/bob');
    expect(hrefs({ googleMapsLink: 'https://maps.example.com/bob' })).toEqual(['https://maps.example.com/bob']);
  });
});
