import { type Map as LeafletMap, tileLayer } from 'leaflet';

/** `slow`: asked for, and nothing came yet. `missing`: nothing but failures came. */
export type Streets = 'none' | 'slow' | 'shown' | 'missing';

export interface TileSource {
  url: string;
  attribution: string;
}

/** Above the base map, which shows through where a picture is missing, and below names and pins. */
const PANE = 'streets';
const Z_INDEX = '420';

const SLOW_MS = 6_000;
/** So many failures without a picture: the server is gone, or sends something else. */
const FAILURES = 4;

/** Pictures of streets over the base map, from the server of the operator's choice. Whatever it does, the map below stays. */
export function addStreets(opened: LeafletMap, { url, attribution }: TileSource, onState: (state: Streets) => void): void {
  opened.createPane(PANE).style.zIndex = Z_INDEX;
  // Leaflet takes the attribution as HTML.
  const text = document.createElement('span');
  text.textContent = attribution;
  const layer = tileLayer(url, { pane: PANE, attribution: text.innerHTML, maxNativeZoom: 19, maxZoom: opened.getMaxZoom() });
  const names = opened.getPane('places');
  let failures = 0;
  const slow = setTimeout(() => onState('slow'), SLOW_MS);
  layer.on('tileload', () => {
    clearTimeout(slow);
    failures = 0;
    // The pictures have names of their own.
    if (names) names.hidden = true;
    onState('shown');
  });
  layer.on('tileerror', () => {
    failures += 1;
    if (failures < FAILURES) return;
    clearTimeout(slow);
    layer.remove();
    if (names) names.hidden = false;
    onState('missing');
  });
  opened.on('unload', () => clearTimeout(slow));
  layer.addTo(opened);
}
