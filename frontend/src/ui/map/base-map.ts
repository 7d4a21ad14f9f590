import { canvas, control, divIcon, latLngBounds, layerGroup, map, type Map as LeafletMap, marker, polygon, polyline } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { BASE_MAP } from 'virtual:base-map';
import './base-map.css';
import { CANADA, type MapPoint } from './canada.js';
import { clearSpots, nameWidth, type Spot } from './places.js';

export const PLACES = BASE_MAP.places;

/** The base map has no streets: a higher zoom would only enlarge the same lines. */
const MAX_ZOOM = 16;

const MAX_NAMES = 40;

/** Minimum population of a place for its name to be shown, by zoom. */
const minPopulation = (zoom: number) => (zoom < 4 ? 500_000 : zoom < 6 ? 100_000 : zoom < 8 ? 20_000 : 0);

const WATER = '#d5e3ea';
const LAND = { stroke: false, fillColor: '#f6f4ee', fillOpacity: 1 };
const LAKE = { stroke: false, fillColor: WATER, fillOpacity: 1 };
const COUNTRY_BORDER = { color: '#7f8b90', weight: 1.5 };
const PROVINCE_BORDER = { color: '#a7b0b3', weight: 1, dashArray: '4 3' };

const reversed = (line: number[][]) => line.map(([lng, lat]) => [lat!, lng!] as [number, number]);

export const latLngOf = ({ latitude, longitude }: MapPoint): [number, number] => [latitude, longitude];

export interface BaseMapWords {
  label: string;
  zoomIn: string;
  zoomOut: string;
}

/**
 * Creates a map of Canada, drawn from the data of the build. It has no animations where the visitor prefers reduced motion, and does not
 * capture the mouse wheel, which scrolls the page.
 * @param words the accessible name of the map, and the labels of its buttons
 * @returns the map; the caller disposes of it with `remove()`
 */
export function openBaseMap(element: HTMLElement, words: BaseMapWords): LeafletMap {
  const canada = latLngBounds(CANADA.map(latLngOf));
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const opened = map(element, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 2,
    maxZoom: MAX_ZOOM,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    zoomAnimation: !reducedMotion,
    fadeAnimation: !reducedMotion,
    markerZoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
    maxBounds: canada.pad(0.2),
    maxBoundsViscosity: 1,
  });
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', words.label);
  opened.fitBounds(canada, { animate: false });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(opened);
  // The scale is at the top: the attribution of the streets at the bottom may take the whole width.
  control.scale({ imperial: false, position: 'topright' }).addTo(opened);
  control.attribution({ prefix: false }).addAttribution('Natural Earth, GeoNames (CC BY 4.0)').addTo(opened);
  drawLand(opened);
  nameThePlaces(opened);
  return opened;
}

function drawLand(opened: LeafletMap): void {
  // A canvas, because thousands of points as DOM elements would be slow to move.
  const shared = { renderer: canvas({ padding: 0.5 }), interactive: false };
  const drawn = [
    ...BASE_MAP.land.map((rings) => polygon(rings.map(reversed), { ...LAND, ...shared })),
    ...BASE_MAP.lakes.map((rings) => polygon(rings.map(reversed), { ...LAKE, ...shared })),
    polyline(BASE_MAP.provinceBorders.map(reversed), { ...PROVINCE_BORDER, ...shared }),
    polyline(BASE_MAP.countryBorders.map(reversed), { ...COUNTRY_BORDER, ...shared }),
  ];
  for (const layer of drawn) layer.addTo(opened);
}

/** Shows the names of the largest places in the viewport, updated after each move. */
function nameThePlaces(opened: LeafletMap): void {
  const pane = opened.createPane('places');
  // Hidden from screen readers: dozens of names without a relation to the pin. `placeWords` describes its position.
  pane.setAttribute('aria-hidden', 'true');
  const names = layerGroup().addTo(opened);
  const show = () => {
    names.clearLayers();
    for (const { place } of clearSpots(spotsInView(opened), MAX_NAMES)) {
      const [name, , latitude, longitude] = place;
      const html = document.createElement('span');
      html.textContent = name;
      const icon = divIcon({ className: 'map-place', html, iconSize: [0, 0] });
      marker([latitude, longitude], { icon, pane: 'places', interactive: false, keyboard: false }).addTo(names);
    }
  };
  opened.on('moveend', show);
  show();
}

/** The places in the viewport whose names fit between their dot and the right edge. */
function* spotsInView(opened: LeafletMap): Generator<Spot> {
  const [bounds, { x: width }, fewest] = [opened.getBounds(), opened.getSize(), minPopulation(opened.getZoom())];
  for (const place of PLACES) {
    const [, , latitude, longitude, people] = place;
    if (people < fewest || !bounds.contains([latitude, longitude])) continue;
    const { x, y } = opened.latLngToContainerPoint([latitude, longitude]);
    if (x + nameWidth({ place }) <= width) yield { place, x, y };
  }
}
