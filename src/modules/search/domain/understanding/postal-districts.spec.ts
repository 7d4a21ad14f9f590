import { centreOfDistrict } from './postal-districts.js';

describe('a postal district', () => {
  it.each([...'ABCEGHJKLMNPRSTVXY'])('%s is somewhere in Canada', (letter) => {
    const { lat, lng } = centreOfDistrict(`${letter}1A`)!;
    expect([lat > 42 && lat < 63, lng > -141 && lng < -52]).toEqual([true, true]);
  });

  it('is near its largest city', () => {
    expect(centreOfDistrict('K1A0B1')).toMatchObject({ lat: expect.closeTo(45.4, 0) as number, lng: expect.closeTo(-75.7, 0) as number });
    expect(centreOfDistrict('V5K')!.lng).toBeLessThan(-120);
    expect(centreOfDistrict('E1A')!.lng).toBeGreaterThan(-67);
  });

  it('is unknown for a letter that begins no postal code', () => expect(centreOfDistrict('D1A')).toBeUndefined());
});
