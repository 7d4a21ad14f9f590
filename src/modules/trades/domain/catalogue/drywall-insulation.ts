import type { Trade } from '../trade.js';

export const drywallInsulation: Trade = {
  name: 'Drywall & Insulation',
  plural: 'Drywall and insulation contractors',
  slug: 'drywall-insulation',
  hue: 200,
  summary: 'Holes patched, ceilings smoothed, attics kept warm.',
  hint: 'Patches, ceilings, attic insulation',
  names: {
    en: [
      'drywall', 'drywall and insulation', 'drywall & insulation', 'drywaller', 'drywall contractor', 'drywall company', 'drywall installer', 'drywall repair company', 'drywall guy',
      'drywall finisher', 'drywall taper', 'plasterer', 'plastering', 'plaster contractor', 'insulation', 'insulation company', 'insulation contractor', 'insulation installer',
      'insulator', 'attic insulation company', 'spray foam company', 'spray foam contractor', 'blown in insulation',
    ],
    fr: [
      'platrier', 'platriers', 'platrage', 'poseur de gypse', 'pose de gypse', 'tireur de joints', 'tirage de joints', 'isolation', 'isoleur', 'entrepreneur en isolation',
      'compagnie d isolation', 'gypse et isolation',
    ],
  },
  services: {
    en: [
      'drywall repair', 'drywall patch', 'drywall installation', 'drywall taping', 'drywall mudding', 'drywall removal', 'patch hole in wall', 'wall hole repair', 'ceiling repair',
      'ceiling drywall', 'ceiling texture', 'texture matching', 'popcorn ceiling removal', 'stucco ceiling removal', 'stipple ceiling repair', 'ceiling smoothing', 'skim coating',
      'plaster repair', 'lath and plaster repair', 'plaster moulding repair', 'drop ceiling installation', 'suspended ceiling', 'bathroom drywall', 'soundproofing', 'soundproof wall',
      'sound insulation', 'steel stud framing', 'fire rated drywall', 'insulation installation', 'insulation removal', 'insulation replacement', 'attic insulation',
      'attic insulation top up', 'blown in insulation', 'cellulose insulation', 'spray foam insulation', 'basement insulation', 'wall insulation', 'garage insulation',
      'crawl space insulation', 'rim joist insulation', 'exterior wall insulation', 'vapour barrier installation', 'attic air sealing', 'attic ventilation baffles',
      'vermiculite removal', 'energy retrofit insulation', 'drywall taper', 'insulation rebate program',
    ],
    fr: [
      'reparation de gypse', 'installation de gypse', 'reparation de plafond', 'trou dans le mur', 'reparation de platre', 'plafond suspendu', 'enlever plafond texture',
      'enlever stucco plafond', 'insonorisation', 'isolation entretoit', 'isolation grenier', 'isolation sous sol', 'isolation mur', 'isolation garage', 'isolation vide sanitaire',
      'urethane gicle', 'isolation urethane', 'isolation cellulose', 'coupe vapeur', 'retrait de vermiculite',
    ],
  },
  problems: {
    en: [
      'hole in wall', 'hole in drywall', 'hole in ceiling', 'dent in wall', 'doorknob hole in wall', 'fist hole in wall', 'punched wall', 'crack in wall', 'crack in ceiling',
      'crack in drywall', 'cracked plaster', 'plaster falling', 'plaster loose', 'drywall crack above door', 'drywall tape peeling', 'ceiling tape coming off', 'nail pops',
      'drywall screws popping', 'water damaged drywall', 'drywall bubbling', 'water stain on ceiling', 'ceiling sagging', 'ceiling falling', 'ceiling collapsed', 'ceiling fell',
      'popcorn ceiling peeling', 'mouldy drywall', 'corner bead damaged', 'cut open wall', 'cold attic', 'attic too hot', 'no insulation', 'old insulation', 'insulation wet',
      'insulation falling down', 'mice in insulation', 'frost in attic', 'attic condensation', 'attic mould', 'ice dams insulation', 'drafty walls', 'cold walls',
      'cold bedroom above garage', 'cold floor above garage', 'cold basement walls', 'house loses heat', 'high heating bill insulation', 'hear neighbours through wall',
      'vermiculite in attic', 'asbestos insulation',
    ],
    fr: [
      'trou dans le mur', 'trou dans le gypse', 'trou dans le plafond', 'fissure dans le mur', 'fissure au plafond', 'platre fissure', 'platre qui tombe', 'plafond qui tombe',
      'plafond affaisse', 'cerne au plafond', 'gypse mouille', 'ruban qui decolle', 'mal isole', 'maison mal isolee', 'murs froids', 'grenier mal isole', 'givre dans entretoit',
      'condensation entretoit', 'on entend les voisins', 'vermiculite dans grenier',
    ],
  },
  things: {
    en: [
      'drywall', 'dry wall', 'gyprock', 'sheetrock', 'gypsum board', 'plasterboard', 'wallboard', 'plaster', 'plaster wall', 'plaster ceiling', 'lath and plaster', 'drywall mud',
      'drywall compound', 'joint compound', 'drywall tape', 'corner bead', 'popcorn ceiling', 'stucco ceiling', 'stipple ceiling', 'textured ceiling', 'drop ceiling',
      'suspended ceiling', 'ceiling tile', 'ceiling tiles', 'acoustic ceiling', 't bar ceiling', 'steel stud', 'resilient channel', 'insulation', 'attic insulation', 'wall insulation',
      'batt insulation', 'pink insulation', 'fibreglass insulation', 'fiberglass insulation', 'mineral wool', 'rockwool', 'roxul', 'blown insulation', 'cellulose', 'spray foam',
      'foam insulation', 'rigid foam board', 'foam board', 'vapour barrier', 'vapor barrier', 'attic hatch', 'attic baffle', 'rim joist', 'vermiculite', 'insulation r value', 'soundproofing',
    ],
    fr: [
      'gypse', 'placoplatre', 'placo', 'panneau de gypse', 'platre', 'plafond de gypse', 'plafond texture', 'plafond suspendu', 'tuile de plafond', 'isolation', 'isolant',
      'laine minerale', 'laine isolante', 'laine rose', 'laine de roche', 'cellulose', 'urethane', 'mousse isolante', 'styromousse', 'pare vapeur', 'coupe vapeur', 'entretoit',
      'trappe de grenier', 'vermiculite', 'insonorisation',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'plaster cast', 'plaster of paris', 'insulated garage door', 'insulated curtains', 'insulated glass', 'insulated window', 'insulated siding', 'insulated boots',
    'insulated gloves', 'insulated mug', 'insulated jacket', 'pipe insulation', 'pipes insulated', 'duct insulation', 'water heater blanket', 'hot water tank blanket',
    'pool cover insulation', 'electrical tape', 'duct tape', 'tape measure', 'foam mattress', 'memory foam', 'foam roller', 'foam party', 'popcorn machine', 'popcorn maker',
    'exterior stucco', 'stucco siding', 'wallpaper',
  ],
  related: ['Home Renovation', 'Painter', 'Handyman', 'General Contractor'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a drywall or insulation contractor',
    description: 'Drywallers close, patch and smooth walls and ceilings. Insulation contractors keep heat in and damp out. If a ceiling sags or is wet, keep out from under it and have the leak stopped before anything is closed.',
    services: ['Holes, cracks and water stains', 'Popcorn ceilings and skim coats', 'New drywall, taping and plaster', 'Attic and wall insulation', 'Spray foam and vapour barriers'],
    tips: [
      'Loose, pebbly vermiculite in an old attic, and old textured ceilings and joint compound, can contain asbestos. Leave them alone and have them tested first.',
      'In an attic, air leaks are sealed before insulation is added, and the vents at the eaves stay open. Ask how both are done.',
      'A patch shows if the texture or the paint does not match. Ask whether sanding, primer and paint are part of the job.',
    ],
  },
  questions: [
    'Does the price include taping, sanding, primer and paint, or only the board?',
    'How will you keep the dust out of the rest of the house?',
    'For insulation: which kind, to what R-value, and do you seal air leaks first?',
    'Will you test for asbestos or mould before you open or remove anything?',
    'Is there a rebate for this work, and what must be done before it starts?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses nobody to hang drywall or insulate homes: Drywall, Acoustic and Lathing Applicator (451A) and Drywall Finisher and Plasterer (453A) are trades with voluntary certification. Ask instead for proof of liability insurance and a WSIB clearance, which anybody can check at wsib.ca, and for spray foam for the installer’s photo card from a certification program such as CUFCA’s.',
      lookFor: 'The legal name of the company on the quote, the insurance certificate and the clearance, and for spray foam the name on the card of the person who sprays.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'In Quebec contractors who do drywall or insulation in homes hold an RBQ licence with a subclass that fits the work.',
      register: { name: 'RBQ licence holders’ repertory', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The company’s name or licence number, a valid status, and for drywall subclass 9 (finishing work).',
      source: { title: 'Régie du bâtiment du Québec: licences', url: 'https://www.rbq.gouv.qc.ca/', seen: '2026-11' },
    },
  },
  guides: [],
};
