const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const WEEK = [...WEEKDAYS, 'Saturday', 'Sunday'];

/** How a trade tends to keep hours: kind and weight. */
const HABITS = {
  Plumber: [
    ['weekdays', 40],
    ['saturday', 30],
    ['always', 18],
    ['evenings', 7],
    ['none', 5],
  ],
  Electrician: [
    ['weekdays', 50],
    ['saturday', 30],
    ['evenings', 12],
    ['none', 8],
  ],
  'HVAC Technician': [
    ['weekdays', 36],
    ['saturday', 33],
    ['always', 19],
    ['evenings', 7],
    ['none', 5],
  ],
  Landscaper: [
    ['weekdays', 34],
    ['saturday', 56],
    ['none', 10],
  ],
};

/** @param {import('./random.mjs').Random} random @param {string} trade */
export const hoursKind = (random, trade) => random.weighted(HABITS[trade] ?? HABITS.Electrician);

/**
 * @param {import('./random.mjs').Random} random
 * @param {string} kind
 * @param {string} trade
 * @returns {{ dayOfWeek: string, opens: string, closes: string }[]} Monday first; days that are missing are closed
 */
export function openingHours(random, kind, trade) {
  if (kind === 'none') return [];
  if (kind === 'always') return WEEK.map((day) => hours(day, '00:00', '23:59'));
  const early = trade === 'Landscaper' ? ['07:00', '07:00', '07:30', '08:00'] : ['07:30', '08:00', '08:00', '08:30', '09:00'];
  const opens = random.pick(early);
  const closes =
    kind === 'evenings' ? random.pick(['19:00', '20:00']) : random.pick(['16:00', '16:30', '17:00', '17:00', '17:30', '18:00']);
  const week = WEEKDAYS.map((day) => hours(day, opens, closes));
  if (kind === 'weekdays' && random.chance(0.2)) week[4] = hours('Friday', opens, '15:00');
  if (kind === 'saturday') week.push(hours('Saturday', random.pick(['08:00', '09:00']), random.pick(['12:00', '13:00', '14:00', '16:00'])));
  if (kind === 'evenings' && random.chance(0.4)) week.push(hours('Saturday', '10:00', '15:00'));
  return week;
}

const hours = (dayOfWeek, opens, closes) => ({ dayOfWeek, opens, closes });
