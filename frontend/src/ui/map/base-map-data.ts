/** A town or quarter: name, province, latitude, longitude, people. */
export type MapPlace = [name: string, region: string, latitude: number, longitude: number, people: number];

/** Longitude before latitude, as in GeoJSON. */
export type Line = number[][];

/** What the base map is drawn from. Made with the build (frontend/build/base-map.ts), so that no map server is asked. */
export interface BaseMapData {
  /** Polygons, each the ring around it and the rings of its holes. */
  land: Line[][];
  lakes: Line[][];
  countryBorders: Line[];
  provinceBorders: Line[];
  /** The largest first. */
  places: MapPlace[];
}
