import type { Trade } from '../trade.js';

export const carpetCleaner: Trade = {
  name: 'Carpet Cleaner',
  plural: 'Carpet cleaners',
  slug: 'carpet-cleaner',
  hue: 150,
  summary: 'Stains, smells and years of footsteps, lifted out.',
  hint: 'Carpets, rugs, sofas, mattresses',
  names: {
    en: [
      'carpet cleaning', 'carpet cleaning company', 'carpet care', 'carpet washing', 'carpet shampoo', 'carpet shampooing', 'carpet steam cleaning', 'steam cleaning',
      'steam cleaner', 'carpet and upholstery cleaning', 'rug cleaner', 'rug cleaning', 'rug washing', 'area rug cleaning', 'upholstery cleaner', 'upholstery cleaning',
      'couch cleaner', 'couch cleaning', 'sofa cleaning', 'mattress cleaning', 'furniture cleaning', 'fabric cleaning',
    ],
    fr: [
      'nettoyage de tapis', 'nettoyeur de tapis', 'lavage de tapis', 'nettoyage de moquette', 'nettoyage de carpette', 'nettoyage vapeur', 'shampoing de tapis',
      'nettoyage de meubles', 'nettoyage de meubles rembourres', 'nettoyage de divan', 'nettoyage de sofa', 'nettoyage de matelas',
    ],
  },
  services: {
    en: [
      'carpet deep cleaning', 'hot water extraction', 'dry carpet cleaning', 'low moisture carpet cleaning', 'stair carpet cleaning', 'basement carpet cleaning',
      'condo carpet cleaning', 'hallway carpet cleaning', 'office carpet cleaning', 'commercial carpet cleaning', 'move out carpet cleaning', 'carpet stain removal',
      'pet stain removal', 'pet odour removal', 'pet urine treatment', 'carpet deodorizing', 'carpet sanitizing', 'carpet protector', 'scotchgard', 'stain guard', 'carpet drying',
      'wet carpet extraction', 'carpet stretching', 'carpet repair', 'carpet patch', 'area rug washing', 'rug pickup and delivery', 'persian rug cleaning', 'oriental rug cleaning',
      'wool rug cleaning', 'silk rug cleaning', 'rug repair', 'rug fringe repair', 'sofa steam cleaning', 'sectional cleaning', 'loveseat cleaning', 'armchair cleaning',
      'recliner cleaning', 'dining chair cleaning', 'leather couch cleaning', 'microfibre couch cleaning', 'headboard cleaning', 'mattress sanitizing', 'mattress stain removal',
      'dust mite treatment', 'drapery cleaning', 'curtain cleaning', 'tile and grout cleaning', 'church pew cleaning', 'office chair cleaning',
    ],
    fr: [
      'nettoyage de tapis a la vapeur', 'nettoyage de tapis d escalier', 'nettoyage de tapis de bureau', 'nettoyage de tapis commercial', 'nettoyage de tapis persan',
      'lavage de carpette', 'detachage de tapis', 'enlever tache de tapis', 'enlever odeur d urine', 'desodorisation de tapis', 'nettoyage de fauteuil', 'nettoyage de chaises',
      'nettoyage de divan en cuir', 'nettoyage de sectionnel', 'nettoyage de rideaux', 'traitement acariens', 'protection antitache', 'sechage de tapis', 'reparation de tapis',
      'etirement de tapis',
    ],
  },
  problems: {
    en: [
      'carpet stain', 'stained carpet', 'dirty carpet', 'carpet smells', 'carpet stinks', 'musty carpet', 'wet carpet', 'damp carpet', 'matted carpet', 'carpet dingy',
      'traffic marks on carpet', 'stain keeps coming back', 'wine on carpet', 'red wine stain', 'coffee on carpet', 'juice on carpet', 'blood on carpet', 'ink on carpet',
      'nail polish on carpet', 'paint on carpet', 'gum in carpet', 'candle wax on carpet', 'slime in carpet', 'makeup on carpet', 'mud on carpet', 'salt stains on carpet',
      'ketchup on carpet', 'dog peed on carpet', 'dog pee carpet', 'cat peed on carpet', 'cat urine smell', 'dog pooped on carpet', 'dog threw up on carpet', 'vomit on carpet',
      'pet accident', 'pet odour', 'dirty rug', 'rug stain', 'dog peed on rug', 'dirty couch', 'couch stain', 'couch smells', 'cat peed on couch', 'stain on sofa',
      'mattress stain', 'pee on mattress', 'kid wet the bed', 'sweat stains on mattress', 'dust mites', 'bleach spot on carpet',
    ],
    fr: [
      'tache sur tapis', 'tapis sale', 'tapis qui sent mauvais', 'tapis mouille', 'tapis jauni', 'tache de vin', 'tache de cafe', 'tache d encre tapis', 'tache de sang tapis',
      'pipi de chien tapis', 'pipi de chat tapis', 'odeur d urine', 'vomi sur tapis', 'gomme dans tapis', 'divan sale', 'divan tache', 'sofa qui sent', 'matelas tache',
      'pipi sur matelas', 'acariens',
    ],
  },
  things: {
    en: [
      'carpet', 'broadloom', 'wall to wall carpet', 'berber carpet', 'shag carpet', 'stair carpet', 'carpet runner', 'stair runner', 'carpet pile', 'carpet fibre', 'rug',
      'area rug', 'persian rug', 'oriental rug', 'turkish rug', 'wool rug', 'silk rug', 'shag rug', 'cowhide rug', 'sheepskin', 'throw rug', 'hallway runner', 'upholstery',
      'couch', 'sofa', 'chesterfield', 'sectional', 'loveseat', 'armchair', 'recliner', 'ottoman', 'futon', 'sofa bed', 'leather couch', 'suede couch', 'microfibre couch',
      'velvet sofa', 'couch cushion', 'upholstered chair', 'dining chair', 'office chair', 'fabric headboard', 'mattress', 'drapes', 'drapery', 'pet stain', 'pet urine',
      'urine stain', 'wine stain', 'coffee stain', 'grease stain', 'dust mite',
    ],
    fr: [
      'tapis', 'moquette', 'carpette', 'tapis persan', 'tapis d orient', 'tapis de laine', 'tapis d escalier', 'tapis mur a mur', 'divan', 'canape', 'sofa', 'causeuse',
      'sectionnel', 'fauteuil', 'fauteuil inclinable', 'pouf', 'futon', 'divan lit', 'divan en cuir', 'chaise rembourree', 'matelas', 'draperies', 'tentures', 'coussin',
      'tache d urine',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'red carpet', 'magic carpet', 'car carpet', 'car upholstery', 'car seat cleaning', 'car mats', 'carpet cleaner rental', 'steam cleaner rental', 'rug doctor rental',
    'carpet python', 'steam game', 'steam deck', 'steam download', 'rug pull', 'couch to 5k', 'couchsurfing', 'couch potato', 'mattress store', 'mattress sale', 'buy mattress',
    'air mattress', 'sofa store', 'rug store', 'fauteuil roulant', 'tapis roulant', 'tapis de yoga', 'tapis de souris',
  ],
  related: ['Cleaner', 'Restoration', 'Flooring'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a carpet cleaner',
    description: 'Carpet cleaners wash carpets, rugs, sofas and mattresses with hot water, steam or low-moisture methods, and treat stains and odours. Blot a fresh spill with a clean white cloth, and do not rub.',
    services: ['Wall-to-wall carpets and stairs', 'Area rugs, wool and silk included', 'Sofas, chairs and mattresses', 'Pet stains and odours', 'Offices and hallways'],
    tips: [
      'Say what made the stain, how old it is and what you have tried: some home remedies set a stain for good.',
      'Ask how long drying takes, and keep feet and furniture off until then.',
      'A carpet soaked by a leak or a flood needs drying within a day or two, padding included: ask for a restoration company.',
    ],
  },
  questions: [
    'Is the price by the room, by the area or by the piece?',
    'Which method do you use, and does it suit my fibre?',
    'Is moving furniture and treating stains included?',
    'How long until it is dry and we can walk on it?',
    'What do you do if a stain or smell comes back?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license carpet cleaners. Some are certified by choice by the Institute of Inspection, Cleaning and Restoration Certification (IICRC), which trains and examines technicians and lists certified firms.',
      lookFor: 'A technician’s IICRC certificate for carpet or upholstery cleaning, proof of liability insurance, and a WSIB clearance if there are employees.',
      source: { title: 'IICRC: frequently asked questions', url: 'https://www.iicrc.org/about-us/faq/', seen: '2026-11' },
    },
  },
  guides: [],
};
