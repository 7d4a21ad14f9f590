import * as leaflet from 'leaflet';
import { leafletLayer, type LeafletLayerOptions } from 'protomaps-leaflet';
import type { PMTiles } from 'pmtiles';

/** Streets as shapes, drawn here: a file and a library of their own, so that only those load them who see them. */
export function vectorLayer(archive: PMTiles, options: leaflet.GridLayerOptions, maxDataZoom: number | undefined): leaflet.GridLayer {
  // The library takes Leaflet from there and from nowhere else.
  (globalThis as { L?: typeof leaflet }).L = leaflet;
  // Its own copy of the reader is an older one, of which it calls what this one has, too.
  const url = archive as unknown as NonNullable<LeafletLayerOptions['url']>;
  return leafletLayer({
    ...options,
    url,
    flavor: 'light',
    lang: 'en',
    ...(maxDataZoom ? { maxDataZoom } : {}),
  }) as unknown as leaflet.GridLayer;
}
