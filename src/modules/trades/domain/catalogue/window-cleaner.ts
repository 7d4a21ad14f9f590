import type { Trade } from '../trade.js';

export const windowCleaner: Trade = {
  name: 'Window Cleaner',
  plural: 'Window cleaners',
  slug: 'window-cleaner',
  hue: 240,
  summary: 'Clear glass, inside and out, on every floor.',
  hint: 'Windows, screens, eavestroughs',
  names: {
    en: [
      'window cleaning', 'window cleaning company', 'window washer', 'window washing', 'window washing company', 'residential window cleaning', 'commercial window cleaning',
      'exterior window cleaning', 'high rise window cleaning', 'glass cleaning', 'glass washing', 'window and gutter cleaning', 'window and eavestrough cleaning',
      'exterior house cleaning', 'exterior cleaning',
    ],
    fr: [
      'lavage de vitres', 'laveur de vitres', 'nettoyage de vitres', 'nettoyeur de vitres', 'lave vitres', 'lavage de fenetres', 'laveur de fenetres', 'nettoyage de fenetres',
      'vitres et gouttieres', 'entretien exterieur vitres',
    ],
  },
  services: {
    en: [
      'inside window cleaning', 'outside window cleaning', 'interior and exterior window cleaning', 'second storey window cleaning', 'high window cleaning',
      'condo window cleaning', 'apartment window cleaning', 'cottage window cleaning', 'storefront window cleaning', 'office window cleaning', 'post construction window cleaning',
      'storm window cleaning', 'screen cleaning', 'window screen washing', 'window track cleaning', 'window sill cleaning', 'window well cleaning', 'skylight cleaning',
      'sunroom window cleaning', 'patio door cleaning', 'glass railing cleaning', 'balcony glass cleaning', 'shower glass cleaning', 'mirror cleaning', 'chandelier cleaning',
      'hard water stain removal glass', 'glass polishing', 'scratched glass polishing', 'paint removal from glass', 'sticker removal from glass', 'water fed pole cleaning',
      'rope access window cleaning', 'solar panel cleaning', 'eavestrough cleaning', 'gutter cleaning', 'downspout cleaning', 'gutter whitening', 'pressure washing',
      'power washing', 'soft washing', 'house washing', 'siding washing', 'vinyl siding cleaning', 'soffit cleaning', 'spider web removal outside', 'spring window cleaning',
    ],
    fr: [
      'lavage de vitres interieur', 'lavage de vitres exterieur', 'lavage de vitres residentiel', 'lavage de vitres commercial', 'lavage de vitres en hauteur',
      'lavage de vitres apres construction', 'lavage de vitrine', 'nettoyage de moustiquaires', 'nettoyage de rails de fenetre', 'nettoyage de puits de lumiere',
      'nettoyage de garde corps en verre', 'nettoyage de porte patio', 'nettoyage de panneaux solaires', 'nettoyage de gouttieres', 'lavage a pression',
      'lavage de revetement exterieur', 'enlever peinture sur vitre', 'enlever calcaire sur vitre', 'lavage de vitres condo', 'lavage de vitres printemps',
    ],
  },
  problems: {
    en: [
      'dirty windows', 'filthy windows', 'windows need washing', 'streaky windows', 'streaks on glass', 'smudged windows', 'smears on windows', 'fingerprints on glass',
      'nose prints on window', 'grimy windows', 'cant see out windows', 'water spots on windows', 'hard water stains on windows', 'mineral deposits on glass',
      'sprinkler stains on windows', 'white spots on glass', 'film on windows', 'haze on windows outside', 'bird poop on window', 'bird droppings on glass', 'bugs on windows',
      'dead flies in window', 'spider webs on windows', 'pollen on windows', 'dust on windows', 'construction dust on windows', 'stucco on windows', 'paint on windows',
      'overspray on windows', 'tape residue on windows', 'sticker residue on glass', 'salt on windows', 'smoke film on windows', 'dirty screens', 'dusty screens',
      'dirty window tracks', 'black gunk window tracks', 'dirty window sills', 'dirty skylight', 'dirty patio door glass', 'cant reach windows', 'windows too high to clean',
      'second floor windows dirty', 'condo windows dirty outside', 'dirty storefront glass', 'dirty solar panels', 'green siding', 'algae on siding', 'dirty siding',
      'black streaks on eavestrough',
    ],
    fr: [
      'vitres sales', 'fenetres sales', 'traces sur vitres', 'coulisses sur vitres', 'calcaire sur vitres', 'taches d eau sur vitres', 'traces de doigts sur vitre',
      'fiente d oiseau sur fenetre', 'toiles d araignee fenetre', 'mouches mortes fenetre', 'pollen sur fenetres', 'peinture sur vitre', 'colle sur vitre', 'moustiquaires sales',
      'rails de fenetre sales', 'fenetres trop hautes', 'fenetres deuxieme etage sales', 'puits de lumiere sale', 'vitrine sale', 'revetement vert algues',
    ],
  },
  things: {
    en: [
      'squeegee', 'water fed pole', 'extension pole squeegee', 'bosun chair', 'inside windows', 'outside windows', 'exterior windows', 'windows inside and out', 'high windows',
      'upstairs windows', 'second storey windows', 'storm windows', 'condo windows', 'tower windows', 'picture window', 'bay window glass', 'window screens', 'window tracks',
      'window sills', 'window wells', 'window washing ladder', 'glass doors', 'patio door glass', 'french door glass', 'glass railing', 'glass balcony', 'glass panels',
      'glass canopy', 'glass roof', 'glass atrium', 'sunroom glass', 'solarium glass', 'skylight glass', 'transom window', 'storefront glass', 'storefront windows', 'shop window',
      'display window', 'curtain wall glass', 'water spots', 'hard water spots', 'bird droppings', 'streaky glass', 'window smudges',
    ],
    fr: [
      'vitre', 'vitre exterieure', 'vitre interieure', 'vitrine', 'vitrine de magasin', 'raclette', 'moustiquaire', 'rails de fenetre', 'rebord de fenetre', 'fenetre en hauteur',
      'fenetres du haut', 'fenetre double', 'porte patio vitree', 'porte vitree', 'puits de lumiere', 'verriere', 'solarium vitre', 'garde corps en verre', 'balcon vitre',
      'panneau solaire', 'mur rideau', 'taches d eau', 'fiente d oiseau',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'windows 10', 'windows 11', 'windows update', 'microsoft windows', 'windows password', 'windows defender', 'windows laptop', 'windows computer', 'windows license',
    'windows error', 'car window', 'car window tinting', 'windshield', 'windshield wiper', 'windshield washer', 'window shopping', 'pressure cooker', 'pressure washer rental',
    'pressure washer repair', 'eyeglass cleaner', 'vitre de voiture', 'vitre d auto', 'vitre de cellulaire', 'blood pressure',
  ],
  related: ['Cleaner', 'Property Maintenance', 'Siding & Eavestrough'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a window cleaner',
    description: 'Window cleaners wash glass inside and out, with screens, tracks and sills where you ask for them. Count your windows and storeys, and mention what is hard to reach, before you ask for a price.',
    services: ['Windows inside and out', 'Screens, tracks and sills', 'Skylights and glass railings', 'Storefronts and condos', 'Eavestroughs and siding'],
    tips: [
      'Ask whether screens, tracks, sills and storm windows are in the price.',
      'Fog between two panes is a failed seal. Cleaning does not remove it: ask a window company.',
      'Work from ladders and ropes is dangerous. Ask for proof of liability insurance and that the workers are covered if they fall.',
    ],
  },
  questions: [
    'Is the price by the window, by the pane or for the house?',
    'Are screens, tracks and sills included, inside and out?',
    'How do you reach the upper floors, by ladder, pole or rope?',
    'Are you insured for damage and for your workers’ injuries?',
    'Do you come back if rain or streaks spoil the result?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license window cleaners. It has safety rules for their work, Regulation 859 under the Occupational Health and Safety Act, which ask employers to protect workers from falls.',
      lookFor: 'Proof of liability insurance and a WSIB clearance for the crew. For a tall building, ask for the written work plan as well.',
      source: { title: 'Ontario Regulation 859: window cleaning', url: 'https://www.ontario.ca/laws/regulation/900859', seen: '2026-11' },
    },
  },
  guides: [],
};
