import type { Trade } from '../trade.js';

export const homeRenovation: Trade = {
  name: 'Home Renovation',
  plural: 'Home renovators',
  slug: 'home-renovation',
  hue: 85,
  summary: 'From a tired kitchen to a finished basement.',
  hint: 'Kitchens, bathrooms, basements',
  names: {
    en: [
      'renovation', 'renovator', 'renovate', 'reno', 'home reno', 'home remodeling', 'home remodelling', 'remodeler', 'remodeller', 'remodel', 'home improvement',
      'renovation contractor', 'renovation company', 'house renovation', 'interior renovation', 'kitchen renovation', 'kitchen contractor', 'kitchen and bath',
      'bathroom renovation', 'bathroom contractor', 'basement renovation', 'basement contractor', 'basement finishing', 'refurbishment', 'home makeover',
    ],
    fr: [
      'renovation', 'renovateur', 'renover', 'reno', 'entrepreneur en renovation', 'renovation residentielle', 'renovation interieure', 'renovation domiciliaire',
      'compagnie de renovation', 'cuisiniste', 'amenagement interieur', 'travaux de renovation',
    ],
  },
  services: {
    en: [
      'tub reglazing', 'tub refinishing',
      'kitchen remodel', 'kitchen update', 'new kitchen', 'redo kitchen', 'kitchen design', 'kitchen cabinet replacement', 'cabinet refacing', 'kitchen island installation',
      'countertop replacement', 'bathroom remodel', 'new bathroom', 'redo bathroom', 'ensuite renovation', 'powder room renovation', 'add a bathroom', 'basement bathroom',
      'bathtub replacement', 'tub to shower conversion', 'walk in shower installation', 'walk in tub installation', 'curbless shower', 'barrier free bathroom', 'bathtub reglazing',
      'bathtub refinishing', 'bath liner', 'vanity replacement', 'basement remodel', 'basement development', 'finish basement', 'build basement apartment',
      'basement suite renovation', 'home theatre room', 'home gym room', 'home office renovation', 'laundry room renovation', 'main floor laundry', 'mudroom renovation',
      'attic renovation', 'whole house renovation', 'main floor renovation', 'condo renovation', 'apartment renovation', 'heritage home renovation', 'rental unit renovation',
      'pre sale renovation', 'accessibility renovation', 'aging in place', 'wheelchair ramp installation', 'stairlift installation', 'interior design',
    ],
    fr: [
      'renovation de cuisine', 'refaire la cuisine', 'nouvelle cuisine', 'renovation de salle de bain', 'refaire la salle de bain', 'ajout de salle de bain',
      'renovation de sous sol', 'finition de sous sol', 'amenagement de sous sol', 'renovation complete', 'renovation de condo', 'renovation d appartement',
      'armoires de cuisine sur mesure', 'remplacement de comptoir', 'remplacement de baignoire', 'transformer bain en douche', 'douche italienne', 'reemaillage de bain',
      'adaptation de domicile', 'aire ouverte',
    ],
  },
  problems: {
    en: [
      'outdated kitchen', 'dated kitchen', 'old kitchen', 'ugly kitchen', 'kitchen too small', 'cramped kitchen', 'dark kitchen', 'closed off kitchen',
      'not enough kitchen storage', 'no counter space', 'kitchen layout awkward', 'worn countertop', 'countertop peeling', 'cabinets falling apart', 'swollen cabinets',
      'cabinet doors peeling', 'outdated bathroom', 'dated bathroom', 'old bathroom', 'ugly bathroom', 'tiny bathroom', 'pink bathroom', 'only one bathroom',
      'need second bathroom', 'need extra bathroom', 'soft bathroom floor', 'rotten bathroom floor', 'cracked bathtub', 'chipped bathtub', 'bathtub enamel peeling',
      'tub surround coming off', 'hard to get in bathtub', 'cannot step over tub', 'shower too small', 'unfinished basement', 'basement not finished', 'ugly basement',
      'low basement ceiling', 'cold basement floor', 'rent out basement', 'house looks dated', 'house needs updating', 'fixer upper', 'old house needs work', 'wood paneling dated',
      'awkward layout', 'builder grade finishes', 'not wheelchair accessible', 'parents moving in', 'renovation before selling',
    ],
    fr: [
      'cuisine demodee', 'vieille cuisine', 'cuisine a refaire', 'cuisine trop petite', 'manque de rangement cuisine', 'armoires brisees', 'armoires defraichies', 'comptoir abime',
      'salle de bain demodee', 'vieille salle de bain', 'salle de bain a refaire', 'salle de bain trop petite', 'besoin d une deuxieme salle de bain', 'baignoire fissuree',
      'baignoire difficile d acces', 'sous sol non fini', 'sous sol a finir', 'maison a renover', 'maison demodee', 'maison pas adaptee fauteuil roulant',
    ],
  },
  things: {
    en: [
      'kitchen cabinets', 'kitchen island', 'kitchen layout', 'countertop', 'laminate countertop', 'butcher block countertop', 'quartz countertop', 'breakfast bar',
      'walk in pantry', 'butler pantry', 'vanity', 'bathroom vanity', 'bathroom layout', 'bathtub', 'soaker tub', 'freestanding tub', 'clawfoot tub', 'walk in tub', 'tub surround',
      'bath surround', 'acrylic liner', 'shower stall', 'shower pan', 'shower base', 'walk in shower', 'roll in shower', 'accessible bathroom', 'jack and jill bathroom', 'wet bar',
      'dry bar', 'basement bar', 'basement man cave', 'murphy bed', 'open concept', 'galley kitchen', 'wood paneling', 'bulkhead', 'stairlift', 'wheelchair ramp', 'reno project',
      'renovation permit', 'renovation quote',
    ],
    fr: [
      'armoires de cuisine', 'ilot de cuisine', 'comptoir de cuisine', 'comptoir', 'garde manger', 'vanite', 'meuble lavabo', 'baignoire', 'bain autoportant', 'bain podium',
      'cabine de douche', 'base de douche', 'douche en coin', 'comptoir stratifie', 'comptoir de quartz', 'meuble de salle de bain', 'bain a porte', 'douche adaptee',
      'salle de bain adaptee', 'cinema maison', 'cuisinette', 'aire ouverte', 'monte escalier', 'rampe d acces', 'projet de renovation',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'home improvement store', 'home improvement show', 'home improvement loan', 'renovation loan', 'renovation tax credit', 'renovation mortgage', 'reno nevada', 'reno 911',
    'boat renovation', 'rv renovation', 'kitchenaid mixer', 'kitchen knife', 'kitchen utensils', 'kitchen scale', 'soup kitchen', 'hells kitchen', 'bathroom scale', 'bath towels',
    'bath and body works', 'bathtub toys', 'makeup vanity', 'vanity plate', 'home theatre speakers', 'baby bathtub',
  ],
  related: ['General Contractor', 'Carpenter', 'Handyman', 'Drywall & Insulation'],
  schemaType: 'GeneralContractor',
  urgent: false,
  explainer: {
    title: 'Hiring a home renovator',
    description: 'Renovators remake kitchens, bathrooms, basements and whole floors, and bring in the other trades where they are needed. Decide what must change and what may stay before you ask for prices: it keeps quotes comparable.',
    services: ['Kitchen renovations', 'Bathrooms and ensuites', 'Finished basements and suites', 'Whole-home and condo renovations', 'Accessible bathrooms and ramps'],
    tips: [
      'Compare quotes on the same list: demolition, disposal, fixtures, finishes and painting, each included or not.',
      'Older homes may hold asbestos or lead paint. Have suspect materials tested before anything is torn out.',
      'Moving walls, plumbing or wiring usually needs a permit, and a condo its board’s consent: ask who applies.',
    ],
  },
  questions: [
    'What exactly is in the price, and what is only an allowance?',
    'Who does the electrical and plumbing work, and are they licensed?',
    'Does this need a permit, and who applies for it?',
    'When do you start, how long does it take, and is the crew here every day?',
    'How do you deal with what turns up behind the walls?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license renovators. Some municipalities do: Toronto, for one, requires a Building Renovator licence. Electricians, plumbers and gas technicians on the job must hold their own licences or certificates.',
      lookFor: 'A municipal licence where your town has one, proof of liability insurance, and a WSIB clearance if there is a crew; somebody who works alone for people in their own homes may be exempt. RenoMark is voluntary: its members sign a code of conduct of the Canadian Home Builders’ Association.',
      source: { title: 'City of Toronto: building renovators', url: 'https://www.toronto.ca/services-payments/permits-licences-bylaws/building-renovators/', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A contractor who makes the contract away from their own place of business, at your home for instance, and takes money before the work is finished needs a prepaid contracting licence.',
      lookFor: 'A valid prepaid contracting licence in the company’s own name, before you pay a deposit.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Whoever renovates, repairs or alters homes in Quebec for others must hold an RBQ licence in the subclass that covers the work, unless the law exempts it.',
      register: { name: 'RBQ licence holders’ repertory', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit licence number, the company’s exact name, and a subclass that covers your work.',
      source: { title: 'RBQ: work requiring a licence', url: 'https://www.rbq.gouv.qc.ca/en/licence/knowing-if-a-licence-is-required/work-requiring-a-licence/', seen: '2026-11' },
    },
  },
  guides: [],
};
