import type { Trade } from '../trade.js';

export const sidingEavestrough: Trade = {
  name: 'Siding & Eavestrough',
  plural: 'Siding and eavestrough installers',
  slug: 'siding-eavestrough',
  hue: 325,
  summary: 'Siding, soffit, fascia and the gutters above them.',
  hint: 'Siding, gutters, soffit, fascia',
  names: {
    en: [
      'siding', 'siding contractor', 'siding company', 'siding installer', 'siding and eavestrough', 'siding & eavestrough', 'siding and gutters', 'siding and exteriors',
      'siding soffit fascia', 'eavestrough', 'eavestroughing', 'eavestrough company', 'eavestrough installer', 'eavestrough contractor', 'gutter company', 'gutter contractor',
      'gutter installer', 'gutters', 'seamless gutters', 'rain gutters', 'soffit and fascia', 'exterior cladding', 'cladding contractor', 'exterior renovation',
      'stucco contractor',
    ],
    fr: [
      'revetement exterieur', 'entrepreneur revetement exterieur', 'poseur de revetement exterieur', 'installateur de revetement', 'parement exterieur', 'gouttieres',
      'pose de gouttieres', 'installateur de gouttieres', 'compagnie de gouttieres', 'entrepreneur en gouttieres', 'soffite et fascia', 'crepisseur',
    ],
  },
  services: {
    en: [
      'siding installation', 'siding replacement', 'siding repair', 'new siding', 'aluminum siding', 'metal siding', 'steel siding', 'wood siding', 'cedar siding',
      'fibre cement siding', 'fiber cement siding', 'hardie board installation', 'board and batten siding', 'log siding', 'exterior cladding installation', 'soffit repair',
      'soffit replacement', 'soffit installation', 'soffit ventilation', 'fascia repair', 'fascia replacement', 'aluminum capping', 'window capping', 'eavestrough installation',
      'eavestrough repair', 'eavestrough replacement', 'eavestrough cleaning', 'gutter installation', 'gutter repair', 'gutter replacement', 'gutter cleaning',
      'gutter guard installation', 'leaf guard installation', 'seamless eavestrough', 'downspout installation', 'downspout repair', 'downspout extension',
      'downspout disconnection', 'reroute downspout', 'gutter heat cable', 'eavestrough heat cable', 'house wrap installation', 'exterior wall insulation', 'stucco repair',
      'stucco installation', 'acrylic stucco', 'eifs repair', 'porch column wrapping', 'rain chain installation', 'exterior trim repair',
    ],
    fr: [
      'installation de gouttieres', 'nettoyage de gouttieres', 'reparation de gouttieres', 'remplacement de gouttieres', 'gouttiere sans joint', 'protege gouttiere',
      'pare feuilles', 'fil chauffant gouttiere', 'revetement de vinyle', 'revetement d aluminium', 'revetement de bois', 'revetement d acier', 'revetement de fibrociment',
      'pose de revetement exterieur', 'remplacement de revetement', 'reparation de revetement exterieur', 'reparation de soffite', 'remplacement de fascia',
      'installation descente pluviale', 'reparation de crepi',
    ],
  },
  problems: {
    en: [
      'siding blew off', 'siding fell off', 'siding loose', 'siding cracked', 'siding melted', 'siding warped', 'siding buckling', 'siding flapping', 'siding rattling in wind',
      'hole in siding', 'hail damage siding', 'siding dented', 'siding faded', 'siding missing', 'rotten siding', 'water behind siding', 'soffit falling down', 'soffit hanging',
      'soffit blew off', 'hole in soffit', 'rotten soffit', 'animals chewed soffit', 'rotten fascia', 'fascia fell off', 'fascia peeling', 'clogged gutter', 'gutter overflowing',
      'gutter leaking', 'gutter sagging', 'gutter pulling away', 'gutter fell down', 'gutter dripping', 'leaves in gutter', 'weeds growing in gutter', 'icicles gutter',
      'ice in eavestrough', 'frozen eavestrough', 'frozen downspout', 'eavestrough leaking', 'eavestrough overflowing', 'eavestrough sagging', 'eavestrough fell off',
      'eavestrough blocked', 'clogged downspout', 'downspout disconnected', 'downspout fell off', 'downspout draining on foundation', 'rain pouring off roof edge',
      'stucco cracking', 'stucco falling off',
    ],
    fr: [
      'gouttiere bouchee', 'gouttiere qui deborde', 'gouttiere qui coule', 'gouttiere qui fuit', 'gouttiere decrochee', 'gouttiere tombee', 'gouttiere gelee',
      'glace dans gouttiere', 'feuilles dans gouttiere', 'revetement arrache par le vent', 'revetement exterieur fissure', 'revetement exterieur decolle', 'soffite tombe',
      'soffite arrache', 'trou dans soffite', 'fascia pourri', 'descente pluviale bouchee', 'descente pluviale decrochee', 'eau derriere revetement', 'crepi fissure',
    ],
  },
  things: {
    en: [
      'siding', 'vinyl siding', 'cladding', 'clapboard siding', 'eavestrough', 'eaves trough', 'eaves', 'gutter', 'rain gutter', 'gutter guard', 'gutter screen', 'gutter elbow',
      'leaf guard', 'leaf filter', 'leafguard', 'downspout', 'down spout', 'downpipe', 'rain spout', 'rain chain', 'splash block', 'soffit', 'soffit vent', 'fascia', 'facia',
      'fascia board', 'siding j channel', 'house wrap', 'tyvek', 'hardie board', 'hardie plank', 'james hardie', 'board and batten', 'cedar shake siding', 'shiplap siding',
      'exterior trim', 'exterior capping', 'aluminum fascia', 'aluminum soffit', 'stucco', 'eifs', 'alurex',
    ],
    fr: [
      'gouttiere', 'revetement exterieur', 'revetement de maison', 'parement', 'soffite', 'fascia', 'declin', 'declin de vinyle', 'clin de bois', 'canexel', 'maibec',
      'fibrociment', 'descente pluviale', 'descente de gouttiere', 'pare feuille', 'avant toit', 'debord de toit', 'corniche', 'crepi', 'stuc', 'larmier',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'gutter ball', 'bowling gutter', 'street gutter', 'railway siding', 'train siding', 'vinyl record', 'stucco ceiling', 'ceiling stucco removal', 'popcorn stucco',
    'plafond en stuc', 'stuc plafond', 'revetement de plancher', 'revetement de sol', 'revetement de toiture',
  ],
  related: ['Roofer', 'General Contractor', 'Home Renovation', 'Carpenter'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a siding and eavestrough installer',
    description: 'They clad the outside walls of a home and hang the eavestrough, downspouts, soffit and fascia that carry rain away from it. If a storm has torn pieces loose, keep clear of what still hangs and take pictures for your insurer before anything is moved.',
    services: ['Siding repair and replacement', 'Eavestrough and downspouts', 'Eavestrough cleaning and leaf guards', 'Soffit and fascia', 'Capping, trim and stucco'],
    tips: [
      'Overflowing eavestrough is often only full of leaves: have it cleaned before you replace it.',
      'Ask where each downspout will let the water out. It should end well away from the foundation.',
      'When siding comes off, the wall beneath can be checked for rot and wrapped anew: have the quote say who does that and at what rate.',
    ],
  },
  questions: [
    'Do you repair single pieces, and can you match the colour and profile that I have?',
    'What goes beneath the new siding, and what if you find rot?',
    'Is the eavestrough formed in one piece on site, and how is it fastened?',
    'Where will the downspouts drain?',
    'How long are material and work guaranteed, and who stands behind each?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario has no licence of its own for companies that install siding and eavestrough. Some municipalities license renovators, and this work may fall under that licence.',
      lookFor: 'Ask for proof of liability insurance, a WSIB clearance where the company has workers, a municipal licence where your town has one, and working at heights training for the crew.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Contractors who install siding and other exterior cladding in Quebec must hold a licence of the RBQ. Its number stands on their advertising, quotes and contracts.',
      register: { name: 'RBQ register of licence holders', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit licence number, the exact name of the company, a licence in force, and subclass 7 (insulation, waterproofing, roofing and siding) or a general contractor’s subclass that covers the work.',
      source: { title: 'RBQ: work that requires a licence', url: 'https://rbq.gouv.qc.ca/licence/savoir-si-une-licence-est-requise/travaux-necessitant-une-licence', seen: '2026-11' },
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
