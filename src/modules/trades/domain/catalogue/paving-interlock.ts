import type { Trade } from '../trade.js';

export const pavingInterlock: Trade = {
  name: 'Paving & Interlock',
  plural: 'Paving and interlock contractors',
  slug: 'paving-interlock',
  hue: 135,
  summary: 'Driveways, patios and walkways, laid and repaired.',
  hint: 'Driveways, patios, walkways',
  names: {
    en: [
      'paving', 'paving company', 'paving contractor', 'paver', 'asphalt', 'asphalt company', 'asphalt contractor', 'asphalt paving', 'driveway paving', 'driveway contractor',
      'driveway sealing', 'driveway sealing company', 'sealcoating', 'interlock', 'interlocking', 'interlock contractor', 'interlock installer', 'interlocking stone',
      'paving and interlock', 'paving & interlock', 'interlock and landscaping', 'hardscape', 'hardscape contractor', 'paver installer', 'stone patio contractor',
    ],
    fr: [
      'pavage', 'paveur', 'asphaltage', 'asphalte', 'compagnie d asphalte', 'entrepreneur en pavage', 'pave uni', 'poseur de pave uni', 'installateur de pave uni',
      'scellant d asphalte', 'paysagiste pave uni', 'scellement d asphalte',
    ],
  },
  services: {
    en: [
      'driveway replacement', 'new driveway', 'asphalt driveway', 'asphalt repair', 'asphalt patching', 'asphalt resurfacing', 'driveway resurfacing', 'driveway widening',
      'driveway extension', 'driveway seal coating', 'asphalt sealing', 'asphalt crack filling', 'driveway crack repair', 'pothole repair', 'driveway regrading', 'gravel driveway',
      'tar and chip driveway', 'recycled asphalt driveway', 'heated driveway', 'driveway curb', 'curb cut', 'driveway apron', 'interlock driveway', 'interlock installation',
      'interlock repair', 'interlock relevelling', 'interlock sealing', 'interlock cleaning', 'interlock steps', 'paver sealing', 'polymeric sand replacement', 'paver patio',
      'stone patio', 'patio stone installation', 'flagstone patio', 'flagstone walkway', 'natural stone steps', 'stone walkway', 'front walkway replacement',
      'garden path installation', 'permeable pavers', 'retaining wall construction', 'armour stone wall', 'stone garden wall', 'pool deck pavers', 'pool coping installation',
      'parking pad', 'parking lot paving', 'parking lot line painting', 'fire pit patio',
    ],
    fr: [
      'pavage d entree', 'asphaltage entree de garage', 'refaire entree de garage', 'refaire asphalte', 'reparation d asphalte', 'resurfacage d asphalte', 'scellant entree',
      'agrandir stationnement', 'installation de pave uni', 'reparation de pave uni', 'nivelage de pave uni', 'nettoyage de pave uni', 'scellant pave uni',
      'sable polymere entre paves', 'construction de muret', 'pose de dalles de patio', 'allee en pierre', 'marche en pierre', 'bordure de beton', 'contour de piscine en pave',
    ],
  },
  problems: {
    en: [
      'driveway cracked', 'driveway crumbling', 'driveway sinking', 'driveway sunken', 'driveway uneven', 'driveway heaving', 'driveway buckled', 'driveway pothole',
      'hole in driveway', 'sinkhole in driveway', 'driveway washed out', 'ruts in driveway', 'driveway puddle', 'water pooling on driveway', 'driveway drains toward house',
      'driveway slopes to garage', 'oil stain on driveway', 'driveway faded', 'muddy driveway', 'weeds in driveway', 'weeds between pavers', 'weeds in interlock', 'weeds in patio',
      'moss on interlock', 'interlock sinking', 'interlock sunken', 'interlock uneven', 'interlock lifting', 'pavers sinking', 'pavers loose', 'pavers shifting',
      'sand between pavers washed out', 'patio sinking', 'patio uneven', 'patio slopes toward house', 'patio stones uneven', 'patio stones wobbly', 'patio stone cracked',
      'walkway uneven', 'walkway sinking', 'tripping on walkway', 'flagstone loose', 'stone steps sinking', 'tree roots lifting driveway', 'plow damaged driveway',
      'driveway edge crumbling', 'asphalt soft', 'asphalt breaking up', 'retaining wall leaning', 'retaining wall collapsing',
    ],
    fr: [
      'asphalte fissuree', 'fissure dans asphalte', 'asphalte craquee', 'asphalte qui s affaisse', 'asphalte brisee', 'trou dans asphalte', 'entree fissuree', 'entree affaissee',
      'entree de garage craquee', 'entree de garage en pente', 'pave uni affaisse', 'pave uni inegal', 'pave uni souleve', 'paves qui bougent', 'mauvaises herbes pave uni',
      'herbe entre les paves', 'flaque d eau dans entree', 'muret qui penche', 'dalles de patio inegales', 'trottoir qui s affaisse',
    ],
  },
  things: {
    en: [
      'driveway', 'drive way', 'laneway', 'asphalt', 'blacktop', 'tarmac', 'pavement', 'paving stone', 'paver', 'brick paver', 'concrete paver', 'interlock', 'interlocking brick',
      'interlock stone', 'unilock', 'techo bloc', 'permacon', 'patio', 'patio stone', 'patio slab', 'flagstone', 'stepping stone', 'walkway', 'pathway', 'garden path',
      'front walk', 'stone path', 'cobblestone', 'pothole', 'curb', 'polymeric sand', 'paver sand', 'paver edging', 'parking pad', 'parking lot', 'parking space', 'retaining wall',
      'armour stone', 'stone steps', 'pool coping', 'pool deck', 'asphalt sealer', 'driveway sealer', 'seal coat', 'crack filler', 'driveway apron', 'limestone screening',
      'hardscape',
    ],
    fr: [
      'asphalte', 'pave', 'pave uni', 'entree de garage', 'entree de cour', 'entree de stationnement', 'entree d auto', 'entree de voiture', 'stationnement', 'allee de pierre',
      'dalle de patio', 'patio en pierre', 'pierre plate', 'pas japonais', 'sable polymere', 'bordure', 'muret', 'mur de soutenement', 'trottoir', 'nid de poule',
      'pierre naturelle', 'enrobe bitumineux',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'driveway snow', 'driveway plowing', 'driveway snow removal', 'driveway shovelling', 'driveway ice', 'icy driveway', 'driveway salting', 'walkway snow', 'walkway ice',
    'icy walkway', 'walkway salting', 'parking lot snow', 'parking lot plowing', 'parking lot salting', 'driveway gate', 'driveway alarm', 'driveway camera', 'driveway lights',
    'driveway pressure washing', 'driveway power washing', 'concrete driveway', 'curb appeal', 'patio door', 'patio heater', 'patio furniture', 'patio umbrella', 'patio awning',
    'patio cover', 'parking ticket', 'asphalt shingle', 'asphalt roof', 'roof asphalt', 'ignition interlock', 'interlock device', 'porte patio', 'bardeau d asphalte',
    'toiture asphalte', 'deneigement entree', 'deneigement stationnement', 'deneigement trottoir', 'billet de stationnement',
  ],
  related: ['Landscaper', 'Concrete & Foundations', 'Excavation & Site Prep', 'Mason'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a paving and interlock contractor',
    description: 'They lay and repair asphalt driveways, interlock, patios, walkways and the low walls beside them. If ground has suddenly sunk, keep cars off it and find the cause before it is paved over: a broken drain or water pipe may lie beneath.',
    services: [
      'Asphalt driveways and patching',
      'Driveway sealing and crack filling',
      'Interlock driveways and repair',
      'Patios, walkways and steps',
      'Retaining and garden walls',
    ],
    tips: [
      'What lies beneath decides how long it lasts: have the quote give the depth and kind of the base.',
      'The finished surface must fall away from the house. Ask which way the water will run before the work begins.',
      'Beware of a crew at the door with asphalt left over from another job. Ask for a written contract and an address.',
    ],
  },
  questions: [
    'How deep will you dig, and what base do you put in and compact?',
    'Which way will the water run, and where does it end up?',
    'Does a wider driveway or a new curb cut need a permit, and who applies?',
    'Who has the buried lines marked before you dig?',
    'How long is the work guaranteed against sinking, heaving and cracking?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license paving and interlock contractors, though some municipalities do, Mississauga and Vaughan among them. Certification as a concrete paver installer, by the Concrete Masonry & Hardscapes Association (formerly ICPI), is voluntary.',
      lookFor: 'Ask for proof of liability insurance, a WSIB clearance where the company has workers, and the municipal licence where your town has one. Before anybody digs, buried lines must be located through Ontario One Call.',
      source: { title: 'City of Mississauga: trade business licensing', url: 'https://www.mississauga.ca/services-and-programs/business/licences-and-permits/trades-business-licensing/', seen: '2026-11' },
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
