import type { Trade } from '../trade.js';

export const plumber: Trade = {
  name: 'Plumber',
  plural: 'Plumbers',
  slug: 'plumber',
  hue: 235,
  summary: 'From a dripping tap to a flooded basement.',
  hint: 'Leaks, drains, water heaters',
  names: {
    en: [
      'plumbing', 'plumbing company', 'plumbing contractor', 'plumbing services', 'plumbing and heating', 'plumbing & hvac', 'plumbing and hvac', 'plumbing and drains',
      'master plumber', 'licensed plumber', 'emergency plumber', 'residential plumber', 'journeyman plumber', 'drain cleaner', 'drain company', 'drain service', 'drain contractor',
      'sewer contractor', 'roto rooter', 'pipe fitter', 'pipefitter', 'gas fitter', 'water heater company', 'water treatment company', 'water softener company',
    ],
    fr: [
      'plombier', 'plomberie', 'entrepreneur en plomberie', 'maitre plombier', 'plombier urgence', 'plombier residentiel', 'compagnie de plomberie', 'plomberie chauffage',
      'plombier chauffagiste', 'tuyauteur', 'deboucheur', 'debouchage',
    ],
  },
  services: {
    en: [
      'drain cleaning', 'drain unclogging', 'drain snaking', 'drain camera inspection', 'sewer line repair', 'sewer replacement', 'trenchless sewer repair', 'hydro jetting',
      'pipe relining', 'water heater installation', 'hot water tank replacement', 'hot water tank rental', 'tankless water heater installation', 'sump pump installation',
      'sump pump battery backup', 'backwater valve installation', 'water softener installation', 'reverse osmosis filter', 'water filtration system', 'uv water system',
      'faucet replacement', 'tap repair', 'toilet installation', 'toilet repair', 'bathroom rough in', 'basement bathroom rough in', 'laundry rough in',
      'kitchen sink installation', 'garburator installation', 'dishwasher hookup', 'washing machine hookup', 'fridge water line', 'gas line installation', 'bbq gas line',
      'lead pipe replacement', 'water main replacement', 'poly b replacement', 'kitec replacement', 'repiping', 'leak detection', 'pipe repair', 'thaw frozen pipes',
      'backflow testing', 'shower valve replacement', 'bathtub installation', 'outdoor tap installation', 'shut off valve replacement', 'pressure reducing valve',
      'winterize cottage plumbing', 'plumbing inspection',
    ],
    fr: [
      'debouchage de drain', 'debouchage de toilette', 'debouchage egout', 'installation de chauffe eau', 'remplacement chauffe eau', 'remplacement de robinet',
      'reparation de robinet', 'installation de toilette', 'installation lave vaisselle', 'inspection camera drain', 'clapet anti retour', 'pompe de puisard', 'adoucisseur eau',
      'filtre a eau', 'detection de fuite', 'reparation de fuite', 'remplacement tuyauterie', 'degeler tuyaux', 'remplacement entree d eau', 'installation de douche',
    ],
  },
  problems: {
    en: [
      'toilet wont stop running', 'toilet overflowing', 'toilet clogged', 'toilet wont flush', 'toilet leaking', 'toilet rocking', 'toilet loose', 'toilet wobbly', 'tap spraying', 'faucet spraying', 'toilet whistling', 'toilet making noise', 'flushed toy down toilet', 'dripping tap', 'leaking faucet',
      'burst pipe', 'frozen pipe', 'leaking pipe', 'water leak', 'leak under sink', 'clogged drain', 'blocked drain', 'plugged drain', 'slow drain', 'ceiling leaking',
      'sink wont drain', 'tub wont drain', 'gurgling drain', 'water dripping ceiling', 'washing machine drain overflowing', 'no hot water', 'water not heating',
      'hot water runs out', 'water heater leaking', 'low water pressure', 'no water', 'no water in house', 'brown water', 'rusty water', 'smelly water', 'hard water',
      'sewer smell', 'sewage backup', 'sewer backup', 'water backing up floor drain', 'water in basement', 'flooded basement', 'tree roots in sewer', 'banging pipes',
      'water hammer', 'water meter spinning', 'high water bill', 'sump pump not working', 'smell of gas', 'water coming through ceiling', 'ring lost down drain',
    ],
    fr: [
      'pas d eau chaude', 'plus d eau chaude', 'fuite d eau', 'degat d eau', 'toilette bouchee', 'toilette qui coule', 'toilette deborde', 'drain bouche', 'evier bouche',
      'lavabo bouche', 'bain bouche', 'tuyau gele', 'tuyau eclate', 'tuyau perce', 'robinet qui coule', 'refoulement d egout', 'odeur d egout', 'pas d eau', 'manque de pression',
      'sous sol inonde',
    ],
  },
  things: {
    en: [
      'toilet', 'tap', 'faucet', 'sink', 'kitchen sink', 'drain', 'drain pipe', 'drainpipe', 'sewer', 'sewer line', 'sewage', 'water pipe', 'pipe', 'plumbing fixture', 'shower',
      'shower valve', 'shower head', 'shower drain', 'bathtub', 'tub', 'bathtub drain', 'tub faucet', 'water heater', 'hot water heater', 'hot water tank', 'hot water', 'tankless',
      'water softener', 'water filter', 'reverse osmosis', 'sump pump', 'sump', 'sump pit', 'sewage pump', 'ejector pump', 'backwater valve', 'backflow preventer',
      'shut off valve', 'shutoff valve', 'main valve', 'water main', 'water meter', 'water line', 'water pressure', 'hose bib', 'spigot', 'outdoor tap', 'garburator',
      'garbage disposal', 'bidet', 'urinal', 'floor drain', 'ptrap', 'sink trap', 'toilet flange', 'wax ring', 'flapper', 'laundry tub', 'gas line', 'poly b', 'kitec',
    ],
    fr: [
      'toilette', 'robinet', 'evier', 'lavabo', 'drain', 'drain de plancher', 'tuyau', 'tuyaux', 'tuyauterie', 'egout', 'chauffe eau', 'reservoir eau chaude', 'eau chaude',
      'pompe de puisard', 'puisard', 'fuite', 'douche', 'bain', 'baignoire', 'bidet', 'chasse d eau', 'siphon', 'entree d eau', 'pression d eau', 'adoucisseur',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'tap dance', 'tap dancing', 'beer tap', 'keg tap', 'wire tap', 'pipe organ', 'bagpipe', 'pipe smoking', 'tobacco pipe', 'car exhaust pipe', 'car battery drain', 'brain drain',
    'lymphatic drainage', 'computer heat sink', 'baby shower', 'bridal shower', 'wedding shower', 'meteor shower', 'shower curtain rod', 'toilet training',
    'portable toilet rental', 'oil drain plug', 'toilettage', 'toilettage chien',
  ],
  related: ['HVAC Technician', 'Septic & Well', 'Handyman', 'General Contractor'],
  schemaType: 'Plumber',
  urgent: true,
  explainer: {
    title: 'Hiring a plumber',
    description: 'Plumbers install and repair the pipes, drains, fixtures and water heaters of your home. For a burst pipe, close the main shut-off valve first, then call.',
    services: [
      'Leaking taps, toilets and pipes',
      'Blocked drains and sewer lines',
      'Water heaters and softeners',
      'Sump pumps and backwater valves',
      'Bathroom and kitchen fixtures',
    ],
    tips: [
      'Know where your main shut-off valve is before you need it.',
      'Ask whether the price is by the hour or for the job, and what the call-out costs.',
      'New piping and moved drains usually need a permit from your municipality: ask who applies for it.',
    ],
  },
  questions: [
    'What does the call-out cost, and does it count towards the job?',
    'Is the price by the hour or for the whole job, parts included?',
    'Will a licensed plumber do the work, or an apprentice alone?',
    'Does this need a permit, and who applies for it?',
    'How long are parts and work guaranteed?',
  ],
  licensing: {
    ON: {
      body: 'Skilled Trades Ontario',
      statement: 'Plumbing is a compulsory trade in Ontario: whoever does the work holds a certificate of qualification or is a registered apprentice. Work on gas lines and gas water heaters takes a TSSA certificate as well, and some municipalities license plumbing contractors.',
      register: { name: 'Skilled Trades Ontario public register', url: 'https://www.skilledtradesontario.ca/' },
      lookFor: 'The plumber’s own name, the trade Plumber (306A), and a status of active.',
      source: { title: 'Skilled Trades Ontario: trades information', url: 'https://www.skilledtradesontario.ca/about-trades/trades-information/', seen: '2026-11' },
    },
    QC: {
      body: 'Corporation des maîtres mécaniciens en tuyauterie du Québec (CMMTQ)',
      statement: 'A plumbing contractor in Quebec needs a contractor’s licence for plumbing, which the CMMTQ issues to its members.',
      register: { name: 'RBQ register of licence holders', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit RBQ licence number, the business name, and a subclass for plumbing.',
      source: { title: 'CMMTQ: mandate of qualification (in French)', url: 'https://www.cmmtq.org/a-propos/notre-mandat-de-qualification', seen: '2026-11' },
    },
  },
  guides: ['dripping-faucet', 'clogged-drain', 'running-toilet', 'low-water-pressure', 'no-hot-water', 'frozen-pipes', 'sump-pump'],
};
