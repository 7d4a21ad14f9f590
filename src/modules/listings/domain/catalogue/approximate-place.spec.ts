import { approximatePlace } from './approximate-place.js';

const CODE = { latitude: 43.55, longitude: -80.25 };
const AREA = { latitude: 43.5, longitude: -80.2 };
const TOWN = { latitude: 43.4, longitude: -80.1 };
const all = { code: CODE, area: AREA, town: TOWN };

describe('an approximate place', () => {
  it('is that of listings with the same postal code, else of the postal area, else of the town', () => {
    expect(approximatePlace('N1H3A1', all)).toEqual({ ...CODE, from: 'code' });
    expect(approximatePlace('N1H3A1', { ...all, code: undefined })).toEqual({ ...AREA, from: 'area' });
    expect(approximatePlace('N1H3A1', { ...all, code: undefined, area: undefined })).toEqual({ ...TOWN, from: 'town' });
  });

  it('is the town if the postal area is rural or outside Canada', () => {
    for (const postKey of ['N0B1S0', '90210', null]) {
      expect(approximatePlace(postKey, { ...all, code: undefined })).toEqual({ ...TOWN, from: 'town' });
    }
    expect(approximatePlace('N0B1S0', { code: undefined, area: AREA, town: undefined })).toEqual({ ...AREA, from: 'area' });
  });

  it('is unknown without a postal code or town', () => {
    expect(approximatePlace('N1H3A1', { code: undefined, area: undefined, town: undefined })).toBeUndefined();
  });
});
