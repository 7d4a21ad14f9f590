import { isEveryday } from './everyday.js';
import { phraseStems } from './phrase-table.js';

/** What can be wrong with a thing. */
export const FAULTS = new Set(
  phraseStems(
    'leak drip overflow clog crack loud noise noisy stuck freeze burn rotten loose missing gone torn leaning squeak squeal rattle wobble hang sag droop dent crumble peel bubble rust smash shatter collapse chip warp buckle spall split heave bulge run',
  ),
);
/** Words for a state, not for a thing: "and not draining" does not name a drain. */
const SYMPTOMS = new Set([...FAULTS, ...phraseStems('drain smell slow rot mold black wet damp hot cold warm water paint clean dust')]);

/** Whether the word names a thing. */
export const isThing = (stem: string): boolean => !isEveryday(stem) && !SYMPTOMS.has(stem);
