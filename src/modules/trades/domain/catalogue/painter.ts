import type { Trade } from '../trade.js';

export const painter: Trade = {
  name: 'Painter',
  plural: 'Painters',
  slug: 'painter',
  hue: 330,
  summary: 'Walls, ceilings, cabinets and the outside too.',
  hint: 'Interior, exterior, cabinets',
  names: {
    en: [
      'painting', 'painting company', 'painting contractor', 'painting services', 'house painter', 'home painter', 'interior painter', 'exterior painter', 'residential painter',
      'commercial painter', 'painter and decorator', 'painting and decorating', 'interior painting', 'exterior painting', 'house painting', 'paint contractor', 'spray painter',
      'cabinet painter', 'cabinet painting company', 'wallpaper installer', 'wallpaper hanger', 'paper hanger', 'stucco painter', 'deck staining company', 'wood finisher',
    ],
    fr: [
      'peintre', 'peinture', 'peintre en batiment', 'entrepreneur peintre', 'entrepreneur en peinture', 'compagnie de peinture', 'peintre residentiel', 'peintre interieur',
      'peintre exterieur', 'peintre decorateur', 'poseur de papier peint', 'teinturier bois',
    ],
  },
  services: {
    en: [
      'room painting', 'bedroom painting', 'living room painting', 'kitchen painting', 'bathroom painting', 'basement painting', 'condo painting', 'apartment painting',
      'ceiling painting', 'wall painting', 'trim painting', 'baseboard painting', 'door painting', 'front door painting', 'garage door painting', 'window frame painting',
      'cabinet painting', 'kitchen cabinet painting', 'cabinet refinishing', 'cabinet spraying', 'furniture painting', 'spray painting', 'brick painting', 'brick staining',
      'siding painting', 'aluminum siding painting', 'stucco painting', 'fence painting', 'fence staining', 'deck staining', 'deck painting', 'porch painting', 'railing painting',
      'stair painting', 'staircase staining', 'wood staining', 'radiator painting', 'garage floor painting', 'concrete floor painting', 'wallpaper installation',
      'wallpaper removal', 'popcorn ceiling removal', 'accent wall', 'mural painting', 'colour consultation', 'color consultation', 'paint touch up', 'patch and paint',
      'paint stripping', 'lead paint removal',
    ],
    fr: [
      'peinture interieure', 'peinture exterieure', 'peinture de maison', 'peinture appartement', 'peinture plafond', 'peinture armoires', 'peinture armoires de cuisine',
      'peinture portes', 'peinture brique', 'peinture revetement aluminium', 'peinture balcon', 'teinture patio', 'teinture terrasse', 'teinture cloture', 'teinture escalier',
      'pose de papier peint', 'enlever papier peint', 'enlever tapisserie', 'reparation gypse peinture', 'decapage peinture',
    ],
  },
  problems: {
    en: [
      'peeling paint', 'paint chipping', 'chipped paint', 'paint flaking', 'paint bubbling', 'paint cracking', 'paint blistering', 'paint faded', 'faded siding', 'old paint',
      'ugly wall colour', 'ugly wall color', 'scuffed walls', 'scuff marks walls', 'marker on wall', 'crayon on wall', 'kids drew walls', 'nail holes wall', 'walls need touch up',
      'yellowed walls', 'nicotine stained walls', 'smoke stained walls', 'grease stained walls', 'paint over water stain', 'stain bleeding through paint', 'ceiling paint peeling',
      'bathroom paint peeling', 'paint peeling ceiling', 'wallpaper peeling', 'old wallpaper', 'ugly wallpaper', 'wallpaper coming off', 'wallpaper bubbling',
      'outdated popcorn ceiling', 'dated oak cabinets', 'cabinets look dated', 'cabinet finish worn', 'deck stain peeling', 'deck stain faded', 'faded deck', 'faded fence',
      'rusty railing paint', 'drips in paint', 'brush marks paint', 'streaky paint', 'patchy paint', 'bad paint job', 'lead paint', 'flaking ceiling paint', 'change wall colour',
    ],
    fr: [
      'peinture ecaillee', 'peinture qui ecaille', 'peinture qui pele', 'peinture cloque', 'peinture craquelee', 'peinture defraichie', 'murs defraichis', 'murs jaunis',
      'murs sales', 'murs abimes', 'tache plafond peinture', 'papier peint decolle', 'vieille tapisserie', 'teinture patio ecaillee', 'repeindre appartement', 'repeindre maison',
      'repeindre chambre', 'changer couleur murs', 'peinture au plomb', 'armoires demodees',
    ],
  },
  things: {
    en: [
      'paint', 'repaint', 'paint job', 'coat of paint', 'fresh coat', 'paint colour', 'paint color', 'wall colour', 'wall color', 'wallpaper', 'wall paper', 'wallpaper border',
      'accent wall', 'mural', 'primer', 'latex paint', 'chalk paint', 'lead paint', 'interior paint', 'exterior paint', 'ceiling paint', 'trim paint', 'cabinet paint',
      'wall paint', 'deck stain', 'fence stain', 'wood stain', 'varnish', 'lacquer', 'whitewash', 'limewash', 'faux finish', 'benjamin moore', 'sherwin williams', 'behr',
      'paint sprayer', 'paint swatch', 'painted cabinets', 'painted brick', 'popcorn ceiling', 'stencil', 'spray finish',
    ],
    fr: [
      'peinture', 'peinturer', 'repeindre', 'couche de peinture', 'couleur de peinture', 'couleur de mur', 'papier peint', 'tapisserie', 'teinture bois', 'vernis', 'appret',
      'laque', 'murale', 'mur accent', 'peinture plafond', 'peinture murs', 'peinture cuisine', 'peinture chambre', 'plafond texture',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'paintball', 'paint ball', 'face painting', 'face painter', 'car paint', 'auto paint', 'car painting', 'truck painting', 'motorcycle painting', 'automotive painter',
    'paint protection film', 'car paint correction', 'body shop paint', 'paint night', 'paint and sip', 'oil painting canvas', 'painting class', 'painting lessons',
    'painting course', 'painting party', 'diamond painting', 'ms paint', 'microsoft paint', 'painting appraisal', 'art gallery painting', 'portrait painter', 'desktop wallpaper',
    'phone wallpaper', 'iphone wallpaper', 'parking lot painting', 'parking line painting', 'road painting', 'hair lacquer', 'peinture auto', 'peinture automobile',
    'peinture voiture', 'cours de peinture', 'peinture visage', 'maquillage peinture', 'vernis a ongles', 'teinture cheveux',
  ],
  related: ['Drywall & Insulation', 'Home Renovation', 'Handyman', 'General Contractor'],
  schemaType: 'HousePainter',
  urgent: false,
  explainer: {
    title: 'Hiring a painter',
    description: 'Painters prepare and paint walls, ceilings, trim, cabinets and the outside of your home. Most of the work is what comes before the paint: filling, sanding and priming.',
    services: ['Rooms, ceilings and trim', 'Outside walls, doors and railings', 'Kitchen cabinets', 'Wallpaper, on or off', 'Staining decks and fences'],
    tips: [
      'Have the preparation written down: holes filled, sanding, primer, how many coats, and which paint.',
      'Old paint can contain lead. Have it tested before anybody sands or scrapes it dry.',
      'Outside, paint needs dry and mild days. Ask what happens to the date when it rains.',
    ],
  },
  questions: [
    'What preparation is included, and how many coats?',
    'Which paint do you use, and is it in the price?',
    'Who moves and covers the furniture, and who cleans up?',
    'Who will be in my home, and are they insured?',
    'What do you do if the paint peels within a year or two?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses no painters: a certificate for painters and decorators exists, but it is voluntary. A few municipalities license them as renovators; ask the business for proof of liability insurance and, if it has workers, a WSIB clearance.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/work-in-the-non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Whoever paints homes for others in Quebec needs a contractor’s licence from the Régie du bâtiment du Québec, in the subclass for finishing work.',
      register: { name: 'RBQ register of licence holders', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit RBQ licence number, the business name, and subclass 9, finishing work.',
      source: { title: 'Régie du bâtiment du Québec: questions about the licence (in French)', url: 'https://www.rbq.gouv.qc.ca/foire-aux-questions-faq/constructeur-proprietaire/licence/', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A business that agrees the job with you away from its own premises, at your home for example, and takes money before the work is done needs a prepaid contracting licence and has to post security.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
  },
  guides: [],
};
