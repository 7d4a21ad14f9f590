import type { Trade } from '../trade.js';

export const pestControl: Trade = {
  name: 'Pest Control',
  plural: 'Pest control companies',
  slug: 'pest-control',
  hue: 275,
  summary: 'Mice, ants, wasps, bed bugs and bigger guests.',
  hint: 'Rodents, insects, wildlife',
  names: {
    en: [
      'pest control', 'pest control company', 'pest control services', 'pest management', 'pest removal', 'pest solutions', 'exterminator', 'extermination', 'exterminating company',
      'fumigator', 'fumigation', 'bug exterminator', 'bug man', 'bug guy', 'rat catcher', 'rodent control', 'wildlife control', 'wildlife removal', 'animal control', 'critter control',
      'animal removal', 'bed bug exterminator', 'mosquito control', 'pest exterminator',
    ],
    fr: [
      'exterminateur', 'exterminateurs', 'exterminatrice', 'extermination', 'gestion parasitaire', 'controle parasitaire', 'antiparasitaire', 'lutte antiparasitaire',
      'controle des animaux', 'controle de la vermine', 'deratisation', 'desinsectisation',
    ],
  },
  services: {
    en: [
      'mouse removal', 'mice exterminator', 'rat control', 'rat removal', 'rodent proofing', 'rodent exclusion', 'bed bug treatment', 'bed bug heat treatment', 'bed bug inspection',
      'cockroach treatment', 'roach exterminator', 'ant treatment', 'ant exterminator', 'carpenter ant treatment', 'termite treatment', 'termite inspection', 'wasp nest removal',
      'hornet nest removal', 'bee removal', 'bee hive removal', 'bee swarm removal', 'spider control', 'spider treatment', 'flea treatment', 'tick spraying', 'mosquito spraying',
      'moth treatment', 'silverfish treatment', 'cluster fly treatment', 'raccoon removal', 'squirrel removal', 'skunk removal', 'bat removal', 'bat exclusion', 'groundhog removal',
      'mole trapping', 'snake removal', 'bird removal', 'pigeon control', 'bird netting', 'bird proofing', 'dead animal removal', 'wildlife exclusion', 'animal proofing',
      'fumigation service', 'pest inspection', 'bug spraying', 'attic animal cleanup', 'bug treatment',
    ],
    fr: [
      'traitement punaises de lit', 'traitement thermique punaises', 'extermination de souris', 'extermination de rats', 'extermination de fourmis', 'traitement fourmis charpentieres',
      'extermination de coquerelles', 'traitement araignees', 'enlevement nid de guepes', 'destruction nid de frelons', 'capture de ratons laveurs', 'capture de moufette',
      'capture animaux', 'controle des pigeons', 'retrait de chauves souris', 'traitement puces', 'traitement termites', 'inspection parasitaire', 'fumigation', 'animal mort',
    ],
  },
  problems: {
    en: [
      'silverfish in bathroom', 'mice in house', 'mice in walls', 'mice in attic', 'mouse droppings', 'rats in basement', 'rat under deck', 'bed bug bites', 'bugs in bed', 'waking up with bites',
      'bug bites at night', 'bugs in kitchen', 'bugs in pantry', 'ants in kitchen', 'ants in floor', 'flying ants', 'sawdust from ants', 'wasp nest', 'wasps in wall', 'bees in wall',
      'raccoon in attic', 'raccoon in chimney', 'squirrel in attic', 'squirrels in walls', 'animal in attic', 'animal in wall', 'animal under deck', 'skunk under deck', 'bat in house',
      'bats in attic', 'bird in vent', 'birds nest in dryer vent', 'birds in soffit', 'scratching in attic', 'scratching noise at night', 'chewed wires', 'dead animal smell',
      'dead mouse smell', 'fruit flies', 'drain flies', 'fleas in carpet', 'groundhog under shed', 'moles in lawn', 'infestation', 'scratching in wall', 'scratching in ceiling',
      'mice in insulation', 'noise in attic at night', 'bugs in house', 'bugs coming from drain', 'mice under stove',
    ],
    fr: [
      'souris dans la maison', 'souris dans les murs', 'crottes de souris', 'punaises dans le lit', 'piqures la nuit', 'fourmis dans la cuisine', 'fourmis volantes', 'nid de guepes',
      'nid de frelons', 'guepes dans le mur', 'raton laveur dans entretoit', 'ecureuil dans le grenier', 'bruit dans le grenier', 'bruit de grattage', 'moufette sous la galerie',
      'chauve souris dans la maison', 'mites dans le garde manger', 'odeur animal mort', 'infestation',
    ],
  },
  things: {
    en: [
      'pest', 'bug', 'insect', 'rodent', 'vermin', 'mouse', 'mice', 'rat', 'bed bug', 'bedbug', 'cockroach', 'roaches', 'ant', 'carpenter ant', 'termite', 'wasp', 'hornet',
      'yellow jacket', 'bee', 'beehive', 'bumblebee', 'carpenter bee', 'spider', 'silverfish', 'centipede', 'millipede', 'earwig', 'flea', 'tick', 'mosquito', 'moth', 'carpet beetle',
      'weevil', 'stink bug', 'boxelder bug', 'powderpost beetle', 'cluster fly', 'flies', 'gnat', 'raccoon', 'squirrel', 'chipmunk', 'skunk', 'bat', 'groundhog', 'gopher', 'opossum',
      'vole', 'snake', 'pigeon', 'seagull', 'wildlife', 'critter', 'ladybug', 'cricket', 'sowbug', 'spider web', 'wasp nest', 'mouse droppings',
    ],
    fr: [
      'souris', 'mulot', 'rat', 'rongeur', 'vermine', 'punaise', 'coquerelle', 'cafard', 'fourmi', 'fourmis', 'fourmis charpentieres', 'guepe', 'frelon', 'abeille', 'araignee', 'perce oreille', 'lepisme', 'termite',
      'moustique', 'moufette', 'raton laveur', 'ecureuil', 'marmotte', 'chauve souris', 'pigeon', 'puce', 'tique',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'computer mouse', 'wireless mouse', 'mouse pad', 'mickey mouse', 'rat race', 'pet rat', 'software bug', 'computer bug', 'bug bounty', 'vw bug', 'vw beetle', 'spider man',
    'spider plant', 'spider veins', 'spider crack', 'baseball bat', 'batting cage', 'bat mitzvah', 'bee gees', 'spelling bee', 'ant man', 'tick tock', 'fly fishing', 'fly screen',
    'flying lesson', 'bug screen', 'mosquito net', 'mosquito screen', 'mole removal skin', 'skin mole', 'bird feeder', 'bird bath', 'bird seed', 'bird cage', 'squirrel cage fan',
    'plumbing snake', 'drain snake', 'drain snaking', 'snake plant', 'nest thermostat', 'nest doorbell', 'nest camera',
  ],
  related: ['Property Maintenance', 'Handyman'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: true,
  explainer: {
    title: 'Hiring a pest control company',
    description: 'Pest control companies find out what lives with you, remove it, and close the way in. If a bat was in a room with somebody asleep, or an animal has bitten, call public health first. Leave a wasp nest alone and keep children and pets away.',
    services: [
      'Mice, rats and sealing their entries',
      'Bed bugs, cockroaches and fleas',
      'Ants, carpenter ants and termites',
      'Wasps, hornets and bees',
      'Raccoons, squirrels, skunks and bats',
    ],
    tips: [
      'Keep a bug, a photo or some droppings in a closed bag. The right treatment depends on the right name.',
      'Treatment without closing the holes rarely lasts. Ask what will be sealed, and with what.',
      'Ask how to prepare, how long people and pets must stay out, and when the second visit is. For bed bugs do not move furniture or bedding to other rooms.',
    ],
  },
  questions: [
    'Will you inspect first, and tell me in writing what it is and where it gets in?',
    'Which product or method will you use, and when may children and pets come back?',
    'How many visits are included, and what happens if it returns?',
    'Do you seal the entry points, and is that in the price?',
    'Do you hold the licence for this kind of treatment, and may I see it?',
  ],
  licensing: {
    ON: {
      body: 'Ministry of the Environment, Conservation and Parks (Ontario)',
      statement: 'Under Ontario’s Pesticides Act a pest control business holds an operator licence, and whoever applies pesticides in homes holds a structural exterminator licence, or is a technician or trainee under somebody who does. Trapping wildlife falls under the Fish and Wildlife Conservation Act instead.',
      register: { name: 'Access Environment, Government of Ontario', url: 'https://www.accessenvironment.ene.gov.on.ca/' },
      lookFor: 'The operator licence in the company’s name, the exterminator’s own name with the class Structural, and an expiry date that has not passed.',
      source: { title: 'Ontario: guide to pesticide licensing and certification', url: 'https://www.ontario.ca/environment-and-energy/guide-pesticide-licensing-and-certification', seen: '2026-11' },
    },
    BC: {
      body: 'Government of British Columbia, Integrated Pest Management Program',
      statement: 'In British Columbia a business that applies pesticides as a service holds a pesticide licence under the Integrated Pest Management Act, and its applicators hold certificates in the category of the work.',
      lookFor: 'The company’s pesticide user licence, and an applicator certificate for structural pests.',
      source: { title: 'British Columbia: pesticide licences', url: 'https://www2.gov.bc.ca/gov/content/environment/pesticides-pest-management/pesticide-use/pesticide-licences', seen: '2026-11' },
    },
    QC: {
      body: 'Ministère de l’Environnement du Québec',
      statement: 'In Quebec most businesses that are paid to use pesticides hold a permit, and the person who does the work holds a certificate or works under the eyes of somebody who does.',
      lookFor: 'The company’s permit for paid work with pesticides, and the certificate of the person who comes.',
      source: { title: 'Québec: règlement sur les permis et les certificats pour la vente et l’utilisation des pesticides', url: 'https://www.legisquebec.gouv.qc.ca/fr/document/rc/P-9.3,%20r.%202', seen: '2026-11' },
    },
  },
  guides: [],
};
