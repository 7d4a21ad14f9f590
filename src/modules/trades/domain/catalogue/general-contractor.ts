import type { Trade } from '../trade.js';

export const generalContractor: Trade = {
  name: 'General Contractor',
  plural: 'General contractors',
  slug: 'general-contractor',
  hue: 170,
  summary: 'One company for every trade on a big job.',
  hint: 'Additions, new homes, structural work',
  names: {
    en: [
      'general contracting', 'contractor', 'gc', 'building contractor', 'construction company', 'construction', 'construction contractor', 'general construction',
      'residential construction', 'home construction', 'residential contractor', 'builder', 'home builder', 'house builder', 'custom home builder', 'new home builder',
      'design build', 'design and build', 'construction manager', 'construction management', 'project manager', 'prime contractor', 'building company', 'home addition contractor',
    ],
    fr: [
      'entrepreneur general', 'entrepreneur en construction', 'entrepreneur en batiment', 'entrepreneur', 'contracteur', 'constructeur', 'constructeur de maison',
      'construction residentielle', 'compagnie de construction', 'batisseur', 'gestion de projet construction', 'maitre d oeuvre',
    ],
  },
  services: {
    en: [
      'home addition', 'house extension', 'rear addition', 'second storey addition', 'second floor addition', 'garage addition', 'build a garage',
      'build detached garage', 'garage conversion', 'sunroom addition', 'four season room', 'custom home', 'build a house', 'cottage build', 'laneway house', 'garden suite',
      'coach house', 'granny flat', 'in law suite', 'secondary suite', 'legal basement apartment', 'duplex conversion', 'multiplex conversion', 'load bearing wall removal',
      'remove wall between kitchen and living room', 'open concept conversion', 'beam installation', 'steel beam', 'structural repair', 'floor levelling structural',
      'joist repair', 'house framing', 'dormer addition', 'porch addition', 'attic conversion', 'add basement walkout', 'add separate side entrance', 'interior demolition',
      'house demolition', 'gut renovation', 'tear down and rebuild', 'rebuild after fire', 'building permit drawings', 'permit application', 'legalize basement apartment',
      'tenant improvement', 'office fit out', 'modular home', 'bunkie',
    ],
    fr: [
      'agrandissement de maison', 'ajout d un etage', 'deuxieme etage', 'construction de maison neuve', 'maison sur mesure', 'construction de chalet', 'construction de garage',
      'conversion de garage', 'maison intergenerationnelle', 'logement accessoire', 'logement au sous sol', 'enlever mur porteur', 'abattre un mur', 'installation de poutre',
      'reparation de structure', 'demolition interieure', 'demolition de maison', 'construction de solarium', 'demande de permis de construction', 'projet cle en main',
    ],
  },
  problems: {
    en: [
      'house too small', 'need more space', 'outgrown house', 'need extra bedroom', 'growing family more room', 'room for in laws', 'contractor walked off job',
      'contractor abandoned job', 'contractor disappeared half way', 'unfinished renovation', 'unfinished construction', 'half finished addition', 'bad workmanship', 'shoddy work',
      'failed building inspection', 'work without permit', 'stop work order', 'order to comply', 'open permit', 'building code violation', 'illegal basement apartment',
      'sagging floor', 'sloping floor', 'bouncy floor', 'floor sinking', 'rotten joist', 'cracked joist', 'notched joist', 'rotten sill plate', 'rotten beam', 'sagging beam',
      'sagging ceiling beam', 'rusted support post', 'sagging porch', 'porch pulling away', 'garage leaning', 'garage falling down', 'house leaning', 'house settling',
      'structural damage', 'structural crack', 'wall removed ceiling sagging', 'knock down wall', 'take out wall', 'is wall load bearing', 'car hit house', 'tree fell on house',
      'too many trades to coordinate', 'old cottage falling apart',
    ],
    fr: [
      'maison trop petite', 'manque d espace', 'besoin d une chambre de plus', 'entrepreneur abandonne chantier', 'travaux inacheves', 'travaux mal faits', 'malfacons',
      'plancher qui penche', 'plancher croche', 'plancher qui s affaisse', 'poutre pourrie', 'solive pourrie', 'solive fissuree', 'affaissement structure', 'maison qui penche',
      'garage qui penche', 'travaux sans permis', 'avis de non conformite', 'dommages structuraux', 'arbre tombe sur maison',
    ],
  },
  things: {
    en: [
      'addition', 'home extension', 'second storey', 'second story', 'laneway house', 'laneway suite', 'garden suite', 'coach house', 'granny flat', 'in law suite',
      'secondary suite', 'accessory dwelling unit', 'adu', 'load bearing wall', 'bearing wall', 'structural wall', 'support beam', 'steel beam', 'steel beam', 'lvl beam',
      'structural beam', 'floor joist', 'ceiling joist', 'joist', 'telepost', 'jack post', 'support post', 'support column', 'sill plate', 'rim joist', 'roof truss', 'truss',
      'dormer', 'sunroom', 'mudroom addition', 'carport', 'bunkie', 'building permit', 'house plans', 'blueprint', 'new build house', 'custom home', 'infill house', 'tiny home',
      'modular home', 'prefab home', 'barndominium', 'kit home', 'shipping container home', 'construction site',
    ],
    fr: [
      'agrandissement', 'rallonge de maison', 'mur porteur', 'poutre', 'poutrelle', 'solive', 'colonne de soutien', 'poteau de soutien', 'charpente', 'structure de la maison',
      'logement accessoire', 'mini maison', 'maison usinee', 'maison prefabriquee', 'maison modulaire', 'bigeneration', 'etage additionnel', 'lucarne', 'solarium',
      'permis de construction', 'plan de maison', 'abri d auto', 'chantier',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'extension cord', 'hair extension', 'lash extension', 'high beam bulb', 'beam headlight', 'contractor bags', 'construction paper', 'construction toys', 'construction jobs',
    'construction worker resume', 'resume builder', 'website builder', 'app builder', 'body builder', 'pc builder', 'road construction', 'independent contractor tax',
    'contractor mortgage', 'general hospital', 'mobile home insurance', 'credit builder',
  ],
  related: ['Home Renovation', 'Carpenter', 'Concrete & Foundations'],
  schemaType: 'GeneralContractor',
  urgent: false,
  explainer: {
    title: 'Hiring a general contractor',
    description: 'General contractors run large jobs from the drawings to the last inspection: they hire the trades, keep the order of work and answer for the result. Have drawings and a written list of what you want before you ask for prices.',
    services: ['Additions and second storeys', 'New homes, cottages and garages', 'Secondary and garden suites', 'Removing load-bearing walls', 'Permits, drawings and inspections'],
    tips: [
      'Get a written contract that names the work, the materials, the dates and the day each payment is due.',
      'Tie payments to finished stages, and keep the deposit small.',
      'See the building permit before work starts. If something structural sags or shifts, keep off it and have an engineer look first.',
    ],
  },
  questions: [
    'Who is on site every day, and whom do I call with a question?',
    'Which trades do you bring in, and are they licensed and insured for their work?',
    'Who applies for the permit and books the inspections?',
    'How are changes priced and approved once work has begun?',
    'May I call two homeowners for whom you did a similar job?',
  ],
  licensing: {
    ON: {
      body: 'Home Construction Regulatory Authority (HCRA)',
      statement: 'Whoever builds or sells new homes in Ontario must be licensed by the HCRA. The province does not license general contractors for additions and renovations; some municipalities do, Toronto among them. Electrical, plumbing and gas work is left to those who are licensed or certified for it.',
      register: { name: 'Ontario Builder Directory', url: 'https://obd.hcraontario.ca/' },
      lookFor: 'For a new home: the builder’s exact legal name, a current licence, and any charges or conditions. For other work: a municipal licence where your town has one, proof of liability insurance and a WSIB clearance.',
      source: { title: 'HCRA: licensing', url: 'https://hcraontario.ca/licensing-compliance/licensing/', seen: '2026-11' },
    },
    BC: {
      body: 'BC Housing, Licensing and Consumer Services',
      statement: 'Whoever builds new homes in British Columbia must be a licensed residential builder and arrange home warranty insurance. The licence also exists for major repairs of a building’s outer shell; most renovations do not need it.',
      lookFor: 'A current residential builder licence of the class general contractor, and the name of the warranty insurer.',
      source: { title: 'BC Housing: builder licensing', url: 'https://www.bchousing.org/licensing-consumer-services/builder-licensing/', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A contractor who makes the contract away from their own place of business, at your home for instance, and takes money before the work is finished needs a prepaid contracting licence.',
      lookFor: 'A valid prepaid contracting licence in the company’s own name, before you pay a deposit.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Whoever carries out construction or renovation work in Quebec for others, or has it carried out for them, must hold an RBQ licence in the subclass that covers the work, unless the law exempts it. Whoever coordinates the whole job needs the licence of a general contractor.',
      register: { name: 'RBQ licence holders’ repertory', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit licence number, the company’s exact name, and a subclass that covers your work.',
      source: { title: 'RBQ: work requiring a licence', url: 'https://www.rbq.gouv.qc.ca/en/licence/knowing-if-a-licence-is-required/work-requiring-a-licence/', seen: '2026-11' },
    },
  },
  guides: [],
};
