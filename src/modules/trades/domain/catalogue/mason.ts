import type { Trade } from '../trade.js';

export const mason: Trade = {
  name: 'Mason',
  plural: 'Masons',
  slug: 'mason',
  hue: 0,
  summary: 'Brick, block and stone, built and made sound again.',
  hint: 'Brick, stone, chimneys, parging',
  names: {
    en: [
      'masonry', 'masonry contractor', 'masonry company', 'masonry repair', 'masonry restoration', 'mason contractor', 'bricklayer', 'bricklaying', 'brick layer', 'brick mason',
      'brick and stone mason', 'brick contractor', 'brick company', 'brickwork', 'brick repair', 'brick and block', 'stonemason', 'stone mason', 'stone masonry', 'stonework',
      'block layer', 'blockwork', 'tuckpointing', 'tuck pointing', 'repointing',
    ],
    fr: [
      'macon', 'maconnerie', 'entrepreneur en maconnerie', 'entrepreneur macon', 'briqueteur', 'briqueteur macon', 'poseur de brique', 'poseur de pierre', 'tailleur de pierre',
      'brique et pierre', 'rejointoiement', 'tireur de joints',
    ],
  },
  services: {
    en: [
      'brick tuckpointing', 'brick repointing', 'mortar repair', 'mortar joint repair', 'brick replacement', 'brick restoration', 'brick matching', 'brick staining',
      'brick cleaning', 'brick sealing', 'brick veneer installation', 'stone veneer installation', 'cultured stone installation', 'natural stone installation', 'stone cladding',
      'stone facade repair', 'chimney repair', 'chimney rebuild', 'chimney repointing', 'chimney crown repair', 'chimney removal', 'brick fireplace repair', 'stone fireplace',
      'outdoor fireplace', 'pizza oven', 'outdoor kitchen masonry', 'retaining wall', 'stone retaining wall', 'garden wall', 'dry stone wall', 'brick steps', 'stone steps',
      'front steps rebuild', 'brick porch repair', 'porch pillar repair', 'brick pillar', 'stone column', 'stone sill replacement', 'lintel replacement', 'parging',
      'foundation parging', 'concrete block wall', 'block foundation repair', 'glass block installation', 'stucco repair', 'masonry waterproofing', 'heritage brick restoration',
      'cut opening in brick wall', 'brick up window', 'graffiti removal from brick',
    ],
    fr: [
      'reparation de brique', 'remplacement de brique', 'tirage de joints', 'refaire joints de brique', 'pose de brique', 'pose de pierre', 'revetement de pierre',
      'parement de brique', 'reparation de cheminee', 'reconstruction de cheminee', 'remplacement de linteau', 'reparation d allege', 'crepi de fondation', 'reparation de stuc',
      'mur de pierre', 'mur de soutenement', 'marches de pierre', 'nettoyage de brique', 'restauration de maconnerie', 'ouverture dans mur de brique',
    ],
  },
  problems: {
    en: [
      'crumbling mortar', 'mortar falling out', 'missing mortar', 'cracked mortar', 'gaps between bricks', 'loose bricks', 'bricks falling', 'brick fell off', 'crumbling brick',
      'spalling brick', 'flaking brick', 'brick face popping off', 'cracked brick', 'brick wall crack', 'stair step crack in brick', 'brick wall bulging', 'brick wall leaning',
      'brick pulling away from house', 'soft brick powder', 'frost damaged brick', 'salt damaged brick', 'white powder on brick', 'white stuff on brick', 'efflorescence',
      'water coming through brick', 'wet brick wall', 'hole in brick', 'chimney crumbling', 'chimney leaning', 'chimney bricks loose', 'chimney mortar missing',
      'parging falling off', 'parging cracked', 'parging peeling', 'stone falling off wall', 'loose stone veneer', 'front steps crumbling', 'brick steps loose',
      'stone steps wobbly', 'porch pillar crumbling', 'porch brick cracked', 'rusty lintel', 'lintel sagging', 'brick sagging over garage door', 'cracked window sill stone',
      'retaining wall leaning', 'retaining wall collapsed', 'block wall cracked', 'stucco cracking', 'car hit brick wall',
    ],
    fr: [
      'brique qui tombe', 'brique fissuree', 'brique eclatee', 'brique qui s effrite', 'mortier qui s effrite', 'mortier manquant', 'joints de brique vides', 'mur de brique bombe',
      'ventre de boeuf brique', 'fissure en escalier', 'linteau rouille', 'linteau affaisse', 'cheminee qui penche', 'cheminee qui s effrite', 'crepi qui tombe', 'crepi fissure',
      'pierre qui tombe', 'marches qui s effritent', 'taches blanches sur brique', 'infiltration d eau par brique',
    ],
  },
  things: {
    en: [
      'brick', 'brick wall', 'brick veneer', 'brickwork', 'clay brick', 'reclaimed brick', 'fire brick', 'brick facade', 'brick sill', 'brick arch', 'brick pillar', 'brick column',
      'brick steps', 'brick porch', 'brick ledge', 'brick chimney', 'brick fireplace', 'mortar', 'mortar joint', 'stone veneer', 'stone wall', 'stone facade', 'stone cladding',
      'stone steps', 'stone sill', 'stone pillar', 'stone fireplace', 'cultured stone', 'angel stone', 'ledge stone', 'fieldstone', 'flagstone', 'limestone', 'sandstone',
      'rubble wall', 'rubble foundation', 'cinder block', 'concrete block', 'block wall', 'glass block', 'lintel', 'steel lintel', 'angle iron', 'keystone', 'quoin stone',
      'weep hole', 'coping stone', 'precast sill', 'parging', 'stucco', 'chimney crown', 'retaining wall', 'efflorescence', 'pizza oven', 'stone foundation',
    ],
    fr: [
      'brique', 'mur de brique', 'mortier', 'joint de mortier', 'parement de pierre', 'linteau', 'allege de fenetre', 'pierre naturelle', 'pierre collee', 'pierre des champs',
      'pierre calcaire', 'pierre de taille', 'mur de pierre', 'muret', 'bloc de beton', 'bloc de ciment', 'bloc de verre', 'crepi', 'stuc', 'cheminee de brique', 'foyer de brique',
      'foyer en pierre', 'colonne de brique', 'chantepleure', 'efflorescence',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'mason jar', 'freemason', 'masonic lodge', 'mason bee', 'perry mason', 'lego brick', 'bricked phone', 'phone bricked', 'laptop brick', 'power brick', 'the brick furniture',
    'brick furniture store', 'brick mattress', 'brick appliances', 'brick and mortar store', 'mortar and pestle', 'mortar board', 'kidney stone', 'gallstone', 'rolling stones',
    'rosetta stone', 'stone age', 'birthstone', 'keystone xl', 'brick oven restaurant', 'briquet',
  ],
  related: ['Concrete & Foundations', 'Chimney & Fireplace', 'Paving & Interlock', 'General Contractor'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a mason',
    description: 'Masons build and repair what is made of brick, block and stone, and renew the mortar in between. Keep everybody away from loose bricks or a leaning chimney, and have it looked at soon.',
    services: ['Brick repair and tuckpointing', 'Chimneys, sills and lintels', 'Stone veneer and stone walls', 'Steps, pillars and retaining walls', 'Parging and block walls'],
    tips: [
      'Mortar must suit the brick. A mix that is too hard damages old, soft brick: ask which one will be used.',
      'Ask first where the water comes from. New mortar does not last below a leaking eavestrough or a cracked sill.',
      'Fresh mortar must not freeze. Book outdoor work for the mild months, or ask how it will be covered and heated.',
    ],
  },
  questions: [
    'What caused the damage, and does the repair stop it?',
    'Which mortar do you use, and does it match mine in strength and colour?',
    'Can you match my brick or stone, and may I see a sample first?',
    'How do you reach the work, and is scaffolding in the price?',
    'How long is the work guaranteed?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario requires no licence of masons: Brick and Stone Mason (401A) is a non-compulsory trade. Many hold its Certificate of Qualification by choice, some with the Red Seal. Some municipalities license whoever repairs or renovates buildings.',
      lookFor: 'The certificate or its wallet card; non-compulsory trades do not appear in the public register of Skilled Trades Ontario. Ask for proof of liability insurance, a WSIB clearance, and a municipal licence where your town has one.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/work-in-the-non-compulsory-trades/', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A contractor who makes the contract away from their own place of business, at your home for instance, and takes money before the work is finished needs a prepaid contracting licence.',
      lookFor: 'A valid prepaid contracting licence in the company’s own name, before you pay a deposit.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Whoever builds or repairs masonry in Quebec for others must hold an RBQ licence in the subclass that covers the work, unless the law exempts it.',
      register: { name: 'RBQ licence holders’ repertory', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit licence number, the company’s exact name, and a subclass that covers your work.',
      source: { title: 'RBQ: work requiring a licence', url: 'https://www.rbq.gouv.qc.ca/en/licence/knowing-if-a-licence-is-required/work-requiring-a-licence/', seen: '2026-11' },
    },
  },
  guides: [],
};
