import { type Token, tokensOf } from './tokens.js';

const stems = (text: string) => tokensOf(text).map(({ stem }) => stem);

/**
 * Words about things that no trade for homes does. Beside one of these, a single word of a trade is a coincidence ("light beer", "tile
 * game"). Words that could be about a home, a problem or the name of a business are not listed.
 */
const SUBJECTS = tokensOf(`
  pizza sushi burger beer cocktail salad soup sandwich bread cake cookie cookies recipe recipes sourdough restaurant bakery catering caterer groceries takeout
  game games gaming movie movies netflix song songs lyrics album concert  guitar piano violin tuner dance dancing yoga gym fitness zumba pilates karate soccer
  hockey baseball basketball score scores playoffs joke jokes meme meaning definition translation essay homework template
  tutor tutoring lesson lessons school university college kindergarten teacher exam apprenticeship salary salaries resume
  doctor dentist physician clinic pharmacy massage therapist therapy chiropractor physiotherapy optometrist symptoms medication surgery vet veterinarian
  lawyer attorney accountant bookkeeper bookkeeping mortgage realtor notary passport visa immigration
  salon barber manicure pedicure nails makeup tattoo jewelry jewellery tailor  wallet
  flight flights hotel hotels airbnb airport taxi uber cruise
  car cars vehicle jeep honda toyota ford tire tires tyre brakes windshield motorcycle bike bicycle
  iphone android laptop computer printer playstation xbox software app code website bitcoin stocks crypto
  photographer photography florist dj babysitter nanny daycare groomer grooming
  python rangers beads bead lottery horoscope news
  adoption adopt lego spay spayed neuter neutered
  recette recettes livraison restaurant danse medecin dentiste avocat coiffeur pneu pneus voiture  jeu jeux chanson
`);

export const OTHER_SUBJECTS: ReadonlySet<string> = new Set(SUBJECTS.map(({ stem }) => stem));

/** The same words as they are written. */
export const WORDS_OF_OTHER_SUBJECTS: readonly string[] = SUBJECTS.map(({ word }) => word);

/**
 * Things whose names have words of trades, but that no trade for homes works on: "root canal", "roof rack". Words in this order say nothing
 * about a home; the rest of the query may. Each line has things of one kind.
 */
const THINGS_OF_OTHERS = `
  windows 11 update, windows 10 update, windows 11 keeps, windows 11 laptop, windows xp, laptop repair, laptop screen, laptop fan, computer fan
  computer mouse, wireless mouse, gaming mouse, mouse pad, software bug, bug in my code, fire stick, firestick, fire tablet
  phone battery, phone screen, phone case, iphone screen, car battery, ink cartridge, toner cartridge, printer cartridge, paper jam
  root canal, dental crown, tooth crown, crown fell off my tooth, gum line, dental bridge, ear wax, blocked ear, ear is blocked, blocked nose
  leaky gut, leaky bladder, leaky heart, heart valve, kidney stone, gall stone, stem cell, tree nut, tennis elbow, hot flash, hot flashes
  water on the knee, water weight, nail salon, nail art, acrylic nails, gel nails, nails done, hair extension, hair extensions, hair foundation
  makeup foundation, charitable foundation, foundation cream, body paint, face paint, face painting, paint night, paint by numbers, paint and sip
  painting class, painting classes, painting lesson, painting lessons, painting course, art class, cours de peinture, peinture à numéros, peinture sur soie
  pool table refelt, pool table felt, pool cue, pool hall, car pool, carpool, water polo, deck of cards, card deck, pokemon deck, tarot deck
  skateboard deck, steam deck, garage band, lawn bowling, light novel, light rail, tile tracker, mahjong tile
  fencing lesson, fencing lessons, fencing class, fencing club, fencing sword, tap dance, tap dancing, tap shoes, pole dancing, pole vault, brick lane
  lego brick, lego bricks, door dash, doordash, window shopping, chain letter, drum kit, pipe organ, pipe band
  junk car, scrap car, hair salon, beauty salon, oven recipe, oven recipes, lego roof, lego house, toy house, doll house, dollhouse
  roof rack, roof racks, car roof, jeep roof, car window, car windows, car paint, auto paint, car seat, car alarm, auto glass
  windshield, sunroof, moon roof, moonroof, toit ouvrant, toit de char, vitre de char, vitre d'auto, trailer hitch, trailer wiring, trailer brakes, truck bed
  power steering, brake line, spark plug, outboard motor, boat motor, boat hull
  room for rent, chambre à louer, cherche appartement, cherche un appartement, cherche logement, cherche un logement
  home equity, bridge loan, refinance, refinancing, hypothèque, notaire
  bridal shower, wedding shower, meteor shower, shower gift, bath salts
  toilet train, toilet training, potty train, house train, house training, crate train, tree frog, carpet python, carpet shark, piano keys, sticky keys
  pierced ear, family tree, tree of life, kitchen knife, chef knife, knife sharpening, gas station, power rangers, power bank
  air canada, air miles, air force, air travel, gem stone, mill stone, carbon footprint, solar eclipse, maple leafs, concrete jungle
  garage sale, yard sale, vente de garage, water park, water bottle, toilet paper, paper towel, floor lamp, bathroom scale, kitchen nightmares, hair brush, hairbrush, tooth brush, toothbrush, pool noodle,
  phone battery drain, laptop battery drain, painted turtle, snapping turtle, lock screen, home screen, fence sitting, fence sitter, stone cold, bluetooth tracker
  rv furnace, rv roof, rv fridge, rv water heater, rv toilet, rv awning, rv battery, rv window, rv ac, rv plumbing, rv wiring, rv water pump
  camper roof, camper furnace, camper fridge, camper van, motorhome roof, motorhome furnace, motorhome plumbing, motorhome wiring
  drain the swamp, window of opportunity, glass ceiling, carpet bombing, carpet bomb, roof of my mouth, roof of the mouth, roof of mouth, septic shock, foundation for oily skin, foundation for dry skin
  wallpaper engine, phone wallpaper, desktop wallpaper, deck the halls, fence off stolen, floor routine, sea floor, ocean floor, wall street, great wall of china, fourth wall, debt ceiling
  open door policy, truck door, tree hugger, tree planter jobs, tree planting jobs, paint horse, war paint, pool float, pool floats, pipe dream, pipe cleaners craft, tap to pay, spinal tap, sink or swim
  toilet humour, toilet humor, shower thoughts, scattered showers, bath bomb, bath bombs, bed bath and beyond, fan mail, light year, light years, northern lights, traffic light, traffic ticket
  check engine light, engine light, headlight bulb, headlight, tail light, powerball, power lifting, power of attorney, wire fraud, panel discussion, solar plexus, hair plugs, ear plugs
  snake plant, glass of wine, windows defender, stairway to heaven, siding with my, on deck circle, cruise ship, gate 42, airport gate, bill gates, concrete evidence, concrete example
  hospital foundation, asimov foundation, fossil excavation, get well soon, wellbeing, well being, well done steak, oil well stock, gas pump, canon camera, phone camera, firefox, carpenter jeans
  mirror selfie, colour blind, color blind, kitchen aid mixer, stove top stuffing, freezer meals, freezer jam, vacuum bags, hot tub time machine, shed a tear, shed tears, shed some light, shed light on
  shed hair, shedding hair, step counter, step son, step daughter, step sister, step brother, step dad, step mom, step father, step mother, step kids, stepson, stepdaughter, door number 3
  hedge fund, lawn party, cannabis plant, root vegetables, log cabin syrup, asphalt 9, pave the way, stucco keto, tile game, domino tiles, scrabble tiles, granite falls, laminate documents, linoleum print
  caulk gun store, roach clip, mosquito coast, bug on my phone, skunk weed, hair dryer broke, baseball card
  combine header, combine harvester, hay baler, grain auger, seed drill, bank account, home inspector, house inspector, home inspectors, dog walker, dog walkers, dog walking, rug hooking, dread lock, dreadlocks, door prize, cabinet minister, cabinet shuffle
  skeleton in the closet, skeletons in the closet, boss hit the roof, dad hit the roof, bull in a china shop, power nap, painted lady, elephant in the room
  flood of emails, flood of calls, flood of messages, flood of tears, over the fence with joy, nail in the coffin, hit the nail on the head, tough as nails, wake up call
  water under the bridge, light at the end of the tunnel
`;

const THINGS = new Map<string, (readonly string[])[]>();
for (const thing of THINGS_OF_OTHERS.split(/[,\n]/)) {
  const [first, ...others] = tokensOf(thing).map(({ stem }) => stem);
  if (first !== undefined) THINGS.set(first, [...(THINGS.get(first) ?? []), others]);
}

/** What the last word of a query makes of all of it: a "light bulb joke" is a joke, and a "flood insurance lawyer" a lawyer. */
const KINDS = new Set(
  stems(
    'joke lyrics movie meme emoji costume crossword clipart cartoon synonym tattoo trivia lawyer attorney accountant realtor notary dentist therapist blague paroles avocat notaire dentiste',
  ),
);
/** After these, the last word only says where or what for: "wiring for a movie". */
const BEFORE_PURPOSE = new Set([
  'for',
  'in',
  'at',
  'of',
  'after',
  'during',
  'my',
  'our',
  'the',
  'a',
  'pour',
  'mon',
  'ma',
  'le',
  'la',
  'une',
]);

/** Whether the query asks for something to read, to watch or to wear, or for people who work on no home. */
export function isOfOtherKind(tokens: readonly Token[]): boolean {
  const [before, last] = tokens.slice(-2);
  return last !== undefined && KINDS.has(last.stem) && !BEFORE_PURPOSE.has(before?.word ?? '');
}

/** The words that name such things. */
export function unrelatedThingsIn(tokens: readonly Token[]): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const [index, { stem }] of tokens.entries()) {
    for (const others of THINGS.get(stem) ?? []) {
      if (others.every((other, step) => tokens[index + 1 + step]?.stem === other))
        for (const token of tokens.slice(index, index + 1 + others.length)) found.add(token);
    }
  }
  return found;
}
