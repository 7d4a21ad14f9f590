import type { Trade } from '../trade.js';

export const cleaner: Trade = {
  name: 'Cleaner',
  plural: 'Cleaners',
  slug: 'cleaner',
  hue: 195,
  summary: 'From a weekly tidy-up to a move-out deep clean.',
  hint: 'Weekly, deep and move-out cleaning',
  names: {
    en: [
      'cleaning', 'cleaning company', 'cleaning service', 'cleaning lady', 'cleaning crew', 'house cleaner', 'house cleaning', 'home cleaner', 'home cleaning',
      'residential cleaning', 'domestic cleaner', 'maid', 'maid service', 'housekeeper', 'housekeeping', 'housekeeping service', 'janitor', 'janitorial', 'janitorial service',
      'custodian', 'commercial cleaner', 'commercial cleaning', 'office cleaner', 'office cleaning', 'apartment cleaner',
    ],
    fr: [
      'menage', 'femme de menage', 'homme de menage', 'aide menagere', 'menage a domicile', 'entretien menager', 'service de menage', 'preposee au menage', 'nettoyage',
      'compagnie de nettoyage', 'conciergerie', 'nettoyage residentiel',
    ],
  },
  services: {
    en: [
      'deep cleaning', 'spring cleaning', 'weekly cleaning', 'biweekly cleaning', 'monthly cleaning', 'one time cleaning', 'recurring cleaning', 'move out cleaning',
      'move in cleaning', 'end of lease cleaning', 'tenant turnover cleaning', 'post construction cleaning', 'cleaning after renovation', 'construction dust cleanup',
      'apartment cleaning', 'condo cleaning', 'cottage cleaning', 'airbnb cleaning', 'vacation rental cleaning', 'office cleaning', 'store cleaning', 'clinic cleaning',
      'daycare cleaning', 'common area cleaning', 'stairwell cleaning', 'bathroom cleaning', 'kitchen cleaning', 'oven cleaning', 'fridge cleaning', 'inside cabinet cleaning',
      'baseboard cleaning', 'wall washing', 'floor washing', 'floor waxing', 'strip and wax floors', 'floor polishing', 'dusting and vacuuming', 'laundry and ironing',
      'laundry folding', 'light housekeeping', 'home organizing', 'decluttering', 'hoarding cleanup', 'garage cleaning', 'after party cleaning', 'pet hair cleaning',
      'disinfecting', 'green cleaning', 'seniors housekeeping', 'blind cleaning',
    ],
    fr: [
      'grand menage', 'menage de printemps', 'menage hebdomadaire', 'menage aux deux semaines', 'menage de demenagement', 'menage fin de bail', 'menage apres construction',
      'menage apres renovation', 'menage de condo', 'menage de chalet', 'menage airbnb', 'menage de bureau', 'nettoyage de four', 'lavage de planchers', 'cirage de planchers',
      'lavage de murs', 'desinfection', 'repassage', 'desencombrement', 'menage pour personnes agees',
    ],
  },
  problems: {
    en: [
      'dirty house', 'filthy house', 'messy house', 'house is a mess', 'disgusting apartment', 'dusty house', 'dust everywhere', 'drywall dust everywhere', 'construction dust',
      'dirty kitchen', 'greasy kitchen', 'grease on cabinets', 'greasy stove', 'dirty oven', 'burnt on oven', 'dirty fridge', 'smelly fridge', 'dirty bathroom', 'soap scum',
      'mildew in shower', 'mould in shower', 'pink slime in shower', 'toilet ring', 'stained toilet bowl', 'dirty grout', 'sticky floor', 'dirty floors', 'scuffed floors dull',
      'dirty baseboards', 'dirty walls', 'nicotine on walls', 'cobwebs', 'pet hair everywhere', 'dog hair everywhere', 'cat hair', 'no time to clean', 'too busy to clean',
      'overwhelmed by mess', 'cant keep up with housework', 'too much clutter', 'hoarder house', 'tenant left mess', 'landlord wants apartment clean', 'cleaning before guests',
      'after party mess', 'recovering from surgery housework', 'elderly parent needs cleaning help', 'house smells bad', 'cigarette smell in house', 'cleaner cancelled',
    ],
    fr: [
      'maison sale', 'maison en desordre', 'appartement sale', 'logement laisse sale', 'poussiere partout', 'poussiere de platre', 'poussiere de construction',
      'cuisine graisseuse', 'four sale', 'frigo sale', 'salle de bain sale', 'douche moisie', 'planchers collants', 'planchers sales', 'poils de chien partout',
      'pas le temps de faire le menage', 'trop d encombrement', 'mauvaise odeur dans maison', 'depot de savon', 'locataire parti logement sale',
    ],
  },
  things: {
    en: [
      'housework', 'household chores', 'chores', 'housekeeping', 'dust', 'dust bunnies', 'dusting', 'grime', 'filth', 'soap scum', 'limescale', 'cobweb', 'mess', 'clutter',
      'decluttering', 'hoarding', 'laundry', 'ironing', 'bed linens', 'bed sheets', 'dirty dishes', 'mopping', 'mop', 'vacuuming', 'sweeping', 'scrubbing', 'disinfectant',
      'sanitizing', 'pet hair', 'dog hair', 'cat hair', 'crumbs', 'oven grease', 'stove grease', 'kitchen grease', 'range hood grease', 'sticky floor', 'dirty floor',
      'dirty toilet', 'dirty shower', 'dirty blinds', 'airbnb turnover', 'move out checklist', 'rental turnover', 'spring cleaning', 'cleaning schedule',
    ],
    fr: [
      'taches menageres', 'corvees', 'poussiere', 'salete', 'saletes', 'desordre', 'fouillis', 'encombrement', 'epoussetage', 'repassage', 'vaisselle sale', 'lessive', 'literie',
      'toiles d araignee', 'poils d animaux', 'poils de chat', 'residus de savon', 'vadrouille', 'balayage', 'desinfectant', 'plancher collant', 'frigo sale', 'bureau sale',
      'cage d escalier',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'dry cleaner', 'dry cleaning', 'laundromat', 'laundry detergent', 'laundry basket', 'car cleaning', 'car interior cleaning', 'auto detailing', 'teeth cleaning',
    'dental cleaning', 'ear cleaning', 'face cleanser', 'jewelry cleaning', 'shoe cleaning', 'contact lens cleaner', 'computer cleaning', 'pc cleaner', 'registry cleaner',
    'data cleaning', 'disk cleanup', 'vacuum cleaner store', 'cleaning jobs', 'cleaner jobs', 'cleaning supplies', 'cleaning products', 'maid of honour', 'maid of the mist',
    'clean energy', 'dust collector', 'washing machine cleaner',
  ],
  related: ['Carpet Cleaner', 'Window Cleaner', 'Property Maintenance'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a cleaner',
    description: 'Cleaners look after homes and offices, once or regularly, and before and after a move, a renovation or a party. Say what matters most to you, room by room, and put valuables and papers away before the first visit.',
    services: ['Weekly and biweekly cleaning', 'Deep and spring cleaning', 'Move-in and move-out cleaning', 'Cleaning after a renovation', 'Offices and common areas'],
    tips: [
      'Get a written list of what a visit includes: ovens, fridges, blinds and windows are often extra.',
      'Agree on keys, alarm codes and pets before the first visit.',
      'Ask for proof of liability insurance, and whether the people who come are covered if they are hurt in your home.',
    ],
  },
  questions: [
    'Is the price by the hour, by the room or for the visit?',
    'Does the same person or team come every time?',
    'Do you bring products and a vacuum, and can you use unscented ones?',
    'Are you insured, and what happens when something breaks?',
    'How do I move or cancel a visit?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license house cleaners. If you employ a cleaner yourself rather than hire a company, you must register with the WSIB once that person works for you more than 24 hours a week.',
      lookFor: 'Proof of liability insurance, a bond if keys are left with the company, and a WSIB clearance for its employees; somebody who works alone may have none.',
      source: { title: 'WSIB: domestic workers', url: 'https://www.wsib.ca/en/operational-policy-manual/domestic-workers', seen: '2026-11' },
    },
  },
  guides: [],
};
