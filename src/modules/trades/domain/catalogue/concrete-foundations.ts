import type { Trade } from '../trade.js';

export const concreteFoundations: Trade = {
  name: 'Concrete & Foundations',
  plural: 'Concrete and foundation contractors',
  slug: 'concrete-foundations',
  hue: 65,
  summary: 'Dry basements, sound foundations, new concrete.',
  hint: 'Foundation cracks, leaks, slabs',
  names: {
    en: [
      'concrete', 'concrete and foundations', 'concrete & foundations', 'concrete contractor', 'concrete company', 'concrete finisher', 'concrete guy', 'cement contractor',
      'cement company', 'cement finisher', 'foundation', 'foundation contractor', 'foundation company', 'foundation repair', 'foundation specialist', 'basement waterproofing',
      'waterproofing company', 'waterproofing contractor', 'underpinning contractor', 'basement lowering company', 'concrete cutting company', 'concrete leveling company',
      'forming contractor', 'mudjacking company',
    ],
    fr: [
      'beton', 'entrepreneur en beton', 'betonnage', 'coffrage', 'coffreur', 'cimentier', 'finisseur de beton', 'fondations', 'fondation', 'reparation de fondation',
      'expert en fissures', 'impermeabilisation de fondation',
    ],
  },
  services: {
    en: [
      'foundation repair', 'foundation crack repair', 'foundation crack injection', 'polyurethane injection', 'basement waterproofing', 'exterior waterproofing',
      'waterproofing membrane', 'weeping tile installation', 'french drain basement', 'foundation inspection', 'foundation leveling', 'foundation jacking', 'underpinning',
      'basement lowering', 'bench footing', 'crawl space encapsulation', 'helical piles', 'wall bracing', 'concrete pouring', 'concrete slab', 'hot tub pad',
      'concrete floor polishing', 'epoxy garage floor', 'concrete driveway', 'concrete patio', 'stamped concrete', 'exposed aggregate', 'concrete sidewalk', 'concrete steps repair',
      'concrete stairs', 'concrete retaining wall', 'concrete cutting', 'concrete coring', 'concrete removal', 'concrete leveling', 'mudjacking', 'concrete resurfacing',
      'concrete sealing', 'parging', 'basement walkout', 'egress window cutting', 'icf foundation', 'window well drainage', 'footing repair', 'concrete delivery',
      'concrete pad for shed', 'lower basement floor', 'exterior foundation waterproofing', 'concrete lifting', 'footings for deck',
    ],
    fr: [
      'reparation de fissure', 'injection de fissure', 'reparation de fondation', 'impermeabilisation', 'drain francais', 'remplacement drain francais', 'reprise en sous oeuvre',
      'pieutage', 'pieux visses', 'crepi de fondation', 'coulage de beton', 'dalle de beton', 'entree en beton', 'patio en beton', 'trottoir en beton', 'escalier de beton',
      'beton estampe', 'plancher de beton', 'sciage de beton', 'excavation de sous sol',
    ],
  },
  problems: {
    en: [
      'basement smells musty', 'porch steps cracked', 'cracked steps', 'crack in foundation', 'foundation crack', 'foundation leaking', 'foundation sinking', 'foundation settling', 'foundation crumbling', 'foundation wall bowing',
      'bowing basement wall', 'basement wall cracked', 'basement wall leaking', 'basement leaking', 'leaky basement', 'wet basement', 'damp basement', 'musty basement',
      'water seeping through wall', 'water coming through foundation', 'basement water rain', 'basement flood rain', 'water coming through floor', 'water between floor and wall',
      'white powder on basement wall', 'efflorescence', 'basement floor cracked', 'basement floor heaving', 'settling house cracks', 'sagging floor', 'floors sloping',
      'cracks above doors foundation', 'stair step crack in wall', 'doors sticking foundation', 'concrete cracked', 'concrete sinking', 'concrete crumbling', 'concrete spalling',
      'sunken slab', 'uneven sidewalk', 'concrete trip hazard', 'porch sinking', 'concrete steps crumbling', 'steps sinking', 'patio sinking', 'garage floor cracked',
      'garage floor pitted', 'parging falling off', 'weeping tile clogged', 'window well flooding', 'cold room leaking', 'crawl space wet', 'front steps crumbling',
    ],
    fr: [
      'fissure dans la fondation', 'fissure dans le solage', 'fondation qui coule', 'fissure qui coule', 'infiltration d eau sous sol', 'infiltration eau fondation',
      'eau dans le sous sol', 'sous sol humide', 'sous sol inonde pluie', 'mur de fondation bombe', 'maison qui s affaisse', 'affaissement de fondation', 'dalle fissuree',
      'dalle qui leve', 'beton qui s effrite', 'beton fissure', 'crepi qui tombe', 'drain francais bouche', 'pyrite', 'ocre ferreuse',
    ],
  },
  things: {
    en: [
      'concrete', 'cement', 'foundation', 'foundation wall', 'footing', 'footings', 'concrete slab', 'slab', 'concrete pad', 'concrete floor', 'concrete wall', 'concrete block wall',
      'cinder block', 'foundation block', 'concrete driveway', 'concrete patio', 'concrete walkway', 'sidewalk', 'concrete steps', 'concrete stairs', 'concrete porch', 'concrete curb',
      'stamped concrete', 'exposed aggregate', 'garage slab', 'garage pad', 'weeping tile', 'drain tile', 'french drain', 'foundation drain', 'window well', 'parging', 'crawl space',
      'crawlspace', 'cold cellar', 'underpinning', 'helical pile', 'screw pile', 'foundation piers', 'telepost', 'jack post', 'rebar', 'sonotube', 'concrete form', 'icf',
      'dimple membrane', 'delta membrane', 'blueskin', 'sump pit', 'walkout basement', 'egress window', 'ready mix', 'cement floor', 'cement steps',
    ],
    fr: [
      'beton', 'ciment', 'fondation', 'solage', 'semelle', 'dalle', 'dalle de beton', 'dalle de garage', 'mur de fondation', 'plancher de beton', 'drain francais', 'drain agricole',
      'crepi', 'vide sanitaire', 'margelle', 'pieu visse', 'trottoir', 'marche de beton', 'escalier de beton', 'balcon de beton', 'blocs de beton', 'chambre froide', 'armature',
      'puits de fenetre',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'makeup foundation', 'foundation makeup', 'foundation cream', 'liquid foundation', 'charity foundation', 'heart foundation', 'community foundation', 'concrete jungle',
    'concrete countertop', 'cement board', 'rubber cement', 'contact cement', 'cement mixer rental', 'concrete mixer rental', 'dental cement', 'concrete tile roof', 'wood slab',
    'live edge slab', 'granite slab', 'marble slab', 'sidewalk snow', 'sidewalk shovelling', 'sidewalk salting', 'sidewalk sale', 'trottoir neige', 'trottoir deneigement',
  ],
  related: ['Mason', 'Excavation & Site Prep', 'General Contractor', 'Paving & Interlock'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a concrete or foundation contractor',
    description: 'These contractors stop water at the foundation, repair and support it, and pour slabs, steps and driveways. If water stands near outlets or the panel, stay out of it. If a wall bows or moves, keep away from it and have an engineer look soon.',
    services: [
      'Foundation cracks and leaks',
      'Waterproofing and weeping tile',
      'Underpinning and basement lowering',
      'Slabs, steps, patios and driveways',
      'Levelling, parging and repair',
    ],
    tips: [
      'Look at the cheap causes first: eavestroughs, downspouts and soil that slopes to the house often bring the water to a basement.',
      'A thin upright crack is common. Wide, level or stepped cracks and moving walls call for a structural engineer who does not sell the repair.',
      'Compare what is being offered: sealing one crack, draining inside and waterproofing outside are three jobs. Ask where the water will go.',
    ],
  },
  questions: [
    'What causes this, and how do you know?',
    'Does it need an engineer, drawings or a building permit, and who arranges them?',
    'Will you have underground lines located before you dig, and who restores the yard?',
    'Does the guarantee cover leaks, does it pass to the next owner, and who honours it?',
    'For new concrete: what base, thickness, reinforcement and joints will you use?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses nobody to pour concrete or repair foundations in existing homes. Underpinning and other structural changes to a foundation need a building permit from the municipality and, as a rule, drawings by an engineer licensed by Professional Engineers Ontario; ask the contractor besides for proof of liability insurance and a WSIB clearance, which anybody can check at wsib.ca.',
      register: { name: 'Professional Engineers Ontario, directory (for the engineer)', url: 'https://www.peo.on.ca/directory' },
      lookFor: 'The engineer’s name with an active licence, the engineering firm’s Certificate of Authorization, and a building permit issued for your address.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'In Quebec contractors who pour concrete or repair foundations of homes hold an RBQ licence with the subclass that fits the work.',
      register: { name: 'RBQ licence holders’ repertory', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The company’s name or licence number, a valid status, and a subclass for concrete or foundation work.',
      source: { title: 'Régie du bâtiment du Québec: licences', url: 'https://www.rbq.gouv.qc.ca/', seen: '2026-11' },
    },
  },
  guides: [],
};
