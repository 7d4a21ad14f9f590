/** Idioms with words about homes that are not meant: "on the fence about a new furnace", "bill went through the roof". */
const IDIOMS =
  /(?<![\p{L}\p{N}])(?:on the fence (?:about|on|whether|if|between|over)|(?:bills?|costs?|prices?|rates?)(?: (?:is|are|has|have|went|goes|gone|going|shot|just))* through the roof|(?:money|dollars|bucks) (?:\p{L}+ )?down the drain|(?:driv(?:es?|ing)|drove|sen(?:ds?|t|ding)) (?:me|us|everyone|my \p{L}+) up the wall|climbing the walls?|on the back burner|raining cats and dogs)(?![\p{L}\p{N}])/giu;

/** What is too high when it "goes through the roof". */
const RISING = /^(?:bills?|costs?|prices?|rates?)/iu;

/**
 * What people compare a sound, a feeling or a look with, and what they mean by it. What it "smells like" or "looks like" is often really
 * there: therefore no mouse and no sewer is in this list.
 */
const COMPARED_WITH: [meaning: string, things: string][] = [
  [
    'loud noise',
    '(?:jack ?)?hammers?|hammering|helicopter|jet(?: engine)?|(?:air)?plane|rocket|(?:freight )?train|locomotive|tractor|lawn ?mower|chain ?saw|motorcycle|motorboat|truck|machine gun|gun ?shots?|bomb|thunder|drums?|fog ?horn|(?:tea ?)?kettle|popcorn|bowling alley|banshee|ghost|elephants?|whale|dinosaur|dying \\p{L}+|wounded \\p{L}+',
  ],
  ['hot', 'sauna|oven|furnace|steam room|desert|tropics'],
  ['cold', 'ice ?box|fridge|freezer|igloo|meat locker|refrigerator'],
  ['leaks', 'sieve|colander|sponge|swiss cheese|niagara(?: falls)?|waterfall|fountain|geyser'],
  ['flooded', '(?:swimming )?pool|lake|pond|bathtub|river'],
  ['drafty', 'barn|tent|wind tunnel|cave|screen door'],
  ['flickers', 'haunted house|horror movie|disco|strobe light|christmas tree'],
  ['unsafe', 'trampoline|roller ?coaster|see ?saw|boat|ship|diving board|war zone|dungeon'],
];
const COMPARE_A: typeof COMPARED_WITH = [
  ['bruit', 'tracteur(?: à gazon)?|avion|hélicoptère|train|moteur|marteau(?: piqueur)?|tondeuse'],
  ['chaud', 'sauna|four|fournaise'],
  ['froid', 'congélateur|frigo|glacière|igloo'],
  ['coule', 'passoire|panier percé|fontaine|chutes?(?: niagara| du niagara)?'],
  ['inondé', 'piscine|lac|rivière'],
];
/** What can follow a comparison: "looks like a pool leak" is none. */
const ENDS =
  '(?=\\s*(?:[,.;:!?)]|$|(?:taking|going|landing|in|on|when|whenever|every|each|and|but|so|at|all|after|since|while|if|because|coming|out|for|from|upstairs|downstairs|inside|now|again|today|lately|quand|et|mais|dans|au|depuis|chaque)(?![\\p{L}\\p{N}])))';
/** "I would like an oven repaired" and "something like a pergola" are no comparisons. */
const LIKE =
  "(?<![\\p{L}\\p{N}])(?<!(?:would|['’]d|i|we|something|anything|one) )like (?:(?:a|an|the|some|someone|if|old|big|huge|giant) )*";
const COMME = '(?<![\\p{L}\\p{N}])comme (?:(?:une?|des|les?|la|du|dans|vraie?|gros|grosse) )*';
/** A room that "is an oven" is hot; elsewhere in a house, an oven is an oven. */
const ROOM_IS =
  '(?<=(?:room|office|nursery|upstairs|downstairs|up top|basement|attic|loft|floor|house|place|apartment|condo) )(?:is|was|gets|becomes) (?:just |really |literally |basically |such )?an? ';
const TOO_HOT_OR_COLD = COMPARED_WITH.filter(([meaning]) => meaning === 'hot' || meaning === 'cold');
const FIGURES = [...figuresOf(LIKE, COMPARED_WITH), ...figuresOf(COMME, COMPARE_A), ...figuresOf(ROOM_IS, TOO_HOT_OR_COLD)];

function figuresOf(before: string, compared: typeof COMPARED_WITH): [RegExp, string][] {
  return compared.map(([meaning, things]) => [new RegExp(`${before}(?:${things})${ENDS}`, 'giu'), ` ${meaning} `]);
}

/** Replaces idioms and comparisons with what they mean. */
export function withoutFigures(query: string): string {
  const text = query.replace(IDIOMS, (said) => ` ${RISING.exec(said)?.[0].concat(' is high') ?? ''} `);
  return FIGURES.reduce((said, [figure, meaning]) => said.replace(figure, meaning), text);
}
