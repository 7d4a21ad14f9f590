import type { Trade } from '../trade.js';

export const propertyMaintenance: Trade = {
  name: 'Property Maintenance',
  plural: 'Property maintenance companies',
  slug: 'property-maintenance',
  hue: 50,
  summary: 'Snow, junk and upkeep, so the property runs itself.',
  hint: 'Snow, junk removal, regular upkeep',
  names: {
    en: [
      'property maintenance', 'property care', 'property upkeep', 'property manager', 'property management', 'home maintenance', 'home upkeep', 'building maintenance',
      'building superintendent', 'superintendent', 'facility maintenance', 'facility management', 'grounds maintenance', 'janitor', 'janitorial', 'caretaker', 'snow removal',
      'snow removal company', 'snow plowing', 'snow contractor', 'junk removal', 'junk removal company', 'cottage caretaker', 'home watch',
    ],
    fr: [
      'entretien de propriete', 'entretien d immeuble', 'entretien de batiment', 'gestion immobiliere', 'gestionnaire immobilier', 'concierge', 'conciergerie', 'deneigement',
      'deneigeur', 'entrepreneur en deneigement', 'ramassage de debris', 'homme d entretien',
    ],
  },
  services: {
    en: [
      'snow clearing', 'snow shovelling', 'snow shoveling', 'driveway snow removal', 'driveway plowing', 'sidewalk snow removal', 'walkway shovelling', 'seasonal snow contract',
      'snow plow contract', 'commercial snow removal', 'parking lot snow removal', 'roof snow removal', 'snow hauling', 'salting', 'salting and sanding', 'ice control', 'deicing',
      'driveway deicing', 'property inspection visits', 'vacant house check', 'house watching', 'cottage opening', 'cottage closing', 'cottage winterizing', 'cottage maintenance',
      'rental property maintenance', 'rental property management', 'condo property management', 'apartment turnover', 'unit turnover', 'landlord maintenance',
      'tenant turnover cleanout', 'condo maintenance', 'building cleaning', 'parking lot sweeping', 'litter pickup', 'graffiti removal', 'pressure washing', 'rubbish removal',
      'garbage removal', 'debris removal', 'furniture removal', 'appliance removal', 'estate cleanout', 'house cleanout', 'garage cleanout', 'dumpster rental', 'bin rental',
      'christmas light installation', 'annual maintenance plan',
    ],
    fr: [
      'contrat de deneigement', 'deneigement d entree', 'deneigement residentiel', 'deneigement de toiture', 'deneigement commercial', 'pelletage', 'epandage de sel',
      'epandage d abrasif', 'entretien de chalet', 'fermeture de chalet', 'ouverture de chalet', 'surveillance de maison vide', 'gestion de logement', 'enlevement de dechets',
      'location de conteneur', 'nettoyage de stationnement', 'enlevement de graffiti', 'debarras', 'lavage a pression', 'installation lumieres de noel',
    ],
  },
  problems: {
    en: [
      'snow in driveway', 'driveway full of snow', 'buried in snow', 'too much snow', 'shovel snow bad back', 'shovel driveway', 'shovel walkway', 'shovel for senior',
      'plow driveway', 'windrow end of driveway', 'snowbank blocking driveway', 'snow on walkway', 'snow on stairs', 'icy driveway', 'icy walkway', 'icy stairs', 'icy steps',
      'slippery steps', 'slippery sidewalk', 'ice on sidewalk', 'freezing rain on driveway', 'snow plow guy quit', 'bylaw notice', 'property standards notice',
      'overgrown property', 'neglected property', 'long grass bylaw', 'away for winter', 'snowbird house', 'house empty all winter', 'house sitting vacant',
      'check on empty house', 'cottage closed for winter', 'tenant moved out', 'tenant left garbage', 'tenant left furniture', 'out of town landlord', 'junk in garage',
      'junk in backyard', 'pile of garbage', 'get rid of junk', 'get rid of couch', 'old mattress pickup', 'old furniture pickup', 'old appliance pickup',
      'clear out parents house', 'graffiti on wall',
    ],
    fr: [
      'neige dans l entree', 'entree pleine de neige', 'trop de neige', 'banc de neige', 'entree glacee', 'trottoir glace', 'escalier glace', 'marches glissantes',
      'verglas dans l entree', 'maison vide l hiver', 'parti tout l hiver', 'locataire parti', 'locataire a laisse des dechets', 'vieux meubles a jeter',
      'se debarrasser de meubles', 'vider une maison', 'graffiti sur le mur', 'chalet a fermer',
    ],
  },
  things: {
    en: [
      'snow', 'snowfall', 'snowstorm', 'snowbank', 'snow bank', 'snow plow', 'snowplow', 'plow', 'plowing', 'plough', 'shovelling', 'shoveling', 'plow windrow', 'road salt',
      'ice melt', 'rock salt', 'salt spreader', 'freezing rain', 'black ice', 'junk', 'rubbish', 'garbage pile', 'trash haul', 'dumpster', 'garbage bin', 'waste bin', 'old couch',
      'old mattress', 'hot tub removal', 'piano removal', 'cottage check', 'house check', 'snow contract', 'driveway snow', 'snow pile', 'snow drift', 'ice storm cleanup',
      'bulky items', 'bulky waste', 'old furniture', 'broken furniture', 'scrap metal', 'yard junk', 'graffiti', 'christmas lights', 'holiday lights',
      'property maintenance contract',
    ],
    fr: [
      'neige', 'tempete de neige', 'souffleuse a neige', 'charrue', 'gratte a neige', 'sel de deglacage', 'verglas', 'glace noire', 'bordee de neige', 'dechets', 'rebuts',
      'vieux meubles', 'vieux matelas', 'conteneur a dechets', 'graffiti', 'encombrants', 'abri d auto temporaire', 'abri tempo',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'snow blower repair', 'snow blower parts', 'snow blower wont start', 'snow tires', 'snow tire', 'snowmobile', 'snow globe', 'snow white', 'snow cone', 'snow melt system',
    'snow guard', 'snow load calculation', 'ice dam', 'ice maker', 'ice machine', 'ice rink', 'ice cream', 'dry ice', 'property tax', 'property line', 'property survey',
    'garbage disposal', 'garbage disposal unit', 'junk food', 'junk mail', 'junk car', 'pneu neige', 'motoneige', 'taxe fonciere', 'souffleuse a neige reparation',
  ],
  related: ['Landscaper', 'Handyman', 'Cleaner'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a property maintenance company',
    description: 'Property maintenance companies keep houses, rentals, cottages and small buildings in order all year: snow and ice, junk, grounds, small repairs and regular visits. For snow, arrange a contract before the first storm.',
    services: [
      'Snow clearing and salting', 'Junk and debris removal', 'Care of rentals and small buildings', 'Visits to empty homes and cottages', 'Seasonal opening, closing and upkeep',
    ],
    tips: [
      'For snow, get in writing how much must fall before they come, by when the driveway is clear, and whether salt, steps and the windrow are included.',
      'If your home will stand empty, ask your insurer how often somebody must look in, and keep a record of the visits.',
      'A maintenance company may do small repairs, but wiring, gas and most plumbing belong to the trades that are licensed for them.',
    ],
  },
  questions: [
    'What exactly does the contract include, and what costs extra?',
    'How often do you come, and how do I know that you were here?',
    'For snow: how much must fall before you come, and by what hour is it clear?',
    'Who does the work you are not licensed for?',
    'Are you insured if somebody slips, or if something on the property is damaged?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses nobody for snow clearing, junk removal or general upkeep. Managing a condominium corporation is different: those managers and companies must be licensed by the Condominium Management Regulatory Authority of Ontario. Some municipalities license such businesses themselves.',
      lookFor: 'Proof of liability insurance that covers snow and ice work, a WSIB clearance certificate, and a written contract with the company’s full name and address. For a condominium manager, the name in the public registry at cmrao.ca.',
      source: { title: 'Condominium Management Regulatory Authority of Ontario: about licensing', url: 'https://cmrao.ca/consumer-protection/about-licensing', seen: '2026-11' },
    },
  },
  guides: [],
};
