import type { Trade } from '../trade.js';

export const electrician: Trade = {
  name: 'Electrician',
  plural: 'Electricians',
  slug: 'electrician',
  hue: 85,
  summary: 'From a dead outlet to a new panel.',
  hint: 'Outlets, panels, lighting',
  names: {
    en: [
      'electrical', 'electrical contractor', 'electrical company', 'electrical services', 'electric', 'electric company', 'electricity', 'master electrician',
      'licensed electrician', 'certified electrician', 'licensed electrical contractor', 'residential electrician', 'commercial electrician', 'emergency electrician',
      'journeyman electrician', 'domestic electrician', 'electrical technician', 'lighting company', 'lighting contractor', 'wiring contractor', 'ev charger installer',
      'generator installer', 'solar installer', 'solar company', 'sparky',
    ],
    fr: [
      'electricien', 'electricite', 'electrique', 'maitre electricien', 'entrepreneur electricien', 'entrepreneur en electricite', 'compagnie d electricite',
      'electricien residentiel', 'electricien urgence', 'electricien certifie', 'eclairage', 'installateur de borne de recharge',
    ],
  },
  services: {
    en: [
      'hydro reconnect', 'hydro reconnection',
      'ev charger installation', 'tesla charger installation', 'level 2 charger', 'car charging station', 'panel upgrade', 'electrical panel replacement', 'fuse panel to breaker',
      'electrical service upgrade', '200 amp service', 'hot tub electrical', 'subpanel installation', 'rewiring', 'house rewire', 'knob and tube replacement',
      'aluminum wiring repair', 'electrical inspection', 'electrical permit', 'outlet installation', 'usb outlet', 'dedicated circuit', '240v outlet', '220 plug', 'stove plug',
      'dryer outlet', 'new plug outlet', 'install plug', 'outdoor plug', 'light fixture installation', 'pot light installation', 'recessed lighting', 'under cabinet lighting',
      'outdoor lighting', 'landscape lighting', 'ceiling fan installation', 'bathroom fan installation', 'dimmer switch installation', 'hot tub wiring', 'pool wiring',
      'garage wiring', 'basement wiring', 'baseboard heater installation', 'generator installation', 'transfer switch', 'whole home surge protector', 'solar panel installation',
      'home battery installation', 'hardwired smoke detector', 'in floor heating wiring', 'ethernet wiring',
    ],
    fr: [
      'installation de borne de recharge', 'borne vehicule electrique', 'borne tesla', 'changement de panneau electrique', 'remplacement panneau electrique', 'ajout de circuit',
      'mise aux normes electrique', 'entree electrique', 'recablage', 'filage electrique', 'filage aluminium', 'installation de luminaire', 'installation de prise',
      'installation ventilateur de plafond', 'plancher chauffant', 'installation generatrice', 'inspection electrique', 'branchement spa', 'eclairage exterieur',
      'lumieres encastrees',
    ],
  },
  problems: {
    en: [
      'no power', 'power out', 'power outage', 'power went out', 'half house no power', 'no electricity', 'lights flickering', 'lights dim', 'lights went out',
      'light wont turn on', 'lights flashing', 'light buzzing', 'breaker keeps tripping', 'breaker wont reset', 'power bar hot', 'blown fuse', 'fuse keeps blowing',
      'outlet not working', 'dead outlet', 'plug not working', 'plugs stopped working', 'outlet sparking', 'sparks from wall', 'outlet hot', 'loose outlet', 'burnt outlet',
      'burning smell', 'electrical burning smell', 'burning smell outlet', 'smell burning plastic', 'panel buzzing', 'panel hot', 'switch not working', 'switch hot',
      'switch crackling', 'got shocked', 'electric shock', 'gfci wont reset', 'smoke alarm chirping', 'smoke detector going off', 'exposed wires', 'chewed wires', 'wires hanging',
      'power line down', 'water in light fixture', 'power surge', 'high hydro bill', 'ungrounded outlets', 'overloaded circuit', 'two prong outlets',
    ],
    fr: [
      'pas de courant', 'panne de courant', 'panne d electricite', 'pas d electricite', 'disjoncteur saute', 'disjoncteur qui declenche', 'lumieres qui clignotent',
      'lumiere ne fonctionne pas', 'lumiere vacille', 'prise ne fonctionne pas', 'prise brulee', 'prise chaude', 'etincelles prise', 'odeur de brule', 'choc electrique',
      'panneau qui bourdonne', 'fils denudes', 'fusible saute', 'interrupteur brise', 'detecteur de fumee sonne',
    ],
  },
  things: {
    en: [
      'outlet', 'wall outlet', 'wall plug', 'wall socket', 'plug outlet', 'socket', 'receptacle', 'light', 'lighting', 'light fixture', 'light switch', 'lightbulb', 'light bulb',
      'ceiling light', 'switch', 'dimmer', 'breaker', 'circuit breaker', 'breaker panel', 'breaker box', 'fuse', 'fuse box', 'fuse panel', 'electrical panel', 'panel', 'subpanel',
      'wiring', 'wire', 'circuit', 'gfci', 'gfi', 'afci', 'pot light', 'potlight', 'chandelier', 'sconce', 'ceiling fan', 'bathroom fan', 'ev charger', 'car charger', 'tesla charger', 'home charger',
      'tesla wall connector', 'charging station', 'generator', 'transfer switch', 'surge protector', 'smoke detector', 'smoke alarm', 'co detector', 'hydro', 'hydro meter',
      'meter base', 'electrical mast', 'baseboard heater', 'doorbell', 'knob and tube', 'aluminum wiring', 'amp', 'voltage', 'junction box', 'solar panel',
    ],
    fr: [
      'prise de courant', 'prise electrique', 'prise murale', 'interrupteur', 'lumiere', 'luminaire', 'plinthe chauffante', 'plafonnier', 'ampoule', 'disjoncteur',
      'panneau electrique', 'boite electrique', 'fusible', 'fil electrique', 'filage', 'cablage', 'courant', 'gradateur', 'borne de recharge', 'generatrice', 'plinthe electrique',
      'detecteur de fumee', 'ventilateur de plafond', 'sonnette', 'panneau solaire',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'outlet mall', 'outlet store', 'factory outlet', 'electric guitar', 'electric piano', 'electric bike', 'electric scooter', 'electric car dealer', 'electric toothbrush',
    'power washing', 'power steering', 'power window car', 'power bank', 'power of attorney', 'car battery', 'dodge charger', 'qr code generator', 'name generator',
    'steam generator', 'socket wrench', 'eye socket', 'circuit training', 'circuit court', 'race circuit', 'bank wire transfer', 'barbed wire', 'chicken wire', 'guitar amp',
    'nintendo switch', 'hydro jetting', 'hydro seeding', 'hydro excavation', 'hydro vac', 'hydroponics', 'garage door panel', 'fence panel', 'drywall panel', 'car body panel',
    'pilot light', 'engine light', 'tail light', 'brake light', 'head light', 'traffic light', 'light demolition', 'light hauling', 'shock absorber', 'courant d air',
    'prise de sang', 'ampoule au pied',
  ],
  related: ['General Contractor', 'HVAC Technician', 'Security Systems', 'Home Renovation'],
  schemaType: 'Electrician',
  urgent: true,
  explainer: {
    title: 'Hiring an electrician',
    description: 'Electricians install and repair wiring, panels, outlets and lighting. If something smells of burning or sparks, switch the breaker off if you can reach it safely, then call.',
    services: ['Outlets, switches and lighting', 'Panels and service upgrades', 'Aluminum and knob-and-tube wiring', 'EV chargers and hot tubs', 'Smoke and CO alarms'],
    tips: [
      'Ask for the licence number of the business, and compare its name with the one in the register.',
      'Electrical work usually needs a permit and an inspection: ask who applies for it, and keep the certificate.',
      'Burning smell, sparks or a warm outlet: switch the breaker off and call at once.',
    ],
  },
  questions: [
    'What is your licence number, and under which business name?',
    'Who applies for the permit, and when will the work be inspected?',
    'Is the price fixed, and does it include fixtures, permit and patching of walls?',
    'Can my panel carry this, or is an upgrade needed?',
    'What do I receive in writing when the work has passed?',
  ],
  licensing: {
    ON: {
      body: 'Electrical Safety Authority (ECRA/ESA)',
      statement: 'With few exceptions, whoever does electrical work for hire in Ontario must be a licensed electrical contractor, or work for one; an electrician’s own trade certificate is not enough. The contractor notifies the Electrical Safety Authority of the work: ask for the ESA certificate when it is done.',
      register: { name: 'ESA: find a licensed electrical contractor', url: 'https://findacontractor.esasafe.com/' },
      lookFor: 'The seven-digit ECRA/ESA licence number, which must be shown on trucks and estimates, and the same business name.',
      source: { title: 'Electrical Safety Authority: what is a licensed electrical contractor', url: 'https://esasafe.com/hiring-an-electrician-or-contractor/what-is-a-licensed-electrical-contractor/', seen: '2026-11' },
    },
    QC: {
      body: 'Corporation des maîtres électriciens du Québec (CMEQ)',
      statement: 'Electrical work in Quebec may only be done by a member of the CMEQ who holds a contractor’s licence of subclass 16.',
      register: { name: 'RBQ register of licence holders', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit RBQ licence number, the business name, and subclass 16.',
      source: { title: 'CMEQ: mission and history', url: 'https://www.cmeq.org/english/about-cmeq/mission-and-historic/', seen: '2026-11' },
    },
    BC: {
      body: 'Technical Safety BC',
      statement: 'Electrical contractors in British Columbia must be licensed by Technical Safety BC.',
      register: { name: 'Technical Safety BC: find a licensed contractor', url: 'https://www.technicalsafetybc.ca/' },
      lookFor: 'The Technical Safety BC licence number, which must stand in advertising, and the same business name.',
      source: { title: 'Technical Safety BC: electrical licences', url: 'https://www.technicalsafetybc.ca/certification/electrical-licences', seen: '2026-11' },
    },
  },
  guides: ['circuit-breaker', 'flickering-lights', 'outlet-not-working', 'hot-buzzing-outlet', 'light-switch-not-working', 'power-surge-protection'],
};
