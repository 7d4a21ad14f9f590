import { type Phrase } from './lexicon.js';
import { stemOf } from './tokens.js';

const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stemOf));

/** Professions. Each is the name of a trade in the catalogue, by itself. */
export const PROFESSIONS = stems(
  `plumber pipefitter plombier deboucheur electrician electricien landscaper gardener paysagiste jardinier roofer shingler couvreur painter
   peintre carpenter framer woodworker cabinetmaker joiner menuisier charpentier ebeniste handyman handymen handyperson handywoman bricoleur
   renovator cleaner maid housekeeper janitor mason bricklayer stonemason macon briqueteur locksmith serrurier exterminator exterminateur tiler
   tilesetter carreleur drywaller plasterer platrier glazier vitrier paver paveur arborist elagueur emondeur ramoneur chauffagiste frigoriste`,
);
/** Professions that may follow a word which says of what. */
const OF_A_TRADE = new Set([...PROFESSIONS, ...stems('technician tech technicien')]);
/** "Contractor" is filler in most queries, such as "roofing contractor". Of "general contractor" only the first word is left in phrases. */
const CONTRACTOR = 'contractor';
const GENERAL = 'general';
/** Words before what people are asked for: "plumber for", "handyman to". */
const ASKED_FOR = stems('to for who that which can and or pour qui et ou');
/** Words that may come before those: "electrician near me who". Of a place that is named, only the preposition is left. */
const WHERE_AND_WHEN = stems('near nearby around close in me here by please asap today tonight tomorrow now');
/** Words before people who have been there already: "hole left by plumber", "my roofer". */
const OF_BEFORE = stems('by from after my our last previous old par apres mon notre');
/** Words after people who have been there already: "electrician cut the drywall". */
const HAS_BEEN = stems(
  `left made cut broke broken damaged hit ruined did drilled put forgot said says told quoted never was were had has messed cracked punched
   scratched flooded installed used a ont avait`,
);

/**
 * Whether the query asks for these people, whatever else it mentions: "plumber for bathroom renovation" and "kitchen reno electrician" ask
 * for a plumber and an electrician, though they have more words about a renovation.
 *
 * @param typed all words of the query in their order, with filler
 */
export function isAskedFor({ kind, stems: own }: Phrase, typed: readonly string[]): boolean {
  if (kind !== 'trade' && !(own.length === 1 && own[0] === GENERAL)) return false;
  const names = own.length > 1 ? OF_A_TRADE : PROFESSIONS;
  return typed.some((last, at) => {
    const first = at - own.length + 1;
    if (first < 0 || !own.every((stem) => typed.slice(first, at + 1).includes(stem))) return false;
    const isContractor = typed[at + 1] === CONTRACTOR;
    if (!isContractor && !names.has(last)) return false;
    const before = typed[first - 1];
    if (before !== undefined && OF_BEFORE.has(before)) return false;
    const next = typed.slice(isContractor ? at + 2 : at + 1).find((stem) => !WHERE_AND_WHEN.has(stem));
    return next === undefined || (first === 0 ? !HAS_BEEN.has(next) : ASKED_FOR.has(next));
  });
}
