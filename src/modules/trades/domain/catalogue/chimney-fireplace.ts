import type { Trade } from '../trade.js';

export const chimneyFireplace: Trade = {
  name: 'Chimney & Fireplace',
  plural: 'Chimney and fireplace specialists',
  slug: 'chimney-fireplace',
  hue: 285,
  summary: 'Sweeping, inspection and repair, from hearth to cap.',
  hint: 'Sweeping, WETT inspections, repairs',
  names: {
    en: [
      'chimney', 'chimney sweep', 'chimney sweeper', 'chimney sweeping', 'chimney cleaner', 'chimney company', 'chimney service', 'chimney contractor', 'chimney technician',
      'chimney specialist', 'chimney mason', 'fireplace', 'fireplace company', 'fireplace store', 'fireplace technician', 'fireplace installer', 'fireplace contractor',
      'fireplace service', 'gas fireplace technician', 'hearth company', 'hearth and patio', 'wett inspector', 'wett technician', 'wood stove installer', 'wood energy technician',
    ],
    fr: [
      'ramoneur', 'ramonage', 'ramonage de cheminee', 'cheminee', 'foyer', 'compagnie de ramonage', 'specialiste du foyer', 'installateur de foyer', 'technicien foyer au gaz',
      'poeles et foyers', 'inspecteur wett',
    ],
  },
  services: {
    en: [
      'chimney cleaning', 'chimney inspection', 'wett inspection', 'wett certificate', 'wood stove inspection', 'insurance chimney inspection', 'chimney camera inspection',
      'chimney repair', 'chimney rebuild', 'chimney removal', 'chimney repointing', 'chimney tuckpointing', 'chimney relining', 'chimney liner installation',
      'stainless steel liner', 'chimney cap installation', 'chimney crown repair', 'chimney flashing repair', 'chimney waterproofing', 'chimney parging', 'chimney extension',
      'chimney installation', 'creosote removal', 'fireplace cleaning', 'fireplace inspection', 'fireplace repair', 'fireplace installation', 'fireplace insert installation',
      'fireplace conversion', 'convert wood fireplace to gas', 'gas fireplace installation', 'gas fireplace repair', 'gas fireplace service', 'gas fireplace cleaning',
      'gas fireplace tune up', 'pilot light fireplace', 'electric fireplace installation', 'fireplace door replacement', 'fireplace glass replacement', 'firebrick replacement',
      'damper repair', 'fireplace refacing', 'fireplace mantel installation', 'wood stove installation', 'wood stove repair', 'wood stove cleaning', 'pellet stove installation',
      'pellet stove repair', 'outdoor fireplace', 'fireplace removal',
    ],
    fr: [
      'inspection de cheminee', 'inspection wett', 'reparation de cheminee', 'nettoyage de cheminee', 'gainage de cheminee', 'installation de gaine', 'chapeau de cheminee',
      'installation de foyer', 'installation foyer au gaz', 'reparation foyer au gaz', 'entretien foyer au gaz', 'installation foyer electrique', 'nettoyage de foyer',
      'conversion foyer au gaz', 'installation poele a bois', 'reparation poele a bois', 'installation poele a granules', 'entretien poele a granules', 'reparation de foyer',
      'demolition de cheminee',
    ],
  },
  problems: {
    en: [
      'smoke coming back into room', 'smoke in house fireplace', 'fireplace smoking', 'chimney smoking', 'wood stove smoking', 'fireplace wont draw', 'chimney no draft',
      'poor chimney draft', 'cold downdraft fireplace', 'chimney blocked', 'bird nest in chimney', 'leaves in chimney', 'chimney fire', 'creosote buildup', 'fireplace smells',
      'chimney smells', 'smoky smell fireplace', 'chimney leaking', 'water in fireplace', 'rain coming down chimney', 'chimney leaning', 'chimney crumbling',
      'chimney falling apart', 'chimney cracked', 'chimney bricks falling', 'chimney cap blew off', 'chimney cap missing', 'chimney flashing leak', 'chimney crown cracked',
      'chimney liner cracked', 'flue blocked', 'damper stuck', 'damper wont open', 'damper wont close', 'draft from fireplace', 'fireplace wont light',
      'gas fireplace wont turn on', 'gas fireplace pilot out', 'fireplace pilot wont stay lit', 'gas fireplace shuts off', 'fireplace remote not working', 'fireplace fan noisy',
      'gas fireplace smell', 'fireplace glass cloudy', 'fireplace glass cracked', 'pellet stove wont ignite', 'wood stove door gasket', 'insurance wants wett',
      'old chimney unused',
    ],
    fr: [
      'fumee dans la maison foyer', 'fumee revient foyer', 'foyer fume', 'poele a bois fume', 'cheminee bouchee', 'cheminee tire mal', 'mauvais tirage', 'feu de cheminee',
      'cheminee coule', 'cheminee fissuree', 'brique de cheminee tombe', 'foyer ne s allume pas', 'foyer au gaz ne s allume pas', 'veilleuse foyer eteinte', 'odeur de foyer',
      'courant d air foyer', 'nid dans la cheminee', 'vitre de foyer brisee', 'assurance exige inspection foyer',
    ],
  },
  things: {
    en: [
      'fire place', 'gas fireplace', 'wood fireplace', 'electric fireplace', 'propane fireplace', 'wood burning fireplace', 'fireplace insert', 'gas insert', 'wood insert',
      'fireplace mantel', 'fireplace mantle', 'mantel', 'mantle', 'hearth', 'firebox', 'firebrick', 'fire brick', 'fireplace door', 'fireplace screen', 'fireplace blower',
      'fireplace remote', 'gas logs', 'gas log set', 'ash dump', 'ash pit', 'chimney cap', 'chimney crown', 'chimney pot', 'chimney liner', 'chimney flue', 'chimney brick',
      'chimney stack', 'chimney flashing', 'chimney vent', 'flue', 'flue pipe', 'flue liner', 'fireplace damper', 'flue damper', 'smoke chamber', 'smoke shelf', 'creosote',
      'stove pipe', 'stovepipe', 'wood stove', 'woodstove', 'wood burning stove', 'pellet stove', 'wood furnace', 'wood boiler', 'masonry heater', 'napoleon fireplace',
      'regency fireplace', 'valor fireplace', 'drolet', 'osburn', 'wett',
    ],
    fr: [
      'foyer au gaz', 'foyer au bois', 'foyer electrique', 'foyer au propane', 'poele a bois', 'poele a granules', 'poele a combustion lente', 'insert de foyer',
      'encastrable au bois', 'gaine de cheminee', 'conduit de cheminee', 'tuyau de poele', 'mitron', 'creosote', 'brique refractaire', 'atre', 'manteau de foyer',
      'registre de foyer', 'porte de foyer', 'wett',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'range hood chimney', 'chimney hood', 'tv fireplace', 'fireplace tile', 'paint fireplace', 'fireplace built ins', 'fireplace channel', 'lantern mantle', 'chimney starter',
    'chimney cake', 'water heater flue', 'flu shot', 'foyer light', 'foyer tile', 'foyer floor', 'foyer closet', 'foyer chandelier', 'paint foyer', 'foyer wallpaper',
    'foyer pour aines', 'foyer de groupe', 'foyer de soins',
  ],
  related: ['Mason', 'HVAC Technician', 'Roofer'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a chimney and fireplace specialist',
    description: 'Chimney and fireplace specialists sweep, inspect, repair and install chimneys, fireplaces and stoves for wood, gas and pellets. If you suspect a chimney fire, smell gas or hear a carbon monoxide alarm, get everybody out and call 911 from outside.',
    services: [
      'Chimney sweeping and inspection', 'WETT inspections for insurers and buyers', 'Gas fireplace service and repair', 'Wood and pellet stove installation',
      'Liners, caps, crowns and brickwork',
    ],
    tips: [
      'Have a chimney that serves a wood fire inspected every year, and swept when creosote has built up.',
      'If your insurer asks for a WETT inspection, ask what kind is wanted, and hire a person who is certified for that kind.',
      'After a chimney fire, light nothing before it has been inspected. Ask for photographs of any damage, and get a second opinion on costly repairs.',
    ],
  },
  questions: [
    'Are you certified for my kind of fire: wood, pellets or gas?',
    'What kind of inspection will you do, and will I get a written report with photographs?',
    'How will you protect the room from soot?',
    'Does a new stove, insert or liner need a permit, and who applies for it?',
    'Will the work satisfy my insurer?',
  ],
  licensing: {
    ON: {
      body: 'Technical Standards and Safety Authority (TSSA), for gas only',
      statement: 'Ontario asks for no licence to sweep chimneys or to inspect wood-burning systems. WETT certification is voluntary, and is given to persons, not to companies. Gas and propane fireplaces are another matter: the contractor must be registered with the TSSA, and the technician certified.',
      register: { name: 'Technical Standards and Safety Authority', url: 'https://www.tssa.org/' },
      lookFor: 'For gas: the company among the TSSA’s registered contractors, and the technician’s certificate. For wood: the person’s own WETT number and category, on a card for the current year or at wettinc.ca.',
      source: { title: 'WETT Inc.: frequently asked questions', url: 'https://www.wettinc.ca/faq', seen: '2026-11' },
    },
  },
  guides: [],
};
