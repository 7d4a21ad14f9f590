import { type MapPoint, TownPlaces } from '../../../../shared/places/town-places.js';
import { gazetteer } from './known-places.js';
import { placeKeyOf } from './place.js';

/** Towns by province: Windsor is in Ontario and in Nova Scotia. */
export class GazetteerTowns extends TownPlaces {
  /** Built on first use: most processes never need it. */
  private byName: Map<string, MapPoint> | undefined;

  find(name: string, region: string | null): MapPoint | undefined {
    this.byName ??= pointsByName();
    return this.byName.get(keyOf(name, region?.toUpperCase() ?? ''));
  }
}

const keyOf = (name: string, region: string) => `${placeKeyOf(name)}|${region}`;

function pointsByName(): Map<string, MapPoint> {
  const points = new Map<string, MapPoint>();
  // The largest come first: of two towns with the same name, the larger is meant.
  for (const { name, region, lat, lng } of gazetteer()) {
    if (lat === null || lng === null) continue;
    for (const key of [keyOf(name, region ?? ''), keyOf(name, '')]) {
      if (!points.has(key)) points.set(key, { latitude: lat, longitude: lng });
    }
  }
  return points;
}
