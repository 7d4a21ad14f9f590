import type { Trade } from '../trade.js';

export const fencesDecks: Trade = {
  name: 'Fences & Decks',
  plural: 'Fence and deck builders',
  slug: 'fences-decks',
  hue: 115,
  summary: 'Fences, gates, decks, porches and railings.',
  hint: 'Fences, gates, decks, railings',
  names: {
    en: [
      'fence', 'fencing', 'fence company', 'fence contractor', 'fence installer', 'fence builder', 'fence repair', 'fencing contractor', 'deck', 'deck builder', 'deck company',
      'deck contractor', 'deck installer', 'deck repair', 'deck and fence', 'decks & fences', 'fences & decks', 'railing contractor', 'railing installer', 'gate installer',
      'pergola builder', 'gazebo builder', 'porch builder', 'ornamental iron', 'outdoor carpentry',
    ],
    fr: [
      'cloture', 'compagnie de clotures', 'installateur de clotures', 'poseur de clotures', 'clotures et rampes', 'installateur de rampes', 'constructeur de patio',
      'constructeur de terrasse', 'patio en bois', 'terrasse en bois', 'entrepreneur patio et cloture', 'patios et clotures',
    ],
  },
  services: {
    en: [
      'fence installation', 'fence replacement', 'fence building', 'wood fence', 'cedar fence', 'vinyl fence', 'pvc fence', 'chain link fence', 'wrought iron fence',
      'aluminum fence', 'privacy fence', 'pool fence', 'temporary fence', 'fence post replacement', 'post hole digging', 'fence staining', 'gate repair', 'gate installation',
      'driveway gate', 'deck construction', 'deck building', 'deck replacement', 'deck resurfacing', 'deck refinishing', 'deck staining', 'deck sanding', 'deck sealing',
      'composite deck', 'cedar deck', 'pressure treated deck', 'rooftop deck', 'deck railing installation', 'aluminum railing', 'glass railing', 'exterior stairs',
      'deck stairs repair', 'deck skirting', 'old deck removal', 'screw pile installation', 'pergola installation', 'gazebo installation', 'privacy screen installation',
      'screened porch', 'porch repair', 'porch rebuild', 'balcony repair', 'balcony railing replacement', 'dock building', 'hot tub deck', 'wheelchair ramp',
    ],
    fr: [
      'installation de cloture', 'reparation de cloture', 'remplacement de cloture', 'cloture en bois', 'cloture ornementale', 'cloture frost', 'cloture de piscine', 'cloture pvc',
      'construction de patio', 'construction de terrasse', 'reparation de patio', 'teinture de patio', 'patio en composite', 'rampe en aluminium', 'reparation de galerie',
      'reparation de balcon', 'escalier exterieur en bois', 'installation de pieux visses', 'construction de pergola', 'reparation de barriere',
    ],
  },
  problems: {
    en: [
      'fence fell down', 'fence blew down', 'fence blown over', 'fence leaning', 'fence falling over', 'rotten fence', 'rotten fence post', 'fence post loose', 'fence post broken',
      'fence post heaved', 'broken fence', 'fence panel missing', 'hole in fence', 'dog escaping yard', 'dog digging under fence', 'car hit fence', 'neighbour fence dispute',
      'gate wont close', 'gate sagging', 'gate wont latch', 'gate dragging', 'gate hinge broken', 'rotten deck', 'deck boards rotten', 'deck boards loose', 'deck board broken',
      'deck wobbly', 'deck sagging', 'deck sinking', 'deck heaving', 'deck pulling away from house', 'deck collapsed', 'unsafe deck', 'deck nails popping', 'deck splinters',
      'deck paint peeling', 'deck stain peeling', 'deck slippery', 'deck turned grey', 'wobbly railing', 'railing loose', 'railing fell off', 'railing rusted',
      'deck stairs broken', 'rotten porch', 'porch sinking', 'porch steps broken', 'rotten wooden steps', 'balcony rotting', 'no privacy backyard',
    ],
    fr: [
      'cloture tombee', 'cloture brisee', 'cloture qui penche', 'cloture pourrie', 'cloture arrachee par le vent', 'poteau de cloture pourri', 'poteau de cloture casse',
      'barriere ne ferme plus', 'barriere brisee', 'patio pourri', 'planches de patio pourries', 'patio qui bouge', 'patio en bois qui s affaisse', 'galerie pourrie',
      'galerie qui s affaisse', 'balcon pourri', 'balcon dangereux', 'rampe branlante', 'rampe cassee', 'escalier exterieur pourri',
    ],
  },
  things: {
    en: [
      'fence', 'fence post', 'fence panel', 'fence board', 'picket', 'picket fence', 'lattice', 'chain link', 'wrought iron', 'gate', 'gate latch', 'gate hinge', 'garden gate',
      'side gate', 'deck', 'deck board', 'deck joist', 'deck footing', 'deck stairs', 'deck railing', 'deck screw', 'ledger board', 'composite decking', 'trex', 'timbertech',
      'pressure treated wood', 'pressure treated lumber', 'railing', 'handrail', 'hand rail', 'baluster', 'guardrail', 'spindle', 'porch', 'front porch', 'porch steps',
      'porch post', 'porch column', 'veranda', 'balcony', 'balcony railing', 'pergola', 'gazebo', 'arbour', 'arbor', 'trellis', 'privacy screen', 'privacy wall', 'dock',
      'boat dock', 'helical pile', 'screw pile', 'deck block', 'sundeck', 'dog run', 'catio',
    ],
    fr: [
      'cloture', 'barriere', 'portail', 'treillis', 'terrasse', 'patio', 'galerie', 'balcon', 'veranda', 'rampe', 'garde corps', 'main courante', 'pergola', 'gazebo',
      'pavillon de jardin', 'poteau de cloture', 'maille de chaine', 'ecran d intimite', 'pieux visses', 'quai', 'planche de terrasse', 'bois traite', 'escalier exterieur',
      'perron en bois',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'deck of cards', 'tape deck', 'cassette deck', 'steam deck', 'pitch deck', 'slide deck', 'skateboard deck', 'mower deck', 'roof decking', 'baby gate', 'dog gate', 'stair gate',
    'gate valve', 'curtain rail', 'towel rail', 'bed rail', 'loading dock', 'laptop dock', 'docking station', 'porch light', 'porch pirate', 'fencing lessons', 'fencing club',
    'patio door', 'patio heater', 'patio furniture', 'porte patio', 'chauffe patio', 'meuble de patio', 'barriere bebe', 'galerie d art', 'rampe de skate', 'cours d escrime',
  ],
  related: ['Carpenter', 'Landscaper', 'General Contractor', 'Handyman'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a fence and deck builder',
    description: 'They build and repair fences, gates, decks, porches, railings and pergolas. If a deck or balcony moves, sags or has come away from the wall, keep everybody off it until somebody has looked at it.',
    services: ['Wood, vinyl and chain link fences', 'Gates and latches', 'New decks and deck repair', 'Railings, stairs and porches', 'Pergolas and privacy screens'],
    tips: [
      'Know where your property line runs before a post is set. A survey settles it better than the old fence does.',
      'Ask your municipality about heights, and about a permit: raised decks and fences around pools often need one.',
      'Have buried gas, hydro and cable lines marked before anybody digs, and ask the builder who requests it.',
    ],
  },
  questions: [
    'How deep do the posts or footings go, and what keeps frost from lifting them?',
    'Who asks for the permit, and who has the buried lines marked?',
    'Which wood or composite do you use, and what care will it need?',
    'Are removal of the old fence or deck and disposal in the price?',
    'How long are material and work guaranteed against leaning, sagging and rot?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license fence and deck builders, and carpentry is not a compulsory trade; some municipalities license fence installers or renovators. Before anybody digs, buried lines must be located through Ontario One Call.',
      lookFor: 'Ask for proof of liability insurance, a WSIB clearance where the company has workers, a municipal licence where your town has one, and the building permit where the deck needs one.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A company that takes money before the work at a home is done, and makes the contract anywhere but at its own place of business, must hold a prepaid contracting licence. Companies that are paid only when the work is done do not need it.',
      lookFor: 'The exact name of the company and the number and expiry of its prepaid contracting licence: ask for a copy before you pay a deposit.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
  },
  guides: [],
};
