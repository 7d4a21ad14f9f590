import type { AreaData } from './area-data.js';
import { AREAS_OF_ONTARIO } from './areas-of-ontario-data.js';
import { AREAS_OF_QUEBEC } from './areas-of-quebec-data.js';
import { AREAS_OF_THE_EAST } from './areas-of-the-east-data.js';
import { AREAS_OF_THE_WEST } from './areas-of-the-west-data.js';

/*
 * Areas of Canada that people name instead of a town: their names, what they are called besides, and their larger municipalities, each of
 * which the lists of places have. The municipalities are those of the census divisions of the same names in Statistics Canada's Standard
 * Geographical Classification 2021; of Quebec's administrative regions those that the province counts among them; of areas that are neither
 * (Greater Toronto, Golden Horseshoe, Lower Mainland, West Island, National Capital Region, Beauce, the shores beside Montréal) those that
 * their provinces and cities count among them. What an area is called "alone" is understood only where no
 * town has that name.
 */
export const AREAS: readonly AreaData[] = [...AREAS_OF_ONTARIO, ...AREAS_OF_QUEBEC, ...AREAS_OF_THE_WEST, ...AREAS_OF_THE_EAST];
