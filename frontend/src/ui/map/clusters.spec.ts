import { Clusters } from './clusters.js';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const GUELPH = at(43.55, -80.25);
const NEXT_DOOR = at(43.552, -80.252);
const TORONTO = at(43.65, -79.38);

describe('clusters', () => {
  const clusters = new Clusters([GUELPH, TORONTO, NEXT_DOOR]);
  const membersAt = (zoom: number) => clusters.at(zoom).map(({ members }) => members);

  it('join points that are close on the screen, and separate at a larger zoom', () => {
    expect(membersAt(4)).toEqual([[0, 1, 2]]);
    expect(membersAt(9)).toEqual([[0, 2], [1]]);
    expect(membersAt(16)).toEqual([[0], [1], [2]]);
  });

  it('are in the middle of their points', () => {
    const [guelph, toronto] = clusters.at(9);
    expect(guelph!.latitude).toBeCloseTo(43.551, 5);
    expect(guelph!.longitude).toBeCloseTo(-80.251, 5);
    expect(toronto).toMatchObject(TORONTO);
  });

  it('of one place never separate; of no points there are none', () => {
    expect(new Clusters([GUELPH, GUELPH]).at(16)).toEqual([{ members: [0, 1], ...GUELPH }]);
    expect(new Clusters([]).at(5)).toEqual([]);
  });

  it('contain each of a thousand points once, at every zoom', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => at(42 + ((index * 37) % 100) / 10, -95 + ((index * 91) % 400) / 10));
    const all = new Clusters(many);
    for (const zoom of [2, 5, 8, 12, 16]) {
      const members = all.at(zoom).flatMap((cluster) => cluster.members);
      expect(members.sort((a, b) => a - b)).toEqual(many.map((_, index) => index));
    }
  });
});
