import type { Trade } from '../trade.js';

export const carpenter: Trade = {
  name: 'Carpenter',
  plural: 'Carpenters',
  slug: 'carpenter',
  hue: 65,
  summary: 'Stairs, doors, trim and whatever wood should do.',
  hint: 'Trim, doors, stairs, built-ins',
  names: {
    en: [
      'carpentry', 'carpentry company', 'carpentry contractor', 'carpentry services', 'finish carpenter', 'finish carpentry', 'finishing carpenter', 'trim carpenter',
      'rough carpenter', 'framing carpenter', 'framer', 'framing contractor', 'framing company', 'woodworker', 'woodworking', 'wood worker', 'custom woodwork', 'cabinet maker',
      'cabinetmaker', 'cabinet installer', 'millwork', 'millworker', 'joiner', 'joinery', 'stair builder',
    ],
    fr: [
      'menuisier', 'menuiserie', 'charpentier', 'charpenterie', 'charpentier menuisier', 'menuisier finition', 'entrepreneur en menuiserie', 'ebeniste', 'ebenisterie',
      'cuisiniste', 'fabricant d escaliers', 'finition interieure',
    ],
  },
  services: {
    en: [
      'trim installation', 'baseboard installation', 'crown moulding installation', 'casing installation', 'interior door installation', 'interior door replacement',
      'door hanging', 'pocket door installation', 'barn door installation', 'bifold door installation', 'closet door installation', 'wainscoting installation', 'board and batten',
      'shiplap installation', 'coffered ceiling', 'wood ceiling', 'wood feature wall', 'slat wall', 'built in shelves', 'custom shelving', 'floating shelves', 'built in bookcase',
      'entertainment unit', 'custom cabinets', 'kitchen cabinet installation', 'cabinet repair', 'bench seat', 'mudroom bench', 'custom closet', 'build closet', 'closet system',
      'murphy bed', 'custom furniture', 'fireplace mantel', 'stair building', 'stair repair', 'stair railing installation', 'handrail installation', 'spindle replacement',
      'wall framing', 'basement framing', 'house framing', 'beam installation', 'joist repair', 'subfloor repair', 'porch repair', 'wood rot repair', 'door frame repair',
      'window sill repair', 'wheelchair ramp',
    ],
    fr: [
      'pose de moulures', 'pose de plinthes', 'pose de porte', 'installation de portes interieures', 'porte de grange', 'armoires de cuisine sur mesure', 'armoires sur mesure',
      'escalier sur mesure', 'reparation d escalier', 'rampe d escalier', 'garde corps', 'meuble sur mesure', 'bibliotheque encastree', 'tablettes sur mesure', 'charpente de bois',
      'ossature de bois', 'lambris de bois', 'poutre de bois', 'garde robe sur mesure', 'rampe d acces',
    ],
  },
  problems: {
    en: [
      'squeaky stairs', 'creaky stairs', 'broken stair', 'unsafe stairs', 'loose railing', 'loose handrail', 'wobbly banister', 'broken spindle', 'rotted wood', 'wood rot',
      'rotten door frame', 'rotten window sill', 'rotten porch', 'rotten wood steps', 'porch sagging', 'sagging joist', 'cracked joist', 'sagging beam', 'bouncy floor',
      'soft spot floor', 'rotten subfloor', 'door sticking', 'door stuck', 'door wont close', 'door wont latch', 'door rubbing', 'door crooked', 'door scraping', 'warped door',
      'hole in door', 'closet door off track', 'bifold door broken', 'gap baseboard', 'baseboard coming off', 'water damaged baseboards', 'damaged trim', 'missing trim',
      'cabinet door broken', 'cabinet door hanging', 'cabinet hinge broken', 'cabinets falling', 'drawer stuck', 'drawer broken', 'sagging shelf', 'shelf fell', 'dog chewed trim',
      'dog chewed door', 'broken wood furniture', 'need more storage', 'no closet space',
    ],
    fr: [
      'escalier qui craque', 'marche brisee', 'marche pourrie', 'rampe branlante', 'rampe lousse', 'porte qui ferme mal', 'porte qui frotte', 'porte qui colle', 'porte gonflee',
      'cadre de porte brise', 'cadre pourri', 'bois pourri', 'solive affaissee', 'armoire brisee', 'porte d armoire brisee', 'tiroir brise', 'tablette tombee', 'moulure decollee',
      'plinthe decollee', 'seuil pourri',
    ],
  },
  things: {
    en: [
      'baseboard', 'crown moulding', 'crown molding', 'quarter round', 'door casing', 'window casing', 'door trim', 'window trim', 'trim work', 'wainscoting',
      'picture frame moulding', 'shiplap', 'chair rail', 'coffered ceiling', 'door jamb', 'door frame', 'interior door', 'pocket door', 'barn door', 'bifold door', 'closet door',
      'stair', 'staircase', 'stair tread', 'railing', 'handrail', 'banister', 'bannister', 'spindle', 'baluster', 'newel post', 'kitchen cabinets', 'cabinet', 'cabinetry',
      'drawer', 'bookcase', 'bookshelf', 'built ins', 'shelving', 'shelf', 'wall unit', 'mantel', 'window seat', 'window sill', 'joist', 'rafter', 'truss', 'wood beam', 'framing',
      'subfloor', 'closet organizer', 'walk in closet', 'murphy bed', 'pergola', 'gazebo', 'plywood', 'lumber', 'mdf', 'custom furniture', 'loft bed',
    ],
    fr: [
      'escalier', 'marche d escalier', 'rampe', 'balustrade', 'barreaux', 'plinthe', 'moulure', 'moulures', 'cimaise', 'lambris', 'armoire', 'armoires de cuisine', 'tiroir',
      'tablette', 'bibliotheque', 'etagere', 'garde robe', 'cadre de porte', 'porte interieure', 'porte de grange', 'manteau de foyer', 'poutre', 'solive', 'charpente', 'boiserie',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'carpenter ant', 'carpenter ants', 'carpenter bee', 'carpenter bees', 'fourmi charpentiere', 'fourmis charpentieres', 'garage door wont close', 'garage door sticking',
    'garage door stuck', 'car door stuck', 'dryer door stuck', 'sliding door stuck', 'patio door stuck', 'garage door off track', 'garage door broken', 'garage door crooked',
    'car door', 'fridge door', 'oven door', 'dishwasher door', 'washer door', 'shower door', 'sliding door off track', 'patio door sticking', 'stair lift', 'stairlift',
    'stair carpet cleaning', 'carpet stairs installation', 'stair climber', 'stair master', 'picture framing shop', 'eyeglass frame', 'filing cabinet', 'shelf life',
    'john carpenter', 'karen carpenter', 'sabrina carpenter', 'armoire a glace', 'cabinet dentaire', 'cabinet medical', 'cabinet d avocats', 'cabinet comptable', 'cabinet notaire',
    'tablette electronique', 'tablette samsung', 'tablette ipad', 'bibliotheque municipale', 'bibliotheque publique',
  ],
  related: ['Home Renovation', 'Handyman', 'General Contractor', 'Fences & Decks'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a carpenter',
    description: 'Carpenters build and repair what is made of wood: stairs, doors, trim, shelves, cabinets and framing. Some frame houses, others finish rooms: say which of the two you need.',
    services: ['Doors, trim and baseboards', 'Stairs, railings and handrails', 'Shelves, closets and cabinets', 'Framing, beams and floors', 'Rotten wood and repairs'],
    tips: [
      'Ask for photos of similar work, or to see a piece, before you order something built to measure.',
      'Agree on the wood, the finish and the drawing in writing: changes cost more once it is cut.',
      'Removing a wall or changing stairs can need a permit and an engineer. Ask before anything is opened.',
    ],
  },
  questions: [
    'Have you built something like this, and may I see it?',
    'Is the price for the whole job, with material, hardware and finish?',
    'Does this need a permit or an engineer, and who arranges it?',
    'Who paints or stains it, and who takes the old material away?',
    'When can you start, and how long will it take?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses no carpenters: a certificate for general carpenters exists, but the trade is not compulsory. Some municipalities, Toronto among them, license the business as a renovator; besides that, ask for proof of liability insurance and, if it has workers, a WSIB clearance.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/work-in-the-non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Whoever does construction or renovation work for others in Quebec, carpentry included, needs a contractor’s licence from the Régie du bâtiment du Québec which covers the work.',
      register: { name: 'RBQ register of licence holders', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit RBQ licence number, the business name, and subclasses that cover your job.',
      source: { title: 'Régie du bâtiment du Québec: work that requires a licence', url: 'https://www.rbq.gouv.qc.ca/licence/savoir-si-une-licence-est-requise/travaux-necessitant-une-licence', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A business that agrees the job with you away from its own premises, at your home for example, and takes money before the work is done needs a prepaid contracting licence and has to post security.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
  },
  guides: [],
};
