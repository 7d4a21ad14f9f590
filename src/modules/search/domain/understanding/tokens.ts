import { fold } from '../../../../shared/text/text.js';

/** A word of a query, or of a phrase that the search recognises. */
export interface Token {
  word: string;
  /** What its forms have in common: "leaking", "leaks" and "leak". */
  stem: string;
  /** A comma or the end of a line before it separates it from the words before. */
  isParted?: true;
}

/** "l'eau" is two words in French, "won't" is one in English. */
const ELISION = /(?<![\p{L}\p{N}])(d|l|n|s|j|m|t|c|qu)['’](?=\p{L})/giu;
/** Its letters alone mean nothing. */
const AIR_CONDITIONING = /(?<![\p{L}\p{N}])a\/c(?![\p{L}\p{N}])/giu;
const WORD = /[\p{L}\p{N}]+/gu;

/** "Roof (flat) leaking" */
const ONE_IN_BRACKETS = /\(([^\s()]+)\)/g;
const LINE_ENDS = /[\r\n]+/g;

/** The words of a text, folded, in order. */
export function tokensOf(text: string): Token[] {
  const plain = fold(
    text.replaceAll(ELISION, '$1 ').replaceAll(AIR_CONDITIONING, 'ac').replaceAll(LINE_ENDS, ' ; ').replaceAll(ONE_IN_BRACKETS, ' $1 '),
  ).replace(/['’]/g, '');
  const found = [...plain.matchAll(WORD)];
  return found.map(({ 0: written, index }, at) => {
    const next = found[at + 1]?.[0];
    const word =
      written === 'close' && next !== undefined && CLOSED.has(next)
        ? 'closing'
        : written === 'pools' && isOfWater(found, at)
          ? 'pooling'
          : written;
    const stem = CLEAN.has(word) && next === 'up' ? 'cleanup' : stemOf(word);
    const before = found[at - 1];
    const isParted = before !== undefined && parts(before[0], plain.slice(before.index + before[0].length, index), written);
    return isParted ? { word, stem, isParted } : { word, stem };
  });
}

/** "Water pools in the yard" is about a puddle, "salt water pools" about swimming. */
const isOfWater = (found: readonly RegExpExecArray[], at: number): boolean =>
  found[at - 1]?.[0] === 'water' && found[at - 2]?.[0] !== 'salt';

/** Between words, these always separate what is said: "leaky tap; broken outlet", "plumbing & heating". */
const PARTING = /[,;&+|•·–—"“”«»()]|\s[-*]\s/;
/** After an abbreviation, a full stop ends no sentence: "St. Catharines", "approx. 5 ft. of fence". */
const SHORT = new Set(['st', 'ste', 'mt', 'ft', 'dr', 'mr', 'mrs', 'ms', 'ave', 'rd', 'blvd', 'apt', 'approx', 'sq', 'no', 'vs', 'temp']);

/**
 * Whether the characters between two words separate them. "24/7", "3/4 inch" and "w/ camera" are one thing each; "1. tap 2. outlet" is a
 * list.
 */
function parts(before: string, between: string, after: string): boolean {
  if (PARTING.test(between)) return true;
  if (between.includes('/')) return before.length > 1 && after.length > 1 && !(/\d/.test(before) && /\d/.test(after));
  return /^[.!?)]+\s/.test(between) && (/^\d+$/.test(before) || (before.length > 1 && !SHORT.has(before)));
}

/** Before "up", these mean "cleanup", which differs from "cleaning". */
const CLEAN = new Set(['clean', 'cleans', 'cleaned', 'cleaning']);

/** "Close the cottage" is something to do, "close to the cottage" says where. */
const CLOSED = new Set(['the', 'my', 'our', 'up', 'down', 'cottage', 'pool', 'camp', 'cabin']);

/** Without their endings they would mean other things: a side, a sink. */
const WHOLE = new Set(['siding', 'sinking']);

/** Their masculine would be another word, or says next to nothing: "chemin", "entre", "allé", "brisé". */
const FEMININE = new Set(['cheminee', 'entree', 'allee', 'brisee', 'incendiee', 'claquee']);

/** Forms that no ending shows. A map, not an object: people type "constructor". */
const BASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    froze: 'freeze',
    frozen: 'freeze',
    blew: 'blow',
    blown: 'blow',
    stole: 'steal',
    stolen: 'steal',
    tore: 'tear',
    torn: 'tear',
    dug: 'dig',
    built: 'build',
    swept: 'sweep',
    bent: 'bend',
    hung: 'hang',
    tuyaux: 'tuyau',
    pourris: 'pourri',
    came: 'come',
    mice: 'mouse',
    shelves: 'shelf',
    sunk: 'sinking',
    sank: 'sinking',
    sunken: 'sinking',
    // Water does it, and no swimming pool.
    pooling: 'puddle',
    pooled: 'puddle',
    // Short words that are often misspelt.
    thru: 'through',
    comming: 'coming',
    slowly: 'slow',
    celing: 'ceiling',
    celling: 'ceiling',
    seeling: 'ceiling',
    pealing: 'peel',
    concerte: 'concrete',
    paining: 'paint',
    panting: 'paint',
    licking: 'leak',
    dampness: 'damp',
    wetness: 'wet',
    mouses: 'mouse',
    // As "plus" is said in Quebec: "marche pus".
    pus: 'plus',
    pu: 'plus',
    // The noun means the same job as the verb.
    removal: 'remove',
    replacement: 'replace',
    installation: 'install',
    // "Does not close", "won't close" and "isn't closing" are the same complaint.
    ...Object.fromEntries(
      'arent aint cannot cant couldnt didnt doesnt dosent dont hasnt isnt wasnt werent wont wouldnt'
        .split(' ')
        .map((word) => [word, 'not']),
    ),
  }),
);

/** Canada writes both: "mould" and "mold", "odour" and "odor". */
const AMERICAN: Readonly<Record<string, string>> = {
  mould: 'mold',
  odour: 'odor',
  colour: 'color',
  vapour: 'vapor',
  armour: 'armor',
  draught: 'draft',
  plough: 'plow',
  aluminium: 'aluminum',
  grey: 'gray',
};
const BRITISH = new RegExp(`^(${Object.keys(AMERICAN).join('|')})`);

/** Removes endings, so that forms of a word match. Queries and what they are compared with use the same function. */
export function stemOf(said: string): string {
  const word = (BASES.get(said) ?? said).replace(BRITISH, (_word, ours: string) => AMERICAN[ours]!);
  if (word.length < 4 || /\p{N}/u.test(word) || WHOLE.has(word)) return word;
  let stem = word;
  if (/(?:ss|us|is)$/.test(stem)) return stem;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ch|sh|x|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s')) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing')) stem = verbOf(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith('ed')) stem = verbOf(stem.slice(0, -2));
  // In French, what is broken may be feminine: "cassée" and "cassé".
  if (stem.length > 4 && stem.endsWith('ee') && !FEMININE.has(stem)) stem = stem.slice(0, -1);
  // "leaky" becomes "leak"; "noisy" gets the same stem as "noise".
  return stem.length > 4 && /(?:e|[^aeiou]y)$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** "Dripping" without its ending is "drip", "moving" is "move": a short verb that ends in a single consonant doubles it. */
function verbOf(stem: string): string {
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /^[^aeiouy][aeiou][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem;
}
