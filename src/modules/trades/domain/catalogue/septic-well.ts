import type { Trade } from '../trade.js';

export const septicWell: Trade = {
  name: 'Septic & Well',
  plural: 'Septic and well companies',
  slug: 'septic-well',
  hue: 125,
  summary: 'Septic tanks, wells and pumps away from city pipes.',
  hint: 'Septic pumping, wells, well pumps',
  names: {
    en: [
      'septic', 'septic tank company', 'wastewater contractor', 'septic installer', 'septic contractor', 'septic designer', 'septic pumper', 'septic pumping company',
      'septic inspector', 'sewage hauler', 'sewage contractor', 'liquid waste hauler', 'vac truck', 'vacuum truck service', 'honey wagon', 'well', 'water well contractor',
      'well driller', 'well drilling company', 'well drilling contractor', 'water well drilling', 'well contractor', 'well technician', 'well pump company', 'pump installer',
    ],
    fr: [
      'fosse septique', 'installation septique', 'installateur de fosse septique', 'vidangeur', 'vidange de fosse', 'puisatier', 'foreur de puits', 'forage de puits',
      'puits artesien', 'specialiste en pompe', 'pompe a eau', 'technologue septique',
    ],
  },
  services: {
    en: [
      'septic tank pumping', 'septic pump out', 'septic tank cleaning', 'septic inspection', 'septic installation', 'septic system design', 'septic replacement', 'septic repair',
      'septic bed replacement', 'leach field repair', 'holding tank pump out', 'holding tank installation', 'septic tank locating', 'septic riser installation',
      'septic baffle repair', 'effluent filter cleaning', 'septic pump replacement', 'septic system maintenance', 'real estate septic inspection', 'weeping bed repair',
      'outhouse pumping', 'portable toilet pumping', 'grease trap pumping', 'well drilling', 'new well', 'well pump installation', 'well pump repair', 'well pump replacement',
      'submersible pump replacement', 'jet pump repair', 'pressure tank replacement', 'well pressure switch replacement', 'well inspection', 'well water testing',
      'well chlorination', 'shock chlorination', 'well disinfection', 'well deepening', 'hydrofracturing', 'well decommissioning', 'well abandonment', 'well cap replacement',
      'well casing extension', 'uv system installation', 'iron filter installation', 'sulphur filter', 'cottage lake pump', 'cistern installation', 'geothermal drilling',
      'well camera inspection',
    ],
    fr: [
      'vidange fosse septique', 'vidange de fosse septique', 'pompage fosse septique', 'inspection fosse septique', 'installation de champ d epuration',
      'remplacement champ d epuration', 'conception installation septique', 'test de percolation', 'reparation fosse septique', 'forage puits artesien',
      'remplacement pompe de puits', 'reparation pompe a eau', 'installation pompe submersible', 'analyse d eau de puits', 'desinfection de puits',
      'fracturation hydraulique puits', 'obturation de puits', 'remplacement reservoir pression', 'traitement d eau de puits',
    ],
  },
  problems: {
    en: [
      'septic tank full', 'septic backing up', 'septic smell', 'septic smell in yard', 'septic smell in house', 'septic alarm going off', 'septic overflowing',
      'septic tank leaking', 'septic lid broken', 'septic frozen', 'septic bed failing', 'septic field wet', 'wet spot over septic', 'soggy septic bed', 'sewage in yard',
      'sewage coming up lawn', 'sewage surfacing', 'drains slow septic', 'toilet gurgling septic', 'cant find septic tank', 'holding tank full', 'septic pump not working',
      'tree roots in septic', 'failed septic inspection', 'buying house with septic', 'well dry', 'well ran dry', 'well running low', 'no water from well', 'no water at cottage',
      'well pump not working', 'well pump keeps running', 'well pump wont shut off', 'well pump short cycling', 'well pump lost prime', 'jet pump lost prime',
      'pressure tank waterlogged', 'low pressure well', 'well water smells', 'water smells like sulphur', 'rotten egg water', 'well water cloudy', 'muddy well water',
      'brown well water', 'sand in water', 'air in well water', 'iron in water', 'bacteria in well', 'e coli well water', 'well line frozen',
    ],
    fr: [
      'fosse septique pleine', 'fosse septique deborde', 'odeur de fosse septique', 'refoulement fosse septique', 'champ d epuration sature', 'champ d epuration bouche',
      'alarme fosse septique', 'fosse septique gelee', 'puits a sec', 'puits tari', 'manque d eau puits', 'pompe de puits ne fonctionne pas', 'pompe de puits ne s arrete pas',
      'eau sent les oeufs pourris', 'eau de puits brune', 'eau de puits trouble', 'eau contaminee puits', 'fer dans l eau', 'coliformes eau de puits', 'pas d eau au chalet',
    ],
  },
  things: {
    en: [
      'septic tank', 'septic system', 'septic bed', 'septic field', 'septic pump', 'septic lid', 'septic riser', 'septic filter', 'leach field', 'leaching bed', 'tile bed',
      'weeping bed', 'drain field', 'raised bed septic', 'holding tank', 'sewage tank', 'sewage pump', 'grinder pump', 'effluent pump', 'effluent filter', 'distribution box',
      'septic baffle', 'cesspool', 'outhouse', 'ecoflo', 'biofilter', 'septic permit', 'septic treatment', 'water well', 'dug well', 'drilled well', 'bored well', 'artesian well',
      'shallow well', 'sand point', 'wellhead', 'well cap', 'well casing', 'well pit', 'well record', 'well water', 'well pump', 'submersible pump', 'jet pump', 'pump house',
      'pressure tank', 'well pressure switch', 'pump pressure switch', 'foot valve', 'pitless adapter', 'cistern', 'lake water', 'lake intake', 'uv water', 'coliform', 'borehole',
      'heated water line',
    ],
    fr: [
      'septique', 'champ d epuration', 'champ septique', 'fosse', 'bac de retention', 'puisard septique', 'prefiltre', 'biofiltre', 'element epurateur', 'puits',
      'puits de surface', 'puits fore', 'eau de puits', 'pompe submersible', 'pompe de puits', 'pompe a jet', 'reservoir sous pression', 'reservoir a pression',
      'pressostat de pompe', 'margelle de puits', 'tete de puits', 'citerne', 'coliformes', 'pompe de chalet',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'window well', 'egress well', 'basement window well', 'wishing well', 'wellness', 'rv holding tank', 'boat holding tank', 'septic arthritis', 'septic tattoo',
    'fosse d ascenseur', 'puits de lumiere', 'puits de fenetre',
  ],
  related: ['Excavation & Site Prep', 'Plumber'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: true,
  explainer: {
    title: 'Hiring a septic and well company',
    description: 'Septic and well companies pump, inspect, repair and install septic systems, and drill and service wells and their pumps. If sewage is backing up, stop using water in the house and keep people and pets away; never open or lean into a tank, since its gases can kill.',
    services: [
      'Septic pumping and inspection', 'New and replacement septic systems', 'Well drilling and rehabilitation', 'Well pumps and pressure tanks', 'Water testing and treatment',
    ],
    tips: [
      'Know where your tank, bed and well are, and keep the drawings and the well record with the papers of the house.',
      'A new or replaced septic system usually needs a permit, and an inspection before it is covered. Ask who sees to both.',
      'Have well water tested regularly, and again after a flood, a repair or a change in taste, smell or colour.',
    ],
  },
  questions: [
    'Are you registered or licensed for this very work, septic or well, and under which number?',
    'Does the price include finding and uncovering the lid, and putting the ground back?',
    'Will I get a written report of the condition of the tank, bed or pump?',
    'Does this need a permit, and who applies for it?',
    'For a new well: what do I pay if there is too little water, or if the water is bad?',
  ],
  licensing: {
    ON: {
      body: 'Ministry of Municipal Affairs and Housing (septic) and Ministry of the Environment, Conservation and Parks (wells)',
      statement: 'In Ontario companies that build, install, repair, service, clean or empty septic systems must be qualified and registered under the Building Code, with a Building Code Identification Number (BCIN). Wells are drilled and repaired, and pumps put into them, under a well contractor licence and by licensed well technicians, with few exceptions (Regulation 903).',
      register: { name: 'QuARTS public registry of building practitioners (septic)', url: 'https://www.ontario.ca/page/become-registered-building-practitioner' },
      lookFor: 'For septic: the company’s name and BCIN, registered as an on-site sewage installer. For wells: a current well contractor licence, and the technician’s own licence with the class for drilling, digging or pumps. Get the well record when the work is done.',
      source: { title: 'Ontario: well contractor licence', url: 'https://www.ontario.ca/page/well-contractor-licence', seen: '2026-11' },
    },
    BC: {
      body: 'Applied Science Technologists and Technicians of BC (septic) and the provincial registers of well drillers and well pump installers',
      statement: 'In British Columbia only an authorized person may plan, install or maintain a septic system: a Registered Onsite Wastewater Practitioner (ROWP) or a professional such as an engineer. Wells are drilled and pumps installed by, or under, a registered well driller or well pump installer.',
      register: { name: 'ASTTBC', url: 'https://asttbc.org/' },
      lookFor: 'The practitioner’s own name and the category for your work: planner, installer, maintenance provider or private inspector. A well driller or pump installer carries an identification card.',
      source: { title: 'ASTTBC: Registered Onsite Wastewater Practitioners', url: 'https://asttbc.org/applicants/rowps/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'In Quebec a contractor who installs a private septic system holds an RBQ licence with subclass 2.4, private sewerage systems. Well drilling and well pumps have subclasses of their own.',
      register: { name: 'RBQ licence holders’ register', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The licence number, the name of the company, the subclass for your work, and that the licence is valid.',
      source: { title: 'RBQ: list of licence subclasses', url: 'https://www.rbq.gouv.qc.ca/services-en-ligne/licence/determiner-la-licence-requise/liste-des-sous-categories/', seen: '2026-11' },
    },
  },
  guides: ['low-water-pressure'],
};
