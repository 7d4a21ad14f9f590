import { isInCanada, type MapPoint } from '../../../ui/map/canada.js';

/** The two fields of a place, as they are typed. */
export interface PlaceText {
  latitude: string;
  longitude: string;
}

/** Why a place is not shown, and the likely correction. */
export interface PlaceProblem {
  text: string;
  instead?: { point: MapPoint; action: string };
}

export const NO_PLACE: PlaceText = { latitude: '', longitude: '' };

/** Five decimals are a metre. */
const DECIMALS = 5;

/** The point of the two fields; `undefined` when one is empty or no number, or the point is outside of Canada. */
export function pointOf(text: PlaceText): MapPoint | undefined {
  const point = numbersOf(text);
  return point && isInCanada(point) ? point : undefined;
}

/** The two fields for a point. */
export function textOf({ latitude, longitude }: MapPoint): PlaceText {
  return { latitude: String(rounded(latitude)), longitude: String(rounded(longitude)) };
}

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** The problem of the two fields; `undefined` while one of them is empty or incomplete. The server checks both on save. */
export function placeProblem(text: PlaceText): PlaceProblem | undefined {
  const bothNumbers = bothNumbersIn(text.latitude);
  if (bothNumbers) {
    const problem = 'Latitude contains two numbers. The second belongs in Longitude.';
    return isInCanada(bothNumbers) ? { text: problem, instead: { point: bothNumbers, action: 'Split them' } } : { text: problem };
  }
  const point = numbersOf(text);
  if (!point || isInCanada(point)) return undefined;
  const swapped = { latitude: point.longitude, longitude: point.latitude };
  if (isInCanada(swapped)) {
    return {
      text: 'This place is outside Canada. Did you swap latitude and longitude?',
      instead: { point: swapped, action: 'Swap them' },
    };
  }
  const western = { latitude: point.latitude, longitude: -point.longitude };
  if (isInCanada(western)) {
    return {
      text: 'This place is outside Canada. Longitudes in Canada begin with a minus: is it missing?',
      instead: { point: western, action: 'Add the minus' },
    };
  }
  return {
    text: 'This place is outside Canada, where latitudes are from 41.6 to 83.2 and longitudes from -141.1 to -52.5. Check both numbers.',
  };
}

function numbersOf({ latitude, longitude }: PlaceText): MapPoint | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : undefined;
}

/** Maps on the web copy both numbers at once: "43.5448, -80.2482". */
function bothNumbersIn(text: string): MapPoint | undefined {
  const found = /^\s*(-?\d+\.\d+)\s*[,;\s]\s*(-?\d+\.\d+)\s*$/.exec(text);
  return found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : undefined;
}
