/** Streets for maps, from a file that the operator has put into the data folder. */
export interface StreetMap {
  /** Pictures, or shapes that the browser draws. */
  kind: 'raster' | 'vector';
  /** An address on this site, another one for each state of the file. */
  url: string;
  /** What the file says has to be said on the map, as plain text. */
  attribution: string | null;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north. */
  bounds: number[];
}

/** The file of streets as it is now. */
export abstract class StreetMaps {
  /** `undefined` where there is none that can be used. */
  abstract current(): Promise<StreetMap | undefined>;
}
