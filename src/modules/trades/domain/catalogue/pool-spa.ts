import type { Trade } from '../trade.js';

export const poolSpa: Trade = {
  name: 'Pool & Spa',
  plural: 'Pool and spa companies',
  slug: 'pool-spa',
  hue: 215,
  summary: 'Pools and hot tubs: built, opened, repaired, closed.',
  hint: 'Pools, hot tubs, liners, pumps',
  names: {
    en: [
      'pool', 'pool company', 'pool contractor', 'pool builder', 'pool installer', 'pool technician', 'pool cleaner', 'pool cleaning', 'pool maintenance', 'pool repair',
      'pool opening', 'pool store', 'pool supply', 'pool and spa', 'pool & hot tub', 'swimming pool contractor', 'swimming pool company', 'pool guy', 'hot tub', 'hot tub company',
      'hot tub technician', 'hot tub repair', 'hot tub dealer', 'spa technician', 'spa repair',
    ],
    fr: [
      'piscine', 'piscinier', 'pisciniste', 'compagnie de piscine', 'entretien de piscine', 'installateur de piscine', 'constructeur de piscine', 'piscine et spa',
      'technicien de piscine', 'technicien de spa', 'reparation de spa', 'specialiste piscine',
    ],
  },
  services: {
    en: [
      'pool opening', 'pool closing', 'pool winterizing', 'weekly pool cleaning', 'pool installation', 'pool construction', 'inground pool installation',
      'above ground pool installation', 'fibreglass pool', 'concrete pool', 'semi inground pool', 'salt water conversion', 'pool liner replacement', 'pool liner repair',
      'pool leak detection', 'pool leak repair', 'pool pump replacement', 'pool filter replacement', 'pool filter sand change', 'pool heater installation', 'pool heater repair',
      'pool heat pump installation', 'salt cell replacement', 'pool plumbing repair', 'pool skimmer replacement', 'pool resurfacing', 'pool plastering', 'pool tile repair',
      'pool coping repair', 'pool painting', 'pool renovation', 'pool removal', 'fill in pool', 'pool cover installation', 'pool safety cover', 'pool water testing',
      'pool water delivery', 'pool draining', 'acid wash pool', 'pool light replacement', 'pool automation', 'hot tub installation', 'hot tub cleaning', 'hot tub moving',
      'hot tub removal', 'hot tub cover replacement', 'hot tub winterizing', 'hot tub draining', 'swim spa installation', 'sauna installation',
    ],
    fr: [
      'ouverture de piscine', 'fermeture de piscine', 'hivernage de piscine', 'nettoyage de piscine', 'installation de piscine', 'piscine semi creusee',
      'changement de toile de piscine', 'reparation toile de piscine', 'detection de fuite piscine', 'reparation pompe de piscine', 'reparation chauffe piscine',
      'installation thermopompe piscine', 'conversion au sel', 'remplissage de piscine', 'demolition de piscine', 'installation de spa', 'nettoyage de spa', 'demenagement de spa',
      'reparation couvercle de spa', 'installation de sauna',
    ],
  },
  problems: {
    en: [
      'green pool', 'pool water green', 'cloudy pool', 'algae in pool', 'black algae', 'pool losing water', 'pool leaking', 'pool liner torn', 'hole in pool liner',
      'pool liner wrinkled', 'pool liner floating', 'pool pump not working', 'pool pump noisy', 'pool pump leaking', 'pool pump wont prime', 'pool pump humming',
      'pool heater not working', 'pool heater wont ignite', 'pool not heating', 'pool filter leaking', 'pool filter pressure high', 'sand in pool', 'air bubbles pool return',
      'pool skimmer cracked', 'pool light not working', 'pool light water inside', 'pool cover ripped', 'dirty pool', 'dead animal in pool', 'pool burns eyes', 'pool chlorine low',
      'pool stains', 'pool tile falling off', 'pool cracked', 'pool wall collapsed', 'pool lines frozen', 'salt system error', 'hot tub not heating', 'hot tub leaking',
      'hot tub error code', 'hot tub wont turn on', 'hot tub jets not working', 'hot tub tripping breaker', 'hot tub foamy', 'hot tub cloudy', 'hot tub smells', 'hot tub frozen',
      'hot tub cover waterlogged', 'hot tub pump noisy', 'hot tub low flow',
    ],
    fr: [
      'piscine verte', 'eau verte piscine', 'eau trouble piscine', 'eau brouillee piscine', 'algues piscine', 'piscine perd de l eau', 'fuite piscine', 'piscine qui coule',
      'toile de piscine percee', 'toile de piscine dechiree', 'pompe de piscine ne fonctionne plus', 'pompe de piscine bruyante', 'chauffe piscine ne fonctionne plus',
      'filtre de piscine bouche', 'spa ne chauffe plus', 'spa qui coule', 'spa qui fuit', 'spa ne demarre pas', 'code erreur spa', 'spa gele',
    ],
  },
  things: {
    en: [
      'pool', 'swimming pool', 'inground pool', 'in ground pool', 'above ground pool', 'salt water pool', 'pool pump', 'pool filter', 'pool heater', 'pool heat pump', 'pool liner',
      'pool cover', 'pool skimmer', 'pool light', 'pool plumbing', 'pool jets', 'pool ladder', 'pool slide', 'pool steps', 'pool vacuum', 'pool robot', 'pool chemicals',
      'pool salt', 'pool shock', 'pool deck', 'diving board', 'chlorine', 'chlorinator', 'salt cell', 'sand filter', 'winter pool cover', 'solar blanket', 'algae', 'algaecide',
      'bromine', 'hot tub', 'hottub', 'hot tub cover', 'hot tub pump', 'hot tub heater', 'hot tub jets', 'hot tub filter', 'hot tub control panel', 'jacuzzi', 'spa', 'spa pack',
      'swim spa', 'sauna', 'infrared sauna', 'steam room', 'cold plunge', 'plunge pool', 'splash pad', 'hayward', 'pentair', 'balboa',
    ],
    fr: [
      'piscine', 'piscine creusee', 'piscine hors terre', 'spa', 'spa de nage', 'spa gonflable', 'toile de piscine', 'toile solaire', 'pompe de piscine', 'filtreur',
      'filtre de piscine', 'filtre au sable', 'chauffe piscine', 'thermopompe de piscine', 'robot de piscine', 'chlore', 'chlorinateur', 'brome', 'algicide', 'ecumoire',
      'couvercle de spa', 'sauna', 'plongeoir', 'generateur de sel', 'glissade de piscine',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'pool table', 'pool hall', 'pool cue', 'car pool', 'hockey pool', 'office pool', 'day spa', 'spa day', 'nail spa', 'medical spa', 'foot spa', 'head spa', 'dog spa', 'pet spa',
    'spa massage', 'spa gift card', 'water pooling basement', 'water pooling yard', 'water pooling lawn', 'water pooling driveway', 'water pooling foundation',
    'water pooling roof', 'water pooling floor', 'water pooling around house', 'water pooling under sink', 'roof algae', 'algae on siding', 'tap water chlorine',
    'drinking water chlorine', 'well chlorine', 'whirlpool washer', 'swimming lessons', 'cours de natation', 'table de billard', 'chlore eau du robinet',
  ],
  related: ['Landscaper', 'Property Maintenance', 'Plumber'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a pool and spa company',
    description: 'They build, open, clean, repair and close pools and hot tubs. If pump, heater or lights trip the breaker or anybody feels a tingle in the water, keep everybody out and leave the power off until an electrician has looked.',
    services: ['Opening, closing and weekly care', 'Green water and leaks', 'Liners, pumps, filters and heaters', 'Hot tub repair and moving', 'New pools and renovation'],
    tips: [
      'Book opening and closing early: everybody wants the same few weeks.',
      'Before you drain a pool, ask somebody who knows your kind of pool. An empty shell can lift, and a liner can shrink.',
      'A pool or hot tub usually needs an enclosure and a permit from your municipality before it is filled.',
    ],
  },
  questions: [
    'Have you worked on my kind of pool or hot tub, and on this make of equipment?',
    'What is included in the opening or closing, and what counts as extra?',
    'Who does the gas and the electrical work, and what licence do they hold?',
    'Who asks for the pool and enclosure permits?',
    'How long are liner, equipment and work guaranteed, and who handles a claim?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license pool and hot tub companies as such, though some municipalities do. Parts of the work are licensed: a gas heater belongs to a contractor registered with the TSSA, and wiring to a licensed electrical contractor.',
      register: { name: 'Licensed electrical contractors (ECRA/ESA)', url: 'https://findacontractor.esasafe.com/' },
      lookFor: 'For wiring, the ECRA/ESA licence number under the name of the company. For a gas heater, ask for the TSSA registration of the contractor and the certificate of the gas technician. For the rest, proof of liability insurance and a WSIB clearance where the company has workers.',
      source: { title: 'TSSA: contractor registration and certification', url: 'https://www.tssa.org/contractor-registration-and-certification', seen: '2026-11' },
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
