import { type GridLayer, type GridLayerOptions, latLngBounds, type Map as LeafletMap, tileLayer } from 'leaflet';
import type { TileSource } from './tile-source.js';

/** State of the street layer. `slow`: requested, and no tile has arrived yet. `missing`: all requests have failed. */
export type Streets = 'none' | 'slow' | 'shown' | 'missing';

/** Above the base map, which shows through where a picture is missing, and below names and pins. */
const PANE = 'streets';
const Z_INDEX = '420';

const SLOW_MS = 6_000;
/** After this many failures without a tile, the layer counts as missing: the server is down, or sends something else. */
const FAILURES = 4;
/** The usual maximum zoom of tile servers. */
const SERVERS_MAX_ZOOM = 19;

/** Adds streets above the base map, from the operator's source. When that fails, the base map stays. */
export function addStreets(opened: LeafletMap, source: TileSource, onState: (state: Streets) => void): void {
  opened.createPane(PANE).style.zIndex = Z_INDEX;
  // Leaflet expects the attribution as HTML, so escape the text.
  const text = document.createElement('span');
  text.textContent = source.attribution;
  const options = { pane: PANE, attribution: text.innerHTML, maxZoom: opened.getMaxZoom() };
  const slow = setTimeout(() => onState('slow'), SLOW_MS);
  const settled = (state: Streets) => {
    clearTimeout(slow);
    onState(state);
  };
  opened.on('unload', () => clearTimeout(slow));
  const add = (layer: GridLayer) => follow(opened, layer, source, settled);
  if (source.kind === 'server') add(tileLayer(source.url, { ...options, maxNativeZoom: SERVERS_MAX_ZOOM }));
  else void fileLayer(source, options).then(add, () => settled('missing'));
}

async function fileLayer(source: TileSource, options: GridLayerOptions): Promise<GridLayer> {
  const { streetFileLayer } = await import('./street-file.js');
  return streetFileLayer(source, options);
}

function follow(opened: LeafletMap, layer: GridLayer, { extent }: TileSource, settled: (state: Streets) => void): void {
  const names = opened.getPane('places');
  const within = extent && latLngBounds([extent.bounds[1]!, extent.bounds[0]!], [extent.bounds[3]!, extent.bounds[2]!]);
  let failures = 0;
  let isShown = false;
  // Hide the base map's names where streets are shown, which have their own.
  const updateNames = () => {
    const covers = !within || (opened.getZoom() >= extent.minZoom && within.contains(opened.getCenter()));
    if (names) names.hidden = isShown && covers;
  };
  layer.on('tileload', () => {
    failures = 0;
    isShown = true;
    updateNames();
    settled('shown');
  });
  layer.on('tileerror', () => {
    failures += 1;
    if (failures < FAILURES) return;
    layer.remove();
    isShown = false;
    updateNames();
    settled('missing');
  });
  opened.on('moveend', updateNames);
  // The map may have been removed while the layer was loading.
  if (opened.getPane(PANE)) layer.addTo(opened);
}
