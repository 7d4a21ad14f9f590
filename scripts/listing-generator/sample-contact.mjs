import { localDeliveryUnit } from './columns.mjs';
import { STREET_KINDS, STREETS } from './sample-words.mjs';

/**
 * Telephone numbers from the hundred (555-0100 to 555-0199) that each area code keeps for fiction. A code's numbers are
 * all given out before the next code is drawn on alone, and repeat only when a city has used up every code.
 * @param {import('./random.mjs').Random} random
 * @returns {(areaCodes: readonly string[]) => string}
 */
export function fictionalPhones(random) {
  const left = new Map();
  const fresh = () => random.shuffle(Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')));
  return (areaCodes) => {
    for (const code of areaCodes) if (!left.has(code)) left.set(code, fresh());
    const open = areaCodes.filter((code) => left.get(code).length > 0);
    if (open.length === 0) areaCodes.forEach((code) => left.set(code, fresh()));
    const code = random.weighted((open.length > 0 ? open : areaCodes).map((each, age) => [each, 3 - Math.min(age, 2)]));
    return `(${code}) 555-01${left.get(code).pop()}`;
  };
}

/**
 * @param {import('./random.mjs').Random} random
 * @param {import('./ontario-cities.mjs').City} city
 */
export function fictionalPlace(random, city) {
  const [fsa, latitude, longitude] = random.pick(city.districts);
  const postCode = `${fsa} ${localDeliveryUnit(random)}`;
  const unit = random.chance(0.12) ? `${random.int(1, 24)}-` : '';
  const street = `${unit}${random.int(3, 1480)} ${random.pick(STREETS)} ${random.weighted(STREET_KINDS)}`;
  return {
    postCode,
    address: `${street}, ${city.name}, ON, ${postCode}`,
    latitude: (latitude + random.bell() * 0.0022).toFixed(5),
    longitude: (longitude + random.bell() * 0.003).toFixed(5),
  };
}
