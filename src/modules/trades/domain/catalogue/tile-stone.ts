import type { Trade } from '../trade.js';

export const tileStone: Trade = {
  name: 'Tile & Stone',
  plural: 'Tile and stone installers',
  slug: 'tile-stone',
  hue: 105,
  summary: 'Showers, backsplashes, floors and counters, well set.',
  hint: 'Showers, backsplashes, counters',
  names: {
    en: [
      'tile and stone', 'tile & stone', 'tile setter', 'tilesetter', 'tiler', 'tile installer', 'tile contractor', 'tile company', 'tile installation', 'tile store', 'tile guy',
      'tiling', 'tile and marble', 'tile and grout', 'ceramic tile installer', 'marble installer', 'granite installer', 'stone installer', 'countertop company', 'countertop installer',
      'granite countertops', 'stone fabricator', 'grout specialist', 'terrazzo', 'backsplash installer',
    ],
    fr: [
      'carreleur', 'carreleurs', 'carrelage', 'poseur de ceramique', 'pose de ceramique', 'poseur de tuiles', 'pose de tuiles', 'ceramiste', 'ceramique et pierre', 'marbrier',
      'comptoirs de granit', 'comptoirs de quartz',
    ],
  },
  services: {
    en: [
      'tile installation', 'tile repair', 'tile replacement', 'floor tile installation', 'bathroom tiling', 'shower tiling', 'shower tile repair', 'retile shower', 'retile bathroom',
      'tub surround tile', 'kitchen backsplash', 'backsplash installation', 'kitchen floor tile', 'heated tile floor', 'mosaic tile installation', 'porcelain tile installation',
      'ceramic tile repair', 'marble tile installation', 'marble polishing', 'marble restoration', 'natural stone installation', 'stone sealing', 'granite countertop installation',
      'countertop replacement', 'countertop repair', 'fireplace tile', 'stone fireplace surround', 'stone veneer installation', 'travertine repair', 'slate floor', 'grout cleaning',
      'grout repair', 'grout sealing', 'regrouting', 'regrout shower', 'tile and grout cleaning', 'caulking shower', 'recaulk bathtub', 'shower waterproofing', 'shower pan',
      'curbless shower', 'shower niche', 'large format tile', 'subway tile', 'outdoor tile', 'quartz countertop', 'tile demolition', 'fix loose tile', 'waterproof shower',
    ],
    fr: [
      'pose de tuiles', 'pose de ceramique', 'installation de ceramique', 'reparation de ceramique', 'remplacement de tuiles', 'ceramique salle de bain', 'ceramique plancher',
      'ceramique de douche', 'douche en ceramique', 'dosseret de cuisine', 'pose de dosseret', 'refaire le coulis', 'nettoyage de coulis', 'joints de ceramique',
      'calfeutrage de douche', 'comptoir de granit', 'comptoir de quartz', 'polissage de marbre', 'scellant pour pierre', 'plancher chauffant ceramique',
    ],
  },
  problems: {
    en: [
      'cracked tile', 'broken tile', 'chipped tile', 'loose tile', 'missing tile', 'tile lifting', 'tile popping up', 'tile fell off', 'tiles falling off shower wall', 'hollow tile',
      'tile sounds hollow', 'slippery tile', 'cracked floor tile', 'cracked shower tile', 'grout cracking', 'grout crumbling', 'grout falling out', 'grout dirty', 'black grout',
      'mouldy grout', 'moldy grout', 'mold in shower grout', 'shower caulking mouldy', 'caulking peeling bathtub', 'gap around bathtub', 'water behind tile',
      'water behind shower wall', 'shower tile leaking', 'shower pan leaking', 'shower floor leaking', 'shower base cracked', 'backsplash falling off', 'backsplash loose',
      'countertop cracked', 'chip in countertop', 'chipped granite', 'granite stained', 'quartz stained', 'burn on countertop', 'marble stained', 'marble etched', 'marble scratched',
      'dull marble', 'water stains on marble', 'countertop seam open', 'tile drilled cracked', 'outdated bathroom tile', 'stone flaking', 'cold tile floor',
    ],
    fr: [
      'tuile cassee', 'tuile fissuree', 'tuile decollee', 'tuile brisee', 'tuile qui leve', 'tuiles qui tombent', 'tuile sonne creux', 'ceramique fissuree', 'ceramique cassee',
      'ceramique decollee', 'ceramique qui leve', 'coulis fissure', 'coulis noir', 'coulis moisi', 'coulis qui s effrite', 'joint moisi douche', 'douche qui coule ceramique',
      'silicone moisi', 'comptoir fissure', 'marbre tache',
    ],
  },
  things: {
    en: [
      'tile', 'tiles', 'tile floor', 'floor tile', 'wall tile', 'bathroom tile', 'shower tile', 'kitchen tile', 'ceramic', 'ceramic tile', 'porcelain tile', 'mosaic tile',
      'penny tile', 'hex tile', 'glass tile', 'subway tile', 'backsplash', 'grout', 'grout line', 'marble', 'granite', 'quartz', 'quartzite', 'travertine', 'limestone', 'slate tile',
      'slate floor', 'onyx stone', 'terrazzo', 'saltillo', 'natural stone', 'stone tile', 'stone floor', 'stone slab', 'stone veneer', 'countertop', 'counter top', 'kitchen counter',
      'granite countertop', 'quartz countertop', 'marble countertop', 'vanity top', 'tub surround', 'shower surround', 'shower niche', 'shower pan', 'shower curb', 'thinset',
      'mortar bed', 'schluter', 'kerdi', 'ditra', 'cement board', 'tile saw',
    ],
    fr: [
      'tuile', 'tuiles', 'ceramique', 'carreau', 'carreaux', 'carrelage', 'porcelaine', 'mosaique', 'dosseret', 'coulis', 'marbre', 'granit', 'quartz', 'travertin', 'pierre naturelle',
      'ardoise', 'terrazzo', 'comptoir', 'comptoir de cuisine', 'dessus de comptoir', 'douche en ceramique', 'plancher de ceramique', 'tuile de douche', 'tuile de cuisine',
      'ciment colle',
    ],
  },
  said: {
    en: [
      'concrete countertop', 'concrete counter top',
      'white subway', 'subway stove', 'subway behind stove', 'subway cupboards', 'white subway stove',
      'ceramic floor', 'ceramic wall', 'put ceramic', 'lay ceramic', 'install ceramic', 'ceramic kitchen', 'ceramic bathroom', 'ceramic shower', 'wall behind stove',
      'marble floor polish', 'marble polish', 'polish marble',
      'grout cleaner', 'stone polisher', 'stone restoration', 'silicone shower', 'silicone bathtub', 'resilicone', 're silicone', 'recaulk shower', 'recaulk tub', 'recaulk',
      'caulk bathtub', 'caulk tub', 'caulk kitchen sink', 'shower bench', 'shower seat built in', 'shower ledge', 'shower shelf', 'shower walls', 'waterproof bathroom walls',
      'heated bathroom floor', 'warm floor bathroom', 'floor warming mat', 'seal slate', 'stone polishing', 'stone hearth', 'hearth repair', 'slab shower',
      'water behind shower', 'shower corner leaking', 'shower slope wrong', 'soap dish came off', 'silicone mouldy', 'silicone moldy', 'silicone black', 'silicone peeling',
      'mould around tub', 'mold around tub', 'caulking black', 'gap tub wall', 'stone chipped', 'stone scratched', 'stone stained', 'stone dull', 'slate flaking',
      'wine stained counter', 'hearth cracked', 'white haze floor', 'cracks between squares', 'porcelain slab shower', 'slab backsplash', 'caesarstone', 'cambria', 'silestone',
      'dekton', 'corian', 'arborite', 'arborite counter', 'solid surface', 'sinter stone', 'neolith', 'soapstone', 'engineered stone', 'zellige', 'terra cotta floor',
      'terracotta', 'encaustic', 'basketweave mosaic', 'nuheat', 'redgard', 'wedi board', 'hydroban', 'wall niche', 'shower floor', 'shower threshold', 'stone threshold',
      'marble windowsill', 'stone sealer', 'sanded caulk', 'silicone caulking', 'silicone bead', 'stone veneer fireplace', 'ogee edge', 'waterfall edge',
    ],
    fr: [
      'carreler', 'carreler salle de bain', 'carreler plancher', 'joints de douche', 'joint de bain', 'silicone douche', 'silicone bain', 'calfeutrer douche', 'sceller pierre',
      'niche de douche', 'banc de douche', 'receveur de douche', 'membrane de douche', 'joints noirs', 'joints moisis', 'silicone noir', 'silicone decolle', 'douche infiltre',
      'eau derriere douche', 'douche pas etanche', 'pierre tachee', 'terre cuite', 'joint de silicone', 'porte savon', 'murs de douche', 'plancher de douche',
      'pierre de foyer',
    ],
  },
  elsewhere: [
    'roof tile', 'roofing tile', 'slate roof', 'tile roof', 'ceiling tile', 'ceiling tiles', 'acoustic tile', 'drop ceiling tile', 'carpet tile', 'vinyl tile', 'weeping tile',
    'drain tile', 'drainage tile', 'patio stone', 'patio stones', 'tile tracker', 'tuile de plafond', 'tuile de toit', 'tuile de tapis', 'kidney stone', 'gall stone',
    'stone retaining wall', 'stone driveway', 'crushed stone', 'stone chip windshield', 'marble cake', 'marble run', 'marble game', 'marble headstone', 'rolling stones',
    'ceramic coating', 'ceramic heater', 'ceramic bowl', 'ceramics class', 'porcelain doll', 'porcelain crown', 'counter sunk', 'counter offer', 'over the counter',
    'stone oven', 'quartz watch', 'tombstone', 'ants counter', 'mice counter', 'mouse counter', 'counter stool', 'bar counter stool', 'bugs counter', 'roaches counter',
    'cockroach counter', 'geiger counter', 'step counter', 'calorie counter', 'counter strike', 'bean counter', 'laminate tile', 'terracotta pot', 'terra cotta pots',
    'silicone baking', 'silicone phone case', 'breast silicone', 'granite countertop cleaner', 'mold shower wall', 'mouldy shower walls', 'clean shower walls',
    'clean silicone', 'shower floor drain', 'stone driveway loose', 'stone steps cracked', 'stone wall chipped',
  ],
  related: ['Flooring', 'Home Renovation', 'Mason', 'Handyman'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a tile and stone installer',
    description: 'Tile setters and stone installers do showers, floors, backsplashes and counters. If a shower leaks into the room below, stop using it: the water is mostly behind the tile, and new grout alone rarely stops it.',
    services: ['Showers, tubs and bathroom floors', 'Kitchen backsplashes', 'Granite, quartz and marble counters', 'Loose and cracked tile', 'Regrouting, caulking and sealing'],
    tips: [
      'In a shower the waterproofing behind the tile keeps the water out, not the tile or the grout. Ask which system is used, and have it tested before tile goes on.',
      'Order extra tile and keep a box. The same shade may not be made later.',
      'Natural stone stains and etches. Ask which sealer it needs, and how often.',
    ],
  },
  questions: [
    'How will you waterproof the shower, and will you test it before tiling?',
    'What will you put under the tile, and is the floor stiff enough to carry it?',
    'Does the price include removal, disposal, preparation, grout, sealing and trims?',
    'Who measures and orders the tile or stone, and who pays for breakage?',
    'Can I see a shower or floor that you finished some years ago?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses nobody to set tile or stone: Terrazzo, Tile and Marble Setter (241A) is a trade with voluntary certification. Ask instead for proof of liability insurance and a WSIB clearance, which anybody can check at wsib.ca; membership in the Terrazzo, Tile and Marble Association of Canada (TTMAC) is voluntary.',
      lookFor: 'The legal name of the company on the quote, the insurance certificate and the clearance, and a clearance that covers the dates of the work.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'In Quebec contractors who tile floors and walls in homes hold an RBQ licence, as a rule with the subclass for finishing work.',
      register: { name: 'RBQ licence holders’ repertory', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The company’s name or licence number, a valid status, and subclass 9 (finishing work).',
      source: { title: 'Régie du bâtiment du Québec: licences', url: 'https://www.rbq.gouv.qc.ca/', seen: '2026-11' },
    },
  },
  guides: [],
};
