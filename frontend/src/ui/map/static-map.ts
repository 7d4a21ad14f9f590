import { BASE_MAP } from 'virtual:base-map';
import type { Line } from './base-map-data.js';
import type { MapPoint } from './canada.js';
import { clipLine, clipRing, type Window } from './clip.js';
import { PIN_PATH } from './pin-shape.js';
import { clearSpots, nameWidth, placeWords, type Spot } from './places.js';

const WIDTH = 360;
const HEIGHT = 220;
/** Clip this far beyond the edges, so that the outline of clipped shapes is not visible. */
const EDGE = 8;
const WINDOW: Window = { left: -EDGE, top: -EDGE, right: WIDTH + EDGE, bottom: HEIGHT + EDGE };

/** The first shows some 80 km of southern Ontario; the lower zooms are used where hardly any town is visible. */
const ZOOMS = [9, 7, 5, 4];
const FEW_NAMES = 3;
const MAX_NAMES = 9;

/** Minimum distance of names from the pin. */
const AROUND_PIN = 20;

const WATER = '#d5e3ea';
const LAND = '#f6f4ee';
const INK = '#33414a';
const NAME = `font-size="13" fill="${INK}" stroke="#fff" stroke-width="3" paint-order="stroke"`;

export interface DrawnPlace extends MapPoint {
  title: string;
  /** The location is only approximate. */
  approximate: boolean;
}

/**
 * Draws a map of the location of a business as an SVG document: land, water, borders and the towns around it, with a pin in the middle.
 * @param pinColour a validated colour: it is inserted without escaping
 */
export function drawPlace(place: DrawnPlace, pinColour: string): string {
  const views = ZOOMS.map((zoom) => viewOf(place, zoom));
  const view =
    views.find(({ spots }) => spots.length >= FEW_NAMES) ??
    views.reduce((best, view) => (view.spots.length > best.spots.length ? view : best));
  const words = `${place.approximate ? 'Roughly ' : ''}${placeWords(place, BASE_MAP.places)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="system-ui, sans-serif" role="img">`,
    `<title>${escaped(`${place.title}: ${words}`)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${WATER}"/>`,
    areas(FLAT.land, view.at, LAND),
    areas(FLAT.lakes, view.at, WATER),
    lines(FLAT.provinceBorders, view.at, 'stroke="#a7b0b3" stroke-dasharray="4 3"'),
    lines(FLAT.countryBorders, view.at, 'stroke="#7f8b90" stroke-width="1.5"'),
    ...view.spots.map(({ place: [name], x, y }) => nameAt(name, x, y)),
    place.approximate ? circle(pinColour) : pin(pinColour),
    `<text x="${WIDTH - 8}" y="${HEIGHT - 8}" text-anchor="end" font-size="10" fill="${INK}">Natural Earth, GeoNames (CC BY 4.0)</text>`,
    '</svg>',
  ].join('');
}

/** The Web Mercator projection of a point, from 0 to 1. */
function mercator(longitude: number, latitude: number): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Projected lines with their bounding box, by which lines far from the place are skipped. */
interface FlatLines extends Window {
  lines: Line[];
}

function flatLines(all: readonly Line[]): FlatLines {
  const lines = all.map((line) => line.map(([longitude, latitude]) => mercator(longitude!, latitude!)));
  const found: FlatLines = { lines, left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of lines.flat() as [number, number][]) {
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}

const FLAT = {
  land: BASE_MAP.land.map(flatLines),
  lakes: BASE_MAP.lakes.map(flatLines),
  provinceBorders: BASE_MAP.provinceBorders.map((line) => flatLines([line])),
  countryBorders: BASE_MAP.countryBorders.map((line) => flatLines([line])),
};

/** Maps projected coordinates to those of the picture. */
type At = (x: number, y: number) => [x: number, y: number];

/** The view of a zoom with the place in the middle. */
function viewOf({ longitude, latitude }: MapPoint, zoom: number): { at: At; spots: Spot[] } {
  const world = 256 * 2 ** zoom;
  const [middleX, middleY] = mercator(longitude, latitude);
  const at: At = (x, y) => [(x - middleX) * world + WIDTH / 2, (y - middleY) * world + HEIGHT / 2];
  return { at, spots: clearSpots(spotsIn(at), MAX_NAMES) };
}

/** Towns whose names fit into the picture and do not overlap the pin. */
function* spotsIn(at: At): Generator<Spot> {
  for (const place of BASE_MAP.places) {
    const [x, y] = at(...mercator(place[3], place[2]));
    const isInside = x > 6 && y > 12 && y < HEIGHT - 22 && x + nameWidth({ place }) < WIDTH;
    const [toPin, up] = [WIDTH / 2 - x, HEIGHT / 2 - y];
    const isUnderPin = toPin > -AROUND_PIN && toPin < nameWidth({ place }) + AROUND_PIN && up > -AROUND_PIN && up < AROUND_PIN * 2;
    if (isInside && !isUnderPin) yield { place, x, y };
  }
}

const path = (line: Line) => `M${line.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join('L')}`;

/** The lines that may be visible in the picture, in its coordinates. */
function inPicture(all: readonly FlatLines[], at: At): Line[][] {
  return all
    .filter(({ left, top, right, bottom }) => {
      const [[x1, y1], [x2, y2]] = [at(left, top), at(right, bottom)];
      return x2 > WINDOW.left && x1 < WINDOW.right && y2 > WINDOW.top && y1 < WINDOW.bottom;
    })
    .map(({ lines: found }) => found.map((line) => line.map(([x, y]) => at(x!, y!))));
}

function areas(polygons: readonly FlatLines[], at: At, fill: string): string {
  const rings = inPicture(polygons, at)
    .flat()
    .map((ring) => clipRing(ring, WINDOW));
  const drawn = rings.filter(({ length }) => length > 2).map((ring) => `${path(ring)}Z`);
  return drawn.length > 0 ? `<path fill="${fill}" fill-rule="evenodd" d="${drawn.join('')}"/>` : '';
}

function lines(all: readonly FlatLines[], at: At, look: string): string {
  const drawn = inPicture(all, at)
    .flat()
    .flatMap((line) => clipLine(line, WINDOW))
    .map(path);
  return drawn.length > 0 ? `<path fill="none" ${look} d="${drawn.join('')}"/>` : '';
}

function nameAt(name: string, x: number, y: number): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="${INK}"/><text x="${(x + 7).toFixed(1)}" y="${(y + 5).toFixed(1)}" ${NAME}>${escaped(name)}</text>`;
}

const pin = (colour: string) =>
  `<g transform="translate(${WIDTH / 2 - 18} ${HEIGHT / 2 - 34.5}) scale(1.5)"><path d="${PIN_PATH}" fill="${colour}" stroke="#fff"/><circle cx="12" cy="9" r="3" fill="#fff"/></g>`;

/** A circle instead of a pin for an approximate location, so that it is not mistaken for an address. */
const circle = (colour: string) =>
  `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="30" fill="#fff" fill-opacity="0.5" stroke="${colour}" stroke-width="3" stroke-dasharray="8 6"/>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, which must not contain control characters. */
const escaped = (text: string) => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
