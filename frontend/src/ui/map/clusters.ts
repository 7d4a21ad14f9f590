import KDBush from 'kdbush';
import type { MapPoint } from './canada.js';

/** Points that are so close on the screen that they are shown as one. */
export interface Cluster extends MapPoint {
  /** Indexes of its points, in their order; never empty. */
  members: number[];
}

/** The width of the whole world at zoom 0, in pixels. */
const WORLD = 256;

/** Points closer than this many pixels form a cluster: a little more than the size of a fingertip. */
const RADIUS = 48;

/** The Web Mercator projection at zoom 0, in pixels. */
function projected({ latitude, longitude }: MapPoint): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [WORLD * (longitude / 360 + 0.5), WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}

/** Clusters of points by zoom, computed on first use. The order of the points matters: the first point of a cluster attracts the others. */
export class Clusters {
  private readonly index: KDBush;
  private readonly places: [x: number, y: number][];
  private readonly made = new Map<number, Cluster[]>();

  constructor(private readonly points: readonly MapPoint[]) {
    this.places = points.map(projected);
    this.index = new KDBush(points.length);
    for (const [x, y] of this.places) this.index.add(x, y);
    this.index.finish();
  }

  at(zoom: number): Cluster[] {
    const known = this.made.get(zoom);
    if (known) return known;
    const clusters = this.gathered(RADIUS / 2 ** zoom);
    this.made.set(zoom, clusters);
    return clusters;
  }

  private gathered(radius: number): Cluster[] {
    const taken = new Uint8Array(this.points.length);
    const clusters: Cluster[] = [];
    for (const [first, [x, y]] of this.places.entries()) {
      if (taken[first]) continue;
      const members = this.index
        .within(x, y, radius)
        .filter((index) => !taken[index])
        .sort((a, b) => a - b);
      for (const index of members) taken[index] = 1;
      clusters.push({ members, latitude: this.middle(members, 'latitude'), longitude: this.middle(members, 'longitude') });
    }
    return clusters;
  }

  private middle(members: readonly number[], axis: keyof MapPoint): number {
    return members.reduce((sum, index) => sum + this.points[index]![axis], 0) / members.length;
  }
}
