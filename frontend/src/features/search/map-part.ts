/**
 * Whether a text is a valid bounding box: west,south,east,north. False for what the API would refuse (see src/shared/places/map-box.ts):
 * test/pages/search-question.test.ts compares the two.
 */
export function isMapPart(text: string): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = /^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/.test(text) ? text.split(',').map(Number) : [];
  return west >= -180 && west < east && east <= -40 && south >= 30 && south < north && north <= 90;
}
