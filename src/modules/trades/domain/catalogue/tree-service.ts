import type { Trade } from '../trade.js';

export const treeService: Trade = {
  name: 'Tree Service',
  plural: 'Tree care companies',
  slug: 'tree-service',
  hue: 155,
  summary: 'Fallen trees, pruning, removal and stump grinding.',
  hint: 'Tree removal, pruning, stumps',
  names: {
    en: [
      'tree service', 'tree removal', 'tree removal company', 'tree care', 'tree care company', 'tree cutter', 'tree cutting', 'tree trimmer', 'tree trimming', 'tree pruning',
      'tree surgeon', 'tree expert', 'tree specialist', 'tree climber', 'tree doctor', 'tree contractor', 'tree and stump', 'arborist', 'certified arborist', 'consulting arborist',
      'arboriculture', 'stump removal', 'stump grinding', 'hedge trimming', 'lumberjack',
    ],
    fr: [
      'arboriculteur', 'elagueur', 'elagage', 'emondage', 'emondeur', 'abattage d arbres', 'arboriculture', 'compagnie d emondage', 'service d arbres', 'essouchage',
      'coupe d arbres', 'bucheron',
    ],
  },
  services: {
    en: [
      'tree felling', 'cut down tree', 'take down tree', 'tree topping', 'crown reduction', 'crown thinning', 'deadwood removal', 'branch removal', 'branch trimming',
      'limb removal', 'emergency tree removal', 'fallen tree removal', 'storm tree cleanup', 'storm damage tree', 'hazard tree removal', 'dead tree removal', 'tree root removal',
      'root grinding', 'grind stump', 'remove stump', 'hedge removal', 'cedar hedge trimming', 'shrub pruning', 'bush trimming', 'fruit tree pruning', 'apple tree pruning',
      'tree planting', 'tree transplanting', 'tree cabling', 'tree bracing', 'deep root fertilization', 'tree health assessment', 'tree inspection', 'tree risk assessment',
      'arborist report', 'tree removal permit', 'tree preservation plan', 'tree protection fencing', 'ash borer treatment', 'tree injection', 'tree spraying',
      'tree disease treatment', 'lot clearing', 'brush clearing', 'branch chipping', 'wood chipping', 'log removal', 'branch pickup', 'crane tree removal', 'vista pruning',
    ],
    fr: [
      'abattage d arbre', 'couper un arbre', 'abattre un arbre', 'elagage d arbre', 'emondage d arbre', 'taille d arbre', 'taille de haie', 'taille de cedres', 'taille d arbuste',
      'dessouchage', 'enlever une souche', 'enlevement de souche', 'dechiquetage de branches', 'ramassage de branches', 'haubanage d arbre', 'plantation d arbre',
      'traitement agrile du frene', 'rapport d arboriculteur', 'permis d abattage', 'deboisement de terrain',
    ],
  },
  problems: {
    en: [
      'tree fell', 'tree fell on house', 'tree fell on roof', 'tree fell on car', 'tree fell on fence', 'tree blocking driveway', 'fallen tree', 'uprooted tree', 'tree blew over',
      'tree leaning', 'tree about to fall', 'tree split in half', 'lightning struck tree', 'tree on power line', 'tree on hydro line', 'branch on power line',
      'branches touching wires', 'branch on hydro wire', 'dead tree', 'dying tree', 'rotten tree', 'hollow tree', 'sick tree', 'tree losing leaves', 'tree leaves turning brown',
      'tree yellow leaves', 'black spots on maple leaves', 'mushrooms growing on tree', 'fungus on tree', 'tree dripping sap', 'caterpillars in tree', 'ash borer', 'broken branch',
      'hanging branch', 'branch fell', 'branch over roof', 'branches touching house', 'branches scraping roof', 'overhanging branches', 'neighbours tree', 'tree too big',
      'tree too close to house', 'overgrown tree', 'overgrown hedge', 'tree blocking light', 'tree roots foundation', 'tree roots lifting sidewalk', 'roots in lawn',
      'ice storm branches', 'stump sprouting',
    ],
    fr: [
      'arbre tombe', 'arbre tombe sur maison', 'arbre tombe sur toit', 'arbre deracine', 'arbre mort', 'arbre malade', 'arbre dangereux', 'arbre qui penche', 'arbre trop grand',
      'arbre pourri', 'branche cassee', 'branche tombee', 'branche sur fil electrique', 'branches touchent le toit', 'branche morte', 'haie trop haute', 'racines fondation',
      'arbre du voisin', 'feuilles d arbre jaunes', 'branches verglas',
    ],
  },
  things: {
    en: [
      'tree', 'tree branch', 'branch', 'limb', 'tree limb', 'tree trunk', 'tree stump', 'stump', 'tree root', 'tree canopy', 'tree bark', 'tree sap', 'hedge', 'cedar hedge',
      'maple tree', 'norway maple', 'silver maple', 'sugar maple', 'manitoba maple', 'oak tree', 'ash tree', 'spruce tree', 'blue spruce', 'pine tree', 'birch tree', 'willow tree',
      'weeping willow', 'poplar tree', 'elm tree', 'fir tree', 'cedar tree', 'walnut tree', 'black walnut', 'apple tree', 'cherry tree', 'crabapple', 'fruit tree', 'chestnut tree',
      'linden tree', 'locust tree', 'mulberry tree', 'magnolia tree', 'evergreen', 'conifer', 'sapling', 'buckthorn', 'tree of heaven', 'emerald ash borer', 'ash borer',
      'spongy moth', 'wood chipper', 'stump grinder', 'chainsaw work', 'brush pile', 'tree crown', 'dead limb',
    ],
    fr: [
      'arbre', 'branche', 'souche', 'haie', 'haie de cedres', 'cedre', 'frene', 'saule', 'saule pleureur', 'peuplier', 'orme', 'tilleul', 'sapin', 'epinette bleue',
      'erable argente', 'erable de norvege', 'pommier', 'arbuste', 'racine', 'racine d arbre', 'tronc d arbre', 'cime d arbre', 'agrile du frene', 'nerprun', 'copeaux de bois',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'christmas tree', 'xmas tree', 'artificial tree', 'family tree', 'tree house', 'shoe tree', 'cat tree', 'tree stand', 'tree topper', 'dollar tree', 'tree roots in sewer',
    'tree roots in drain', 'tree roots in pipe', 'branch circuit', 'branch wiring', 'bank branch', 'branch manager', 'hedge fund', 'tree lights', 'tree swing',
    'tree roots in septic', 'tree roots in weeping tile', 'arbre de noel', 'sapin de noel', 'arbre genealogique', 'arbre a chat', 'cabane dans arbre', 'racine dentaire',
    'racines dans drain', 'racines dans egout',
  ],
  related: ['Landscaper', 'Property Maintenance'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: true,
  explainer: {
    title: 'Hiring a tree care company',
    description: 'They prune, remove and look after trees and hedges, and grind the stumps. If a tree or branch touches a power line, stay well away, keep others away, and call the hydro utility before anybody else; if a tree is on the house, leave the rooms beneath it first.',
    services: ['Fallen trees and hanging branches', 'Tree removal', 'Pruning and crown thinning', 'Stump grinding', 'Hedges, tree health and reports'],
    tips: [
      'Ask your municipality before a tree is cut: many protect larger trees on private land and require a permit.',
      'A tree whose trunk stands on the property line is your neighbour’s as well. Agree in writing before it is touched.',
      'Have the quote say what happens to the wood, the branches and the stump: these are often extra.',
    ],
  },
  questions: [
    'Is a certified arborist on the crew, and may I see the certificate?',
    'Are you insured for damage to my house and to the neighbour’s, and are your workers covered?',
    'Does this tree need a permit, and who applies for it?',
    'How will you bring the tree down, and what protects roof, fence and lawn?',
    'Are the stump, the wood and the cleanup in the price?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license tree companies: arborist is not a compulsory trade, and both the province’s certificate of qualification (Arborist, 444A) and the ISA Certified Arborist credential are voluntary. Whoever is paid to apply pesticides to trees needs a provincial exterminator licence.',
      register: { name: 'International Society of Arboriculture: find an arborist', url: 'https://www.treesaregood.org/' },
      lookFor: 'The arborist’s own name and an ISA credential that has not expired. Ask besides for proof of liability insurance and a WSIB clearance, and see the municipal permit before a tree comes down.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
  },
  guides: [],
};
