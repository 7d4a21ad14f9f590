import { dealer } from './random.mjs';
import {
  CREATURES,
  FAMILIES,
  FAMILY_FORMS,
  FRENCH_NAMES,
  FRENCH_SHARE,
  GROWING_THINGS,
  PLACE_ENDS,
  PLACES,
  TEMPERS,
  TOOLS,
  TRADE_NOUNS,
  WHOLE_NAMES,
} from './sample-words.mjs';

/**
 * Company names, each given once. No two companies share their invented part, whatever their trades.
 * @param {import('./random.mjs').Random} random
 * @returns {(trade: string, city: string) => { title: string, french: boolean }}
 */
export function companyNames(random) {
  const taken = new Set();
  const whole = shuffledLists(random, WHOLE_NAMES);
  const french = shuffledLists(random, FRENCH_NAMES);
  const deal = Object.fromEntries(
    Object.entries({ PLACES, PLACE_ENDS, TEMPERS, CREATURES, GROWING_THINGS, FAMILIES, FAMILY_FORMS }).map(([name, words]) => [
      name,
      dealer(random, words),
    ]),
  );

  const invented = (trade) =>
    random.weighted([
      [() => `${deal.PLACES()} ${deal.PLACE_ENDS()}`, 36],
      [() => `${deal.TEMPERS()} ${deal.CREATURES()}`, 22],
      [() => `${deal.GROWING_THINGS()} & ${random.pick(TOOLS[trade])}`, 20],
      [() => deal.FAMILY_FORMS().replace('{}', deal.FAMILIES()), 22],
    ])();

  return (trade, city) => {
    if (french[trade].length > 0 && random.chance(FRENCH_SHARE[city] ?? 0)) {
      return { title: french[trade].pop(), french: true };
    }
    if (whole[trade].length > 0 && random.chance(0.12)) return { title: whole[trade].pop(), french: false };
    for (;;) {
      const name = invented(trade);
      if (taken.has(name)) continue;
      taken.add(name);
      return { title: `${name} ${nounAfter(name, trade, random)}`, french: false };
    }
  };
}

/** `& Co.` or a second `&` reads badly twice in one name. */
function nounAfter(name, trade, random) {
  const clumsy = name.includes('&') ? /&|Co\./ : /^$/;
  return random.weighted(TRADE_NOUNS[trade].filter(([noun]) => !clumsy.test(noun) || noun === 'Heating & Cooling'));
}

const shuffledLists = (random, lists) => Object.fromEntries(Object.entries(lists).map(([trade, names]) => [trade, random.shuffle(names)]));
