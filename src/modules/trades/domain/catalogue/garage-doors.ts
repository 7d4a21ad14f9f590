import type { Trade } from '../trade.js';

export const garageDoors: Trade = {
  name: 'Garage Doors',
  plural: 'Garage door companies',
  slug: 'garage-doors',
  hue: 30,
  summary: 'Broken springs, stuck doors, openers and new doors.',
  hint: 'Springs, openers, new doors',
  names: {
    en: [
      'garage door', 'garage doors', 'garage door company', 'garage door repair', 'garage door installer', 'garage door technician', 'garage door contractor',
      'garage door specialist', 'garage door opener repair', 'garage door and opener', 'garage door sales', 'overhead door', 'overhead door company', 'overhead door repair',
      'overhead garage doors', 'roll up door company', 'rolling door installer', 'automatic gate company', 'door and opener',
    ],
    fr: [
      'porte de garage', 'reparation de porte de garage', 'installateur de portes de garage', 'compagnie de portes de garage', 'technicien porte de garage',
      'specialiste porte de garage', 'installation porte de garage', 'porte basculante', 'ouvre porte de garage', 'porte de garage residentielle',
    ],
  },
  services: {
    en: [
      'garage door repair', 'garage door replacement', 'garage door installation', 'new garage door', 'garage door opener installation', 'garage door opener repair',
      'garage door opener replacement', 'garage door spring replacement', 'torsion spring replacement', 'extension spring replacement', 'garage door cable replacement',
      'garage door roller replacement', 'garage door track repair', 'garage door track alignment', 'garage door panel replacement', 'garage door section replacement',
      'garage door weatherstripping', 'garage door seal replacement', 'garage door bottom seal', 'garage door insulation', 'insulated garage door', 'garage door tune up',
      'garage door maintenance', 'garage door lubrication', 'garage door balancing', 'garage door adjustment', 'garage door inspection', 'garage remote programming',
      'program garage door opener', 'garage keypad installation', 'garage sensor alignment', 'smart garage door opener', 'wifi garage door opener', 'belt drive opener',
      'wall mount garage opener', 'battery backup garage opener', 'emergency garage door repair', 'garage door window replacement', 'garage door hinge replacement',
      'garage door motor replacement', 'roll up door installation', 'overhead door repair', 'carriage style garage door', 'glass garage door', 'wood garage door',
      'gate opener installation', 'driveway gate motor', 'garage door lock replacement', 'widen garage door opening', 'convert two garage doors',
    ],
    fr: [
      'reparation de porte de garage', 'installation de porte de garage', 'remplacement de porte de garage', 'remplacement ressort porte de garage',
      'remplacement cable porte de garage', 'installation ouvre porte de garage', 'reparation ouvre porte de garage', 'moteur de porte de garage', 'programmer telecommande garage',
      'clavier porte de garage', 'entretien porte de garage', 'ajustement porte de garage', 'lubrification porte de garage', 'coupe froid porte de garage',
      'panneau porte de garage', 'porte de garage isolee', 'alignement rail porte de garage', 'urgence porte de garage',
    ],
  },
  problems: {
    en: [
      'garage door wont open', 'garage door wont close', 'garage door not opening', 'garage door not closing', 'garage door stuck', 'garage door stuck half way',
      'garage door off track', 'garage door came off rails', 'garage door broken spring', 'garage spring snapped', 'loud bang in garage', 'garage door cable snapped',
      'garage door crooked', 'garage door uneven', 'garage door noisy', 'garage door squeaking', 'garage door grinding', 'garage door reverses', 'garage door goes back up',
      'garage door opens by itself', 'garage door dented', 'hit garage door with car', 'backed into garage door', 'garage door frozen shut', 'garage door frozen to ground',
      'garage door slow', 'garage door heavy', 'garage door fell', 'garage door jerking', 'garage door shaking', 'gap under garage door', 'water under garage door',
      'cold air garage door', 'garage door light blinking', 'garage sensor blinking', 'garage opener clicking', 'garage opener humming', 'garage opener not working',
      'garage motor runs door doesnt move', 'garage remote not working', 'lost garage remote', 'garage keypad not working', 'garage door power outage', 'car stuck in garage',
      'car trapped in garage', 'garage door chain loose', 'garage door panel cracked', 'garage door wont stay up', 'garage door wont lock', 'garage door pulled red cord',
    ],
    fr: [
      'porte de garage bloquee', 'porte de garage coincee', 'porte de garage ne ferme plus', 'porte de garage n ouvre plus', 'porte de garage refuse de fermer',
      'ressort porte de garage casse', 'ressort de garage brise', 'porte de garage deraillee', 'porte de garage bruyante', 'porte de garage gelee', 'porte de garage cabossee',
      'porte de garage de travers', 'cable porte de garage casse', 'ouvre porte ne fonctionne plus', 'telecommande garage ne fonctionne plus', 'auto prise dans le garage',
      'porte de garage remonte', 'porte de garage lourde',
    ],
  },
  things: {
    en: [
      'garage door', 'garage door opener', 'garage opener', 'garage door spring', 'garage spring', 'torsion spring', 'extension spring', 'garage door cable', 'garage cable',
      'garage door track', 'garage track', 'garage door roller', 'garage roller', 'garage door panel', 'garage door seal', 'garage door sensor', 'garage sensor',
      'garage door remote', 'garage remote', 'garage clicker', 'garage fob', 'garage keypad', 'garage door motor', 'garage motor', 'garage door chain', 'garage door hinge',
      'door opener remote', 'chamberlain', 'liftmaster', 'genie opener', 'craftsman opener', 'garaga door', 'steel craft door', 'myq', 'overhead door', 'roll up door',
      'rolling door', 'sectional door', 'loading dock door', 'double garage door', 'gate opener',
    ],
    fr: [
      'porte de garage', 'ouvre porte', 'ouvre porte de garage', 'ressort de garage', 'ressort porte de garage', 'ressort de torsion', 'moteur de garage', 'moteur porte de garage',
      'telecommande de garage', 'manette de garage', 'clavier de garage', 'rail porte de garage', 'panneau porte de garage', 'detecteur porte de garage', 'porte sectionnelle',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'garage sale', 'garage band', 'parking garage', 'auto garage', 'mechanic garage', 'garage floor', 'garage heater', 'garage conversion', 'garage storage',
    'garage spring cleaning', 'bottle opener', 'can opener', 'letter opener', 'box spring', 'mattress spring', 'car door', 'car remote starter', 'vente de garage',
    'garage automobile', 'garage mecanique',
  ],
  related: ['Windows & Glass', 'Handyman', 'General Contractor'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: true,
  explainer: {
    title: 'Hiring a garage door company',
    description: 'They repair and replace garage doors, their springs, cables and tracks, and the openers that lift them. If a spring or cable has snapped, leave the door where it is and do not run the opener: springs and cables are under great tension.',
    services: ['Broken springs and cables', 'Doors off their tracks', 'Openers, remotes and keypads', 'Dented panels and worn seals', 'New insulated doors'],
    tips: [
      'If the door will not close, look first for something in front of the two small sensors near the floor, and wipe their lenses.',
      'Where a door has two springs, they wear alike: replacing both at one visit usually saves a second call-out.',
      'A door that has lost its balance wears out the opener. Have the balance checked before you buy a new motor.',
    ],
  },
  questions: [
    'What does the call-out cost, and does it count towards the repair?',
    'If there are two springs, do you replace both, and how long should they last?',
    'Do you carry parts for my make of door and opener?',
    'If the door is replaced, are removal of the old one and new tracks included?',
    'How long are the door, the springs, the opener and the work guaranteed?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license garage door companies or their technicians; certification by the Institute of Door Dealer Education and Accreditation (IDEA) is voluntary. New wiring for an opener is electrical work, which only a licensed electrical contractor may be hired to do.',
      lookFor: 'Ask for proof of liability insurance, a WSIB clearance where the company has workers, a street address, and a written price before the work begins.',
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
