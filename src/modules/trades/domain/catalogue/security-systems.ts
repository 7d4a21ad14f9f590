import type { Trade } from '../trade.js';

export const securitySystems: Trade = {
  name: 'Security Systems',
  plural: 'Security companies',
  slug: 'security-systems',
  hue: 190,
  summary: 'Alarms and cameras that watch while you are away.',
  hint: 'Alarms, cameras, doorbells, monitoring',
  names: {
    en: [
      'security', 'home security', 'security company', 'security installer', 'security system installer', 'security systems company', 'alarm company', 'alarm installer',
      'alarm technician', 'alarm dealer', 'burglar alarm company', 'camera installer', 'security camera installer', 'cctv installer', 'surveillance company',
      'smart home installer', 'home automation', 'low voltage contractor', 'access control', 'intercom installer', 'alarm monitoring', 'security integrator', 'security and alarm',
    ],
    fr: [
      'systeme de securite', 'securite residentielle', 'compagnie d alarme', 'installateur d alarme', 'technicien en alarme', 'systeme d alarme', 'videosurveillance',
      'telesurveillance', 'installateur de camera', 'domotique', 'centrale de surveillance',
    ],
  },
  services: {
    en: [
      'alarm system installation', 'home alarm installation', 'burglar alarm installation', 'wireless alarm system', 'alarm system upgrade', 'alarm system repair',
      'alarm monitoring plan', 'home security monitoring', 'professional alarm monitoring', 'alarm takeover', 'security camera installation', 'outdoor camera installation',
      'wireless camera installation', 'wired camera installation', 'cctv installation', 'ip camera system', 'nvr installation', 'camera system upgrade', 'camera repair',
      'driveway camera', 'floodlight camera', 'doorbell camera installation', 'video doorbell installation', 'ring doorbell installation', 'nest doorbell installation',
      'motion sensor installation', 'window sensor installation', 'glass break sensor installation', 'keypad replacement', 'panic button installation', 'intercom installation',
      'intercom repair', 'door entry system', 'door buzzer repair', 'access control installation', 'key fob system', 'card reader installation', 'electric strike installation',
      'smart lock installation', 'gate access control', 'smart home installation', 'home automation setup', 'water leak sensor monitoring', 'security assessment',
      'cottage alarm system', 'alarm battery replacement', 'network cabling', 'ethernet cabling', 'remove old alarm system',
    ],
    fr: [
      'installation systeme d alarme', 'installation camera de surveillance', 'installation de camera', 'installation sonnette video', 'surveillance a distance',
      'installation interphone', 'reparation interphone', 'controle d acces', 'installation detecteur de mouvement', 'reparation systeme d alarme', 'remplacement batterie alarme',
      'alarme sans fil', 'camera exterieure', 'serrure intelligente', 'centrale d alarme', 'maison intelligente', 'alarme pour chalet',
    ],
  },
  problems: {
    en: [
      'alarm keeps going off', 'false alarm', 'alarm wont stop', 'alarm wont arm', 'alarm wont disarm', 'alarm panel beeping', 'alarm system beeping', 'alarm low battery',
      'alarm not communicating', 'alarm not working', 'alarm code forgotten', 'forgot alarm password', 'keypad not responding', 'alarm trouble light', 'alarm sensor not working',
      'window sensor not working', 'motion sensor false alarm', 'security camera offline', 'camera not recording', 'camera not working', 'camera blurry', 'camera no night vision',
      'camera lost wifi', 'ring doorbell not working', 'doorbell camera offline', 'doorbell camera not charging', 'intercom not working', 'door buzzer not working',
      'building fob not working', 'got robbed', 'burglary last night', 'burglarized', 'burglar in neighbourhood', 'home invasion', 'prowler in yard', 'intruder',
      'trespasser in yard', 'packages stolen', 'porch pirate', 'stolen parcel', 'car theft driveway', 'break and enter', 'afraid of burglars', 'worried about thieves',
      'vandalism', 'secure house before vacation', 'watch house while away', 'protect vacant house', 'see visitors at front door', 'feel unsafe at home',
    ],
    fr: [
      'alarme sonne sans arret', 'alarme ne fonctionne pas', 'alarme se declenche', 'fausse alarme', 'code d alarme oublie', 'camera ne fonctionne pas', 'camera hors ligne',
      'sonnette video ne fonctionne pas', 'interphone en panne', 'cambriolage', 'vol dans la maison', 'peur des voleurs', 'colis vole', 'entree par effraction',
      'introduction par effraction', 'proteger maison vacances', 'rodeur',
    ],
  },
  things: {
    en: [
      'alarm', 'alarm system', 'alarm panel', 'alarm keypad', 'burglar alarm', 'house alarm', 'home alarm', 'security system', 'security camera', 'surveillance camera',
      'outdoor camera', 'camera', 'ip camera', 'poe camera', 'dome camera', 'bullet camera', 'cctv', 'nvr', 'dvr', 'ring camera', 'nest cam', 'arlo', 'eufy', 'reolink', 'lorex',
      'hikvision', 'dsc panel', 'paradox alarm', 'honeywell alarm', 'adt', 'vivint', 'simplisafe', 'telus security', 'bell smart home security', 'doorbell camera',
      'video doorbell', 'ring doorbell', 'nest doorbell', 'intercom', 'door buzzer', 'entryphone', 'card reader', 'key fob reader', 'fob reader', 'motion sensor',
      'motion detector', 'window sensor', 'door contact sensor', 'glass break sensor', 'panic button', 'alarm siren', 'smart lock', 'mag lock', 'electric strike', 'smart home hub',
      'security sign', 'surveillance', 'nanny cam', 'yard sign alarm',
    ],
    fr: [
      'alarme', 'camera de surveillance', 'camera de securite', 'camera', 'sonnette camera', 'sonnette video', 'interphone', 'detecteur de mouvement', 'clavier d alarme',
      'panneau d alarme', 'capteur de porte', 'sirene', 'lecteur de carte', 'puce d acces', 'bouton panique', 'surveillance',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'smoke alarm', 'smoke detector', 'carbon monoxide alarm', 'carbon monoxide detector', 'co alarm', 'co detector', 'fire alarm beeping', 'car alarm', 'alarm clock', 'dash cam',
    'dash camera', 'backup camera', 'drain camera', 'sewer camera', 'pipe camera', 'septic camera', 'chimney camera', 'thermal camera', 'camera lens', 'photography camera',
    'septic alarm', 'sump pump alarm', 'sewage pump alarm', 'high water alarm', 'freezer alarm', 'fridge alarm', 'motion sensor light', 'garage door sensor', 'garage keypad',
    'car key fob', 'social security', 'security deposit', 'security guard', 'cyber security', 'computer security', 'event security', 'food security', 'avertisseur de fumee',
    'detecteur de fumee', 'camera drain', 'gardien de securite',
  ],
  related: ['Electrician', 'Locksmith', 'Handyman'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a security company',
    description: 'Security companies install, repair and monitor alarms, cameras, video doorbells and intercoms. If somebody is breaking in, call 911 first; if you come home to a forced door, stay outside and call from there.',
    services: ['Burglar alarms and sensors', 'Cameras and video doorbells', 'Monitoring around the clock', 'Intercoms and access control', 'Repairs, upgrades and takeovers'],
    tips: [
      'Ask how long the monitoring contract runs, how it renews and what leaving early costs. Get the answer in writing.',
      'Ask whether the equipment is yours, and whether another company could take it over later.',
      'Point cameras at your own property. Ask the installer to keep neighbours’ windows and yards out of the picture.',
    ],
  },
  questions: [
    'Do I own the equipment, and will it work without your monitoring?',
    'How long is the contract, and what happens if I move or cancel?',
    'Who answers when the alarm goes off, and whom do they call first?',
    'Does my municipality or police service ask for an alarm permit, and what happens after a false alarm?',
    'Where are camera recordings kept, for how long, and who can see them?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses security guards, private investigators and the agencies that sell their services, but not the people who install home alarms and cameras. Work on the electrical system itself, such as a new outlet for a recorder, is for a licensed electrical contractor. Some municipalities register alarms or license alarm businesses.',
      lookFor: 'A company that sends somebody to your door when the alarm rings should hold a security agency licence. From every installer, ask for proof of liability insurance, a WSIB clearance certificate, and whether the monitoring station is ULC listed.',
      source: { title: 'Ontario: requirements for security guard and private investigator agencies', url: 'https://www.ontario.ca/page/requirements-security-guard-and-private-investigator-agencies', seen: '2026-11' },
    },
    BC: {
      body: 'Security Programs Division, Government of British Columbia',
      statement: 'In British Columbia security alarm work is licensed: the business holds a security business licence, and the person who installs or services alarms a security worker licence.',
      register: { name: 'Security industry licensing, with licence look-up', url: 'https://www2.gov.bc.ca/gov/content/employment-business/business/security-services/security-industry-licensing/about' },
      lookFor: 'The name of the business and of the person who comes, the category of the licence, and that it is still valid.',
      source: { title: 'Government of British Columbia: security industry licensing', url: 'https://www2.gov.bc.ca/gov/content/employment-business/business/security-services/security-industry-licensing/about', seen: '2026-11' },
    },
    QC: {
      body: 'Bureau de la sécurité privée (BSP)',
      statement: 'In Quebec installing, repairing and remotely monitoring electronic security systems needs a permit: an agency permit for the company and an agent permit for the person.',
      register: { name: 'Registre des titulaires de permis, Bureau de la sécurité privée', url: 'https://www.bspquebec.ca/' },
      lookFor: 'The exact name or permit number, the class for electronic security systems, and a status of valid.',
      source: { title: 'Bureau de la sécurité privée: who must hold a permit', url: 'https://www.bspquebec.ca/fr/20/information-a-lire-avant-de-remplir-une-demande', seen: '2026-11' },
    },
  },
  guides: [],
};
