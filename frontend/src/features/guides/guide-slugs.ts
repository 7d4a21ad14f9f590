/** Every guide that is always there, by its address without "-guide", in the order in which its section lists it. */
export const GUIDE_SLUGS = [
  'dripping-faucet', 'clogged-drain', 'running-toilet', 'low-water-pressure', 'no-hot-water', 'frozen-pipes', 'sump-pump',
  'circuit-breaker', 'flickering-lights', 'outlet-not-working', 'hot-buzzing-outlet', 'light-switch-not-working', 'power-surge-protection',
  'ac-not-cooling', 'furnace-not-turning-on', 'uneven-temperature', 'hvac-noise', 'air-filter-replacement', 'thermostat-not-working',
]; // prettier-ignore
