import { baseMapData } from '../../../build/base-map.js';

const data = baseMapData();

/** How often a line east of the point crosses its latitude: odd within a polygon. */
function isWithin(polygons: number[][][][], lng: number, lat: number): boolean {
  let crossings = 0;
  for (const ring of polygons.flat()) {
    for (const [index, [lng1, lat1]] of ring.entries()) {
      const [lng2, lat2] = ring[(index + 1) % ring.length]!;
      if (lat1! > lat !== lat2! > lat && lng < lng1! + ((lat - lat1!) / (lat2! - lat1!)) * (lng2! - lng1!)) crossings += 1;
    }
  }
  return crossings % 2 === 1;
}

describe('the base map', () => {
  it('has land, and water around it', () => {
    expect(isWithin(data.land, -80.25, 43.54)).toBe(true);
    expect(isWithin(data.land, -97.14, 49.9)).toBe(true);
    expect(isWithin(data.land, -60, 43)).toBe(false);
  });

  it('has the Great Lakes, and no lake where towns are', () => {
    expect(isWithin(data.lakes, -78, 43.6)).toBe(true);
    expect(isWithin(data.lakes, -87, 47.7)).toBe(true);
    expect(isWithin(data.lakes, -80.25, 43.54)).toBe(false);
  });

  it('has the borders of provinces, and the one in the south', () => {
    const reaches = (lines: number[][][], lng: number, lat: number) =>
      lines.flat().some((position) => Math.abs(position[0]! - lng) < 0.2 && Math.abs(position[1]! - lat) < 0.2);
    expect(reaches(data.provinceBorders, -110, 60)).toBe(true);
    expect(reaches(data.countryBorders, -95.15, 49.38)).toBe(true);
  });

  it('has the places of both lists, the largest first', () => {
    expect(data.places[0]!.slice(0, 2)).toEqual(['Toronto', 'ON']);
    expect(data.places.map(([name]) => name)).toEqual(expect.arrayContaining(['Guelph', 'Whitby', 'Iqaluit']));
  });

  it('is smaller than half a megabyte uncompressed, because a click loads it', () => {
    expect(JSON.stringify(data).length).toBeLessThan(500_000);
  });
});
