import { ELECTRICIAN_REVIEWS } from './electrician.mjs';
import { HVAC_REVIEWS } from './hvac.mjs';
import { LANDSCAPER_REVIEWS } from './landscaper.mjs';
import { PLUMBER_REVIEWS } from './plumber.mjs';

export { SHORT_REVIEWS } from './any-trade.mjs';

/** @type {Record<string, readonly import('./review.mjs').ReviewText[]>} */
export const REVIEWS_BY_TRADE = {
  Plumber: PLUMBER_REVIEWS,
  Electrician: ELECTRICIAN_REVIEWS,
  'HVAC Technician': HVAC_REVIEWS,
  Landscaper: LANDSCAPER_REVIEWS,
};
