import * as leaflet from 'leaflet';
import { leafletLayer, type LeafletLayerOptions } from 'protomaps-leaflet';
import type { PMTiles } from 'pmtiles';

/** A layer of vector streets. In a file of its own, so that its library is loaded only where it is needed. */
export function vectorLayer(archive: PMTiles, options: leaflet.GridLayerOptions, maxDataZoom: number | undefined): leaflet.GridLayer {
  // The library finds Leaflet only in this global variable.
  (globalThis as { L?: typeof leaflet }).L = leaflet;
  // The library's types refer to an older copy of PMTiles; this version has all methods that the library calls.
  const url = archive as unknown as NonNullable<LeafletLayerOptions['url']>;
  return leafletLayer({
    ...options,
    url,
    flavor: 'light',
    lang: 'en',
    ...(maxDataZoom ? { maxDataZoom } : {}),
  }) as unknown as leaflet.GridLayer;
}
