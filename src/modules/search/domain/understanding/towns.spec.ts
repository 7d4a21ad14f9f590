import { GazetteerTowns } from './towns.js';

const towns = new GazetteerTowns();
const near = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 1) as number,
  longitude: expect.closeTo(longitude, 1) as number,
});

describe('a town', () => {
  it('is found in its province, ignoring case and accents', () => {
    expect(towns.find('Guelph', 'ON')).toEqual(near(43.55, -80.26));
    expect(towns.find('MONTREAL', 'qc')).toEqual(near(45.51, -73.59));
    expect(towns.find('Saint Catharines', 'ON')).toEqual(near(43.17, -79.24));
  });

  it('of the same name in two provinces is distinguished; without a province it is the largest', () => {
    expect(towns.find('Windsor', 'ON')).toEqual(near(42.3, -83));
    expect(towns.find('Windsor', 'NS')).toEqual(near(44.98, -64.13));
    expect(towns.find('Windsor', null)).toEqual(near(42.3, -83));
  });

  it('that is unknown, or not in that province, has no coordinates', () => {
    expect(towns.find('Nowhereville', 'ON')).toBeUndefined();
    expect(towns.find('Guelph', 'BC')).toBeUndefined();
    expect(towns.find('', null)).toBeUndefined();
  });
});
