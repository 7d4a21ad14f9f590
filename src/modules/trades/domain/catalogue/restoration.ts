import type { Trade } from '../trade.js';

export const restoration: Trade = {
  name: 'Restoration',
  plural: 'Restoration companies',
  slug: 'restoration',
  hue: 260,
  summary: 'Cleaning up after water, fire, smoke and mould.',
  hint: 'Flood, fire and mould clean-up',
  names: {
    en: [
      'restoration company', 'restoration contractor', 'disaster restoration', 'damage restoration', 'property restoration', 'emergency restoration', 'water damage company',
      'water damage restoration', 'flood restoration', 'fire restoration', 'fire and water restoration', 'fire and flood restoration', 'mold removal company',
      'mould removal company', 'mold remediation', 'mould remediation', 'remediation contractor', 'asbestos removal company', 'asbestos abatement contractor',
      'abatement contractor', 'environmental remediation', 'biohazard cleaning', 'insurance restoration', 'disaster cleanup', 'decontamination company',
    ],
    fr: [
      'restauration apres sinistre', 'nettoyage apres sinistre', 'apres sinistre', 'entreprise apres sinistre', 'decontamination', 'decontamination de moisissure',
      'specialiste degat d eau', 'desamiantage', 'entrepreneur apres sinistre', 'restauration apres incendie',
    ],
  },
  services: {
    en: [
      'water damage repair', 'water damage cleanup', 'flood cleanup', 'basement flood cleanup', 'emergency water removal', 'water extraction', 'water pump out',
      'structural drying', 'basement drying', 'carpet drying', 'dehumidifier rental', 'sewage cleanup', 'sewer backup cleanup', 'fire damage restoration', 'fire damage cleanup',
      'smoke damage cleanup', 'soot removal', 'smoke odour removal', 'odour removal', 'odor removal', 'ozone treatment', 'mold removal', 'mould removal', 'mold inspection',
      'mould inspection', 'mold testing', 'mould testing', 'air quality testing', 'attic mold removal', 'basement mold removal', 'black mold removal', 'asbestos removal',
      'asbestos testing', 'asbestos abatement', 'vermiculite removal', 'lead paint removal', 'popcorn ceiling asbestos removal', 'contents cleaning', 'pack out storage',
      'window board up', 'emergency board up windows', 'storm damage restoration', 'wind damage restoration', 'biohazard cleanup', 'trauma cleanup', 'hoarding cleanup',
      'insurance claim repair', 'burst pipe cleanup', 'drug lab cleanup', 'disinfection',
    ],
    fr: [
      'nettoyage degat d eau', 'assechement', 'assechement sous sol', 'extraction d eau', 'pompage d eau sous sol', 'nettoyage apres incendie', 'nettoyage de suie',
      'elimination odeur de fumee', 'decontamination moisissure', 'inspection moisissure', 'test de moisissure', 'test qualite de l air', 'enlevement amiante', 'test amiante',
      'enlevement vermiculite', 'nettoyage refoulement d egout', 'nettoyage insalubre', 'location deshumidificateur', 'desodorisation',
    ],
  },
  problems: {
    en: [
      'water damage', 'flooded basement', 'basement flooding during rain', 'basement flood insurance', 'house flooded', 'kitchen flooded', 'flood damage', 'water in basement',
      'basement water after rain', 'wet carpet', 'carpet soaked', 'wet drywall', 'wet insulation', 'burst pipe damage', 'pipe burst flooded', 'ceiling collapsed from water',
      'water damaged ceiling', 'water damaged floor', 'dishwasher flooded kitchen', 'washing machine overflowed', 'sewage in basement', 'sewer backup in basement',
      'toilet overflowed flood', 'sump pump failed flooded', 'fire damage', 'house fire', 'kitchen fire', 'grease fire', 'smoke damage', 'smoke smell in house',
      'cigarette smoke smell', 'soot on walls', 'furnace puff back', 'musty smell', 'musty basement', 'damp smell', 'mold in basement', 'mold in attic', 'mold on ceiling',
      'mold behind wall', 'mold in bathroom', 'mould on windows', 'black mold', 'storm damage', 'fallen tree damage inside', 'insurance claim water', 'asbestos in house',
      'hoarder house', 'dead body smell', 'skunk smell in house',
    ],
    fr: [
      'degat d eau', 'degats des eaux', 'sous sol inonde', 'inondation', 'maison inondee', 'eau dans le sous sol', 'tapis mouille', 'refoulement d egout', 'feu dans la maison',
      'incendie', 'dommage par la fumee', 'odeur de fumee', 'odeur de moisi', 'moisissure au plafond', 'moisissure sous sol', 'moisissure dans entretoit', 'moisissure noire',
      'amiante dans la maison', 'reclamation assurance eau',
    ],
  },
  things: {
    en: [
      'flood', 'flooding', 'floodwater', 'mold', 'mould', 'mildew', 'mold spores', 'moldy basement', 'moldy drywall', 'mouldy wall', 'mouldy ceiling', 'toxic mold', 'asbestos',
      'asbestos tile', 'asbestos pipe wrap', 'asbestos insulation', 'vermiculite', 'zonolite', 'popcorn ceiling asbestos', 'soot', 'smoke odour', 'water loss', 'sewage',
      'sewage spill', 'raw sewage', 'biohazard', 'crime scene', 'blood cleanup', 'hoarding', 'dehumidifier', 'air scrubber', 'drying fans', 'standing water basement',
      'moisture reading', 'hazmat', 'lead paint', 'damp basement', 'moisture in basement',
    ],
    fr: [
      'moisissure', 'moisi', 'amiante', 'vermiculite', 'suie', 'sinistre', 'incendie maison', 'deshumidificateur', 'champignon maison', 'merule', 'plomb dans la peinture',
      'moisissures', 'eau contaminee egout',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'crown moulding', 'crown molding', 'chair rail moulding', 'trim moulding', 'moulding installation', 'molding installation', 'concrete mold', 'jello mold', 'flood light',
    'floodlight', 'flood insurance quote', 'car restoration', 'auto restoration', 'headlight restoration', 'furniture restoration', 'antique restoration', 'photo restoration',
    'deck restoration', 'hardwood restoration', 'marble restoration', 'brick restoration', 'masonry restoration', 'heritage restoration', 'stone restoration', 'lawn restoration',
    'tub restoration', 'hair restoration', 'data restoration', 'power restoration', 'fire pit', 'fire extinguisher', 'fire alarm', 'fire door', 'fire hydrant', 'smoke detector',
    'smoke alarm', 'smoked meat', 'incendie avertisseur', 'restauration rapide', 'restauration de meubles',
  ],
  related: ['Carpet Cleaner', 'General Contractor', 'Drywall & Insulation', 'Cleaner'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: true,
  explainer: {
    title: 'Hiring a restoration company',
    description: 'Restoration companies pump out water, dry the building, remove mould and clean up after fire, smoke and sewage. Stop the water at its source if you can, keep out of any water that reaches outlets or the electrical panel, then call: the sooner drying starts, the less is lost.',
    services: [
      'Pumping out and drying after a flood', 'Mould inspection and removal', 'Fire, smoke and soot clean-up', 'Sewage and biohazard clean-up', 'Asbestos testing and removal',
    ],
    tips: [
      'Take photographs before anything is moved, and call your insurer early. Ask whether you may choose the company yourself.',
      'Ask for moisture readings at the start and at the end. Closing up a wall that is still wet invites mould.',
      'In an older house, ask about a test for asbestos before wet drywall, flooring or insulation is torn out.',
    ],
  },
  questions: [
    'How soon can somebody be here, and what should I do until then?',
    'Do you bill my insurer directly, and what would I still owe?',
    'Who on the crew is certified for water, fire or mould work, and by whom?',
    'How will you show me that it is dry, or that the mould is gone?',
    'Do you rebuild as well, or only dry and clean?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses nobody for flood, fire or mould clean-up. The riskiest class of asbestos work, called Type 3, may be done only by workers certified as Asbestos Abatement Workers under a certified supervisor. Rebuilding that touches wiring, plumbing or gas is for the licensed trades.',
      lookFor: 'Certification by the IICRC, which is voluntary, for the very kind of damage: water, fire and smoke, or mould. Ask for a WSIB clearance certificate and for liability insurance that names mould or asbestos where these are removed.',
      source: { title: 'Ontario Regulation 278/05: asbestos on construction projects and in buildings and repair operations', url: 'https://www.ontario.ca/laws/regulation/050278', seen: '2026-11' },
    },
    BC: {
      body: 'WorkSafeBC (asbestos only)',
      statement: 'British Columbia licenses companies that test for or remove asbestos, and their workers must be certified. Flood, fire and mould clean-up as such needs no provincial licence.',
      register: { name: 'WorkSafeBC, asbestos abatement licence registry', url: 'https://www.worksafebc.com/' },
      lookFor: 'The legal name of the company in the asbestos abatement licence registry, and that the licence is still valid.',
      source: { title: 'WorkSafeBC: asbestos licensing and certification', url: 'https://www.worksafebc.com/en/resources/law-policy/act-amendments/asbestos-licensing-certification-who-is-required-to-have-licence-certificate', seen: '2026-11' },
    },
  },
  guides: ['sump-pump', 'frozen-pipes'],
};
