import type { Trade } from '../trade.js';

export const landscaper: Trade = {
  name: 'Landscaper',
  plural: 'Landscapers',
  slug: 'landscaper',
  hue: 145,
  summary: 'Lawns, beds, trees, and snow in winter.',
  hint: 'Lawns, trees, snow',
  names: {
    en: [
      'landscaping', 'landscape contractor', 'landscaping company', 'landscape company', 'landscape designer', 'landscape architect', 'landscape design', 'garden designer',
      'gardener', 'gardening', 'gardening company', 'lawn care', 'lawn care company', 'lawn maintenance', 'lawn service', 'lawn cutting', 'grass cutting', 'yard work',
      'grounds maintenance', 'horticulturist', 'irrigation company', 'hardscaping', 'snow removal', 'snow plowing', 'snow removal contractor',
    ],
    fr: [
      'paysagiste', 'paysagement', 'amenagement paysager', 'entrepreneur paysagiste', 'architecte paysagiste', 'jardinier', 'jardinage', 'entretien de pelouse',
      'entretien paysager', 'tonte de gazon', 'deneigement', 'deneigeur',
    ],
  },
  services: {
    en: [
      'yard maintenance', 'yard work', 'yard cleanup', 'lawn mowing', 'lawn aeration', 'core aeration', 'lawn fertilizing', 'overseeding', 'dethatching', 'weed control',
      'weeding', 'sod installation', 'topsoil delivery', 'hydroseeding', 'yard grading', 'spring cleanup', 'fall cleanup', 'leaf removal', 'rake leaves', 'leaves cleanup',
      'hedge trimming', 'hedge removal', 'pruning', 'bush trimming', 'bush removal', 'tree planting', 'garden planting', 'flower planting', 'mulch delivery',
      'garden maintenance', 'backyard makeover', 'front yard landscaping', 'backyard landscaping', 'retaining wall construction', 'interlock patio', 'patio installation',
      'flagstone walkway', 'stone steps', 'pond installation', 'irrigation installation', 'sprinkler system installation', 'sprinkler blowout', 'irrigation repair',
      'artificial turf installation', 'landscape lighting', 'french drain installation', 'yard drainage', 'snow clearing', 'shovel driveway', 'shovel walkway',
      'driveway plowing', 'driveway salting',
    ],
    fr: [
      'tonte de pelouse', 'tondre gazon', 'couper gazon', 'aeration pelouse', 'fertilisation pelouse', 'pose de gazon', 'pose de tourbe', 'ensemencement', 'taille de haie',
      'taille de haies', 'taille d arbustes', 'plantation', 'plate bande', 'nettoyage de terrain', 'ramassage de feuilles', 'deneigement entree', 'deneigement stationnement',
      'mur de soutenement', 'systeme d irrigation', 'gazon synthetique',
    ],
  },
  problems: {
    en: [
      'overgrown lawn', 'overgrown yard', 'overgrown garden', 'overgrown bushes', 'overgrown hedge', 'grass too long', 'grass dying', 'dead grass', 'brown grass',
      'brown patches lawn', 'bare patches', 'patchy lawn', 'grass wont grow', 'weeds everywhere', 'weeds in lawn', 'weeds between patio stones', 'dandelions everywhere',
      'creeping charlie', 'moss in lawn', 'grubs in lawn', 'skunks digging lawn', 'raccoons digging lawn', 'dog urine spots', 'muddy backyard', 'muddy yard', 'soggy yard',
      'water pooling yard', 'standing water yard', 'backyard floods', 'uneven lawn', 'bumpy lawn', 'soil erosion', 'slope eroding', 'retaining wall leaning',
      'retaining wall collapsing', 'sprinkler head broken', 'sprinklers not working', 'driveway snowed in', 'driveway ice', 'icy driveway', 'icy walkway', 'slippery sidewalk',
      'leaves everywhere', 'dead shrubs', 'cedars turning brown', 'hedge dying', 'plants dying', 'japanese knotweed', 'poison ivy', 'messy yard',
    ],
    fr: [
      'gazon jauni', 'gazon mort', 'gazon brule', 'pelouse jaune', 'mauvaises herbes', 'pissenlits pelouse', 'vers blancs', 'terrain inonde', 'eau stagnante terrain',
      'erosion terrain', 'haie trop haute', 'haie morte', 'cedres jaunis', 'herbe trop longue', 'cour arriere boueuse', 'entree enneigee', 'entree glacee', 'trop de feuilles',
      'gicleur brise', 'plantes meurent',
    ],
  },
  things: {
    en: [
      'yard', 'backyard', 'front yard', 'lawn', 'garden', 'grass', 'turf', 'sod', 'garden bed', 'flower bed', 'flowerbed', 'flowers', 'hedge', 'cedar hedge', 'cedar trees',
      'shrub', 'bush', 'boxwood', 'mulch', 'topsoil', 'garden soil', 'weed', 'dandelion', 'crabgrass', 'clover', 'moss lawn', 'sprinkler', 'sprinkler system', 'irrigation',
      'snow', 'snow plow', 'snowplow', 'snowbank', 'driveway snow', 'leaf', 'fallen leaves', 'retaining wall', 'garden wall', 'flagstone', 'patio stones', 'armour stone',
      'river rock', 'rock garden', 'garden edging', 'landscape fabric', 'pond', 'water feature', 'perennials', 'rose bush', 'hydrangea', 'ornamental grass', 'climbing vines',
      'ivy', 'planters', 'raised bed', 'artificial grass', 'fake grass', 'fertilizer', 'grubs', 'french drain',
    ],
    fr: [
      'pelouse', 'gazon', 'jardin', 'potager', 'haie', 'haies', 'haie de cedres', 'arbuste', 'arbustes', 'pissenlit', 'pissenlits', 'plate bande', 'fleurs', 'paillis', 'tourbe',
      'terre a jardin', 'cour arriere', 'neige', 'banc de neige', 'feuilles mortes', 'mauvaises herbes', 'muret', 'mur de soutenement', 'irrigation', 'bassin d eau',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'lawn mower', 'lawnmower', 'lawn mower repair', 'lawn tractor', 'lawn chair', 'lawn bowling', 'lawn furniture', 'garden suite', 'garden shed', 'garden centre', 'garden center',
    'garden hose', 'garden furniture', 'garden tractor', 'olive garden', 'beer garden', 'botanical garden', 'madison square garden', 'scrap yard', 'scrapyard', 'junk yard',
    'grass fed', 'grass allergy', 'turf field', 'surf and turf', 'weed store', 'weed dispensary', 'weed delivery', 'bush plane', 'kate bush', 'nissan leaf', 'leaf blower repair',
    'flower delivery', 'flower shop', 'funeral flowers', 'wedding flowers', 'snow tires', 'snow tire', 'snow blower repair', 'snowblower repair', 'snowmobile', 'snow boots',
    'snow globe', 'fire sprinkler', 'poison ivy rash treatment', 'ivy league', 'pond hockey', 'plantation shutters', 'jardin d enfants', 'jardin botanique', 'pneus neige',
    'souffleuse neige reparation', 'motoneige', 'livraison fleurs',
  ],
  related: ['Property Maintenance', 'Tree Service', 'Paving & Interlock', 'Fences & Decks'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a landscaper',
    description: 'Landscapers plan, build and look after what is around your home: lawns, beds, hedges, patios and drainage. Many of them clear snow in winter.',
    services: [
      'Lawn cutting and lawn repair',
      'Garden beds, hedges and planting',
      'Patios, steps and retaining walls',
      'Drainage, grading and irrigation',
      'Snow clearing and salting',
    ],
    tips: [
      'Have buried cables and pipes located before anybody digs. Ask who orders it.',
      'High retaining walls, changed grading and work near the street may need a permit: ask your municipality.',
      'For snow, have it in writing how much must fall before they come, by what hour, and whether salt is included.',
    ],
  },
  questions: [
    'Is this a price for the season, for each visit or for the whole job?',
    'What is included: edging, clippings taken away, clean-up, salt?',
    'Who has the buried utilities located before you dig?',
    'How deep is the base under stones and walls, and where will the water go?',
    'Do you replace plants or sod that die in the first year?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses nobody to landscape, cut grass or clear snow; only whoever applies pesticides for hire needs an exterminator licence from the Ministry of the Environment, Conservation and Parks. Some municipalities license landscapers or snow plow contractors: ask yours, and ask the business for proof of liability insurance and, if it has workers, a WSIB clearance.',
      source: { title: 'Ontario Regulation 63/09 under the Pesticides Act', url: 'https://www.ontario.ca/laws/regulation/r09063', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A business that agrees the job with you away from its own premises, at your home for example, and takes money before the work is done needs a prepaid contracting licence and has to post security.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
  },
  guides: [],
};
