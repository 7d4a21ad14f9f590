/** A street map from a file that the operator has put into the data folder. */
export interface StreetMap {
  /** The kind of tiles: pictures, or shapes that the browser draws. */
  kind: 'raster' | 'vector';
  /** An address on this site; it changes with the file. */
  url: string;
  /** The attribution that the file requires on the map, as plain text. */
  attribution: string | null;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north. */
  bounds: number[];
}

/** Access to the current street map file. */
export abstract class StreetMaps {
  /** `undefined` when there is no usable file. */
  abstract current(): Promise<StreetMap | undefined>;
}
