import { type GridLayer, type GridLayerOptions, latLngBounds, type Map as LeafletMap, tileLayer } from 'leaflet';
import type { TileSource } from './tile-source.js';

/** `slow`: asked for, and nothing came yet. `missing`: nothing but failures came. */
export type Streets = 'none' | 'slow' | 'shown' | 'missing';

/** Above the base map, which shows through where a picture is missing, and below names and pins. */
const PANE = 'streets';
const Z_INDEX = '420';

const SLOW_MS = 6_000;
/** So many failures without a picture: the server is gone, or sends something else. */
const FAILURES = 4;
/** What servers of pictures commonly have. */
const SERVERS_MAX_ZOOM = 19;

/** Streets over the base map, from the source of the operator's choice. Whatever it does, the map below stays. */
export function addStreets(opened: LeafletMap, source: TileSource, onState: (state: Streets) => void): void {
  opened.createPane(PANE).style.zIndex = Z_INDEX;
  // Leaflet takes the attribution as HTML.
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
  // Streets have names of their own, where there are any.
  const nameOnce = () => {
    const covers = !within || (opened.getZoom() >= extent.minZoom && within.contains(opened.getCenter()));
    if (names) names.hidden = isShown && covers;
  };
  layer.on('tileload', () => {
    failures = 0;
    isShown = true;
    nameOnce();
    settled('shown');
  });
  layer.on('tileerror', () => {
    failures += 1;
    if (failures < FAILURES) return;
    layer.remove();
    isShown = false;
    nameOnce();
    settled('missing');
  });
  opened.on('moveend', nameOnce);
  // The map was closed while the layer was on its way.
  if (opened.getPane(PANE)) layer.addTo(opened);
}
