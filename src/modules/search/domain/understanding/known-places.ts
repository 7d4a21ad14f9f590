import { AREAS } from '../areas-data.js';
import { GAZETTEER, SMALLER_PLACES } from '../gazetteer-data.js';
import { MUNICIPALITIES, VILLAGES } from '../municipalities-data.js';
import { NEIGHBOURHOODS, NICKNAMES } from '../neighbourhoods-data.js';
import { circleAround, type Spot } from './distance.js';
import { type Place, placeKeyOf } from './place.js';
import { PlaceNames } from './place-names.js';
import { withProvincesAsWords } from './provinces.js';

/** Every place of the gazetteer, the largest first. */
export function* gazetteer(): Generator<Place> {
  for (const list of [GAZETTEER, MUNICIPALITIES, SMALLER_PLACES, VILLAGES]) {
    const isSmall = list === SMALLER_PLACES || list === VILLAGES;
    for (const line of list.trim().split('\n')) {
      const [name = '', region = '', lat, lng] = line.split('\t');
      yield { name, region, lat: Number(lat), lng: Number(lng), listed: false, ...(isSmall ? { isSmall } : {}) };
    }
  }
}

/** This many places, the largest, have twenty thousand people or more: their shortened names never mean a village of their province. */
const LARGE = 250;

/** Built on first use: that takes longer than answering a question. */
let canada: PlaceNames | undefined;
export const inCanada = () => (canada ??= new PlaceNames(gazetteer(), LARGE));

/** Parts of cities, and other names of cities. Built for the first question that no other name answers. */
let parts: { neighbourhoods: PlaceNames; nicknames: ReadonlyMap<string, string> } | undefined;

export function partsOfCities() {
  if (parts) return parts;
  const lines = (list: string) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
  const neighbourhoods = lines(NEIGHBOURHOODS).map(([name = '', , region = '', lat, lng]) => ({
    name,
    region,
    lat: Number(lat),
    lng: Number(lng),
    listed: false,
  }));
  parts = {
    neighbourhoods: new PlaceNames(neighbourhoods),
    nicknames: new Map(lines(NICKNAMES).map(([name = '', city = '']) => [placeKeyOf(name), city])),
  };
  return parts;
}

/** A place of the gazetteer. */
export const placeInCanada = (name: string): Place | undefined => inCanada().named(placeKeyOf(name));

/** An area with its names, folded as those of places are. */
export interface KnownArea extends Required<Omit<Place, 'isSmall' | 'province'>> {
  municipalities: readonly string[];
}

/** Only the middles of municipalities are known, so this is added for their extent. */
const MARGIN_KM = 5;

/** Areas by the names that always mean them, and by names that mean them only where no town has the same name. */
let areas: { always: Map<string, KnownArea>; alone: Map<string, KnownArea> } | undefined;

export function knownAreas() {
  if (areas) return areas;
  areas = { always: new Map(), alone: new Map() };
  // Folds every place once, not once for each municipality.
  const places = Map.groupBy(gazetteer(), ({ name }) => placeKeyOf(name));
  for (const { name, region, names, alone = [], municipalities } of AREAS) {
    const area = { name, region, listed: false, municipalities, ...circleAround(spotsOf(municipalities, region, places), MARGIN_KM) };
    for (const each of [name, ...names]) areas.always.set(placeKeyOf(withProvincesAsWords(each)), area);
    for (const each of alone) areas.alone.set(placeKeyOf(each), area);
  }
  return areas;
}

/** Municipalities of a neighbouring province count as well. */
function spotsOf(municipalities: readonly string[], region: string, places: ReadonlyMap<string, readonly Place[]>): Spot[] {
  return municipalities.flatMap((name) => {
    const named = places.get(placeKeyOf(name)) ?? [];
    const { lat = null, lng = null } = named.find((place) => place.region === region) ?? named[0] ?? {};
    return lat === null || lng === null ? [] : [{ lat, lng }];
  });
}

/** The largest place of a province: the gazetteer begins with the largest. */
export function largestIn(region: string): Place | undefined {
  for (const place of gazetteer()) if (place.region === region) return place;
  return undefined;
}
