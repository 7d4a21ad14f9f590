import type { Trade } from '../trade.js';

export const excavationSitePrep: Trade = {
  name: 'Excavation & Site Prep',
  plural: 'Excavation contractors',
  slug: 'excavation-site-prep',
  hue: 340,
  summary: 'Digging, grading, hauling and clearing the ground.',
  hint: 'Digging, grading, demolition',
  names: {
    en: [
      'excavation', 'excavating', 'excavator operator', 'excavation company', 'excavation contractor', 'excavating contractor', 'earthworks', 'earth moving',
      'earthmoving contractor', 'site preparation', 'site prep', 'site servicing', 'site works', 'digging contractor', 'bobcat service', 'backhoe service',
      'mini excavator service', 'skid steer service', 'land clearing company', 'grading contractor', 'demolition', 'demolition contractor', 'demolition company',
      'trucking and excavating', 'hydrovac company',
    ],
    fr: [
      'excavation', 'excavateur', 'entrepreneur en excavation', 'terrassement', 'compagnie d excavation', 'mini excavation', 'operateur de pelle mecanique', 'demolition',
      'entrepreneur en demolition', 'preparation de terrain', 'transport et excavation',
    ],
  },
  services: {
    en: [
      'basement excavation', 'foundation excavation', 'dig foundation', 'pool excavation', 'trench digging', 'trenching', 'utility trenching', 'sewer line excavation',
      'water line trench', 'lot grading', 'yard grading', 'land grading', 'regrade yard', 'land levelling', 'land leveling', 'lot clearing', 'land clearing', 'brush clearing',
      'site clearing', 'house demolition', 'garage demolition', 'shed demolition', 'barn demolition', 'pool demolition', 'pool fill in', 'inground pool removal',
      'concrete removal', 'driveway excavation', 'driveway removal', 'gravel driveway installation', 'cottage road construction', 'private road grading', 'culvert installation',
      'ditch digging', 'ditching', 'french drain installation', 'pond digging', 'backfilling', 'soil removal', 'dirt removal', 'fill delivery', 'topsoil delivery',
      'gravel delivery', 'rock breaking', 'rock blasting', 'rock removal', 'hydro excavation', 'shoreline restoration', 'walkout basement excavation',
    ],
    fr: [
      'excavation de fondation', 'excavation de piscine', 'creusage de tranchee', 'nivellement de terrain', 'nivelage', 'remblayage', 'deboisement', 'defrichage',
      'demolition de maison', 'demolition de garage', 'installation de ponceau', 'creusage de fosse', 'drain francais', 'livraison de terre', 'livraison de gravier',
      'transport de terre', 'dynamitage', 'creusage etang', 'enlevement de piscine',
    ],
  },
  problems: {
    en: [
      'dig hole', 'dig big hole', 'dig up yard', 'dig up driveway', 'dig trench for cable', 'dig around foundation', 'dig out basement', 'yard not level', 'uneven yard',
      'yard slopes toward house', 'slope toward house', 'bad grading', 'negative grading', 'water pooling in yard', 'standing water in yard', 'yard floods', 'swampy yard',
      'soggy backyard', 'water runs toward foundation', 'water pooling foundation', 'poor drainage yard', 'ditch blocked', 'culvert collapsed', 'culvert crushed',
      'driveway washed out', 'road washed out', 'potholes gravel driveway', 'gravel driveway rutted', 'muddy driveway', 'sinkhole in yard', 'hole in yard', 'ground sinking',
      'ground settling around house', 'soil erosion', 'hill eroding', 'bank sliding', 'shoreline eroding', 'pile of dirt', 'excess dirt pile', 'low spot yard fill',
      'boulders in yard', 'big rock in yard', 'bedrock in way', 'overgrown lot', 'bush lot to clear', 'tear down house', 'tear down garage', 'knock down shed', 'remove old pool',
      'old foundation in ground',
    ],
    fr: [
      'creuser un trou', 'terrain pas de niveau', 'terrain en pente', 'pente vers la maison', 'eau accumulee terrain', 'terrain inonde', 'terrain mal draine', 'fosse bouche',
      'ponceau effondre', 'chemin lave', 'affaissement de terrain', 'erosion du terrain', 'grosse roche terrain', 'terrain a deboiser', 'demolir une maison', 'demolir un garage',
      'enlever une piscine',
    ],
  },
  things: {
    en: [
      'excavator', 'mini excavator', 'backhoe', 'bobcat', 'skid steer', 'bulldozer', 'dozer', 'front end loader', 'track loader', 'dump truck', 'tandem truck', 'trencher',
      'hydrovac', 'culvert', 'ditch', 'swale', 'trench', 'topsoil', 'topsoil delivery', 'fill dirt', 'clean fill', 'dirt', 'gravel', 'crushed stone', 'limestone screenings', 'road base',
      'granular base', 'sand delivery', 'rip rap', 'armour stone wall', 'boulder', 'bedrock', 'earth berm', 'berm', 'retention pond', 'farm pond', 'vacant lot', 'building lot',
      'bush lot', 'laneway gravel', 'private road', 'cottage road', 'erosion', 'wrecking ball', 'rock hammer', 'soil', 'dirt pile', 'compactor', 'helical pile', 'screw pile',
    ],
    fr: [
      'pelle mecanique', 'mini pelle', 'excavatrice', 'retrocaveuse', 'pepine', 'bouteur', 'camion benne', 'camion 10 roues', 'ponceau', 'fosse de drainage', 'tranchee',
      'terre vegetale', 'terre noire', 'remblai', 'gravier', 'pierre concassee', 'roche', 'enrochement', 'talus', 'terrain boise', 'pieux visses',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'archaeological excavation', 'bobcat animal', 'wild bobcat', 'dirt bike', 'dirt on carpet', 'dirty', 'dirt stain', 'dirt devil', 'soiled carpet', 'soiled mattress',
    'post hole', 'groundhog hole', 'mole hole', 'rat hole', 'skunk hole', 'animal hole', 'skunk digging', 'raccoon digging', 'animal digging', 'squirrel digging',
    'dog digging hole', 'potting soil', 'soil test lab', 'soil stack', 'soil pipe', 'gravel bike', 'roof gravel', 'aquarium gravel', 'trench coat', 'trench drain',
    'demolition derby', 'toy excavator', 'excavator game', 'fosse septique',
  ],
  related: ['Landscaper', 'Paving & Interlock', 'Concrete & Foundations', 'General Contractor'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring an excavation contractor',
    description: 'Excavation contractors dig, grade, clear and haul, from a trench to a new foundation, and take down old buildings. Before anybody digs, have the buried gas, hydro, water and cable lines located and marked.',
    services: ['Foundations, pools and trenches', 'Grading and drainage', 'Land clearing and demolition', 'Gravel driveways, roads and culverts', 'Topsoil, fill and hauling'],
    tips: [
      'Ask who orders the locates for buried lines, and let nobody dig before they are marked.',
      'Ask where the soil goes and what disposal adds. Rock, roots or contaminated soil can change the price, so agree beforehand how that is settled.',
      'New grades must not send water onto a neighbour’s land. Ask whether your municipality or conservation authority wants a permit.',
    ],
  },
  questions: [
    'Who orders the locates, and may I see them before work starts?',
    'Is the price by the hour, by the load or for the whole job?',
    'What happens to the price if you hit rock, water or buried debris?',
    'Which machine will you use, and how will you protect the lawn, driveway and trees?',
    'Are you insured for damage to buried lines and to the neighbour’s property?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses no one for excavation as such, but the law requires a locate from Ontario One Call before any digging, by a contractor or a homeowner; asking for one is free. Installing a septic system needs a registered installer, work on wells a licensed well contractor, and some municipalities license drain contractors.',
      lookFor: 'The locate for your address before the first shovel, a WSIB clearance certificate, and proof of liability insurance that covers damage to buried services.',
      source: { title: 'Ontario One Call', url: 'https://ontarioonecall.ca/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'In Quebec a contractor who digs, moves or grades earth as construction work holds an RBQ licence with subclass 2.5, excavation and earthwork. Demolition is in subclass 2.7, septic systems in 2.4.',
      register: { name: 'RBQ licence holders’ register', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The licence number, the name of the company, the subclass for your work, and that the licence is valid.',
      source: { title: 'RBQ: list of licence subclasses', url: 'https://www.rbq.gouv.qc.ca/services-en-ligne/licence/determiner-la-licence-requise/liste-des-sous-categories/', seen: '2026-11' },
    },
  },
  guides: [],
};
