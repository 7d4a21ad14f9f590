import type { Trade } from '../trade.js';

export const applianceRepair: Trade = {
  name: 'Appliance Repair',
  plural: 'Appliance repair companies',
  slug: 'appliance-repair',
  hue: 10,
  summary: 'Fridges, stoves, washers and dryers, working again.',
  hint: 'Fridges, washers, dryers, stoves',
  names: {
    en: [
      'appliance repair', 'appliance repair company', 'appliance repair service', 'appliance service', 'appliance technician', 'appliance repair technician',
      'appliance service technician', 'appliance repairman', 'appliance guy', 'appliances', 'home appliance repair', 'household appliance repair', 'major appliance repair',
      'small appliance repair', 'appliance installer', 'appliance installation', 'fridge technician', 'fridge repairman', 'washer technician', 'white goods repair', 'appliance parts',
    ],
    fr: [
      'reparation electromenager', 'reparation d electromenagers', 'reparateur electromenager', 'technicien electromenager', 'electromenager', 'electromenagers',
      'service electromenager', 'depannage electromenager', 'reparateur d appareils menagers', 'appareils menagers', 'pieces electromenager',
    ],
  },
  services: {
    en: [
      'fridge repair', 'refrigerator repair', 'freezer repair', 'chest freezer repair', 'washer repair', 'washing machine repair', 'dryer repair', 'gas dryer repair', 'stove repair',
      'gas stove repair', 'electric stove repair', 'oven repair', 'wall oven repair', 'kitchen range repair', 'gas range repair', 'cooktop repair', 'induction cooktop repair',
      'dishwasher repair', 'dishwasher installation', 'dishwasher hookup', 'microwave repair', 'range hood repair', 'range hood installation', 'ice maker repair', 'ice maker line',
      'wine cooler repair', 'garbage compactor repair', 'central vacuum repair', 'dryer vent cleaning', 'dryer vent installation', 'washer installation', 'dryer installation',
      'stove installation', 'fridge installation', 'stove hookup', 'washer dryer hookup', 'appliance hookup', 'fridge water line', 'gas dryer hookup', 'oven element replacement',
      'stove burner replacement', 'fridge compressor replacement', 'fridge door seal replacement', 'washer drum bearing replacement', 'dryer belt replacement', 'oven calibration',
      'bbq repair', 'coffee machine repair', 'appliance maintenance', 'over the range microwave',
    ],
    fr: [
      'reparation refrigerateur', 'reparation frigo', 'reparation congelateur', 'reparation laveuse', 'reparation secheuse', 'reparation lave vaisselle', 'installation lave vaisselle',
      'reparation cuisiniere', 'reparation four', 'reparation poele electrique', 'reparation micro ondes', 'reparation machine a glacons', 'reparation plaque de cuisson',
      'installation electromenager', 'branchement laveuse', 'branchement secheuse', 'nettoyage conduit de secheuse', 'reparation hotte de cuisine', 'reparation aspirateur central',
      'changement element de four',
    ],
  },
  problems: {
    en: [
      'fridge not cooling', 'freezer not freezing', 'fridge freezing food', 'fridge leaking water', 'fridge making noise', 'fridge icing up', 'frost in freezer',
      'fridge wont stop beeping', 'ice maker not working', 'washer leaking water', 'washing machine leaking', 'washer not draining', 'washing machine wont drain',
      'washer not spinning', 'washer wont drain', 'washer shaking', 'washer wont start', 'washer door locked', 'washing machine door stuck', 'washing machine overflowing',
      'dryer not heating', 'dryer no heat', 'dryer not drying', 'dryer taking forever', 'dryer takes too long', 'clothes not drying', 'dryer wont start', 'dryer burning smell', 'dryer trips breaker', 'lint in dryer vent', 'stove burner not working',
      'burner wont light', 'stove wont turn on', 'stove element burnt', 'oven not heating', 'oven wont heat', 'oven wont heat up', 'oven wont turn on', 'oven not hot enough', 'oven door locked', 'oven trips breaker',
      'oven sparking', 'gas stove clicking', 'microwave sparking', 'microwave not heating', 'dishwasher leaking', 'dishwasher leaves dishes dirty', 'dishwasher not draining', 'dishwasher not cleaning',
      'dishwasher wont start', 'water in bottom of dishwasher', 'range hood not working', 'appliance error code', 'appliance not working', 'fridge stopped working',
      'stove top not working',
    ],
    fr: [
      'frigo ne refroidit pas', 'refrigerateur chaud', 'frigo coule', 'congelateur ne gele plus', 'glace dans congelateur', 'laveuse coule', 'laveuse ne vide pas',
      'laveuse ne tourne pas', 'laveuse fait du bruit', 'secheuse ne chauffe pas', 'secheuse ne seche pas', 'secheuse brisee', 'lave vaisselle fuit', 'lave vaisselle ne vide pas',
      'four ne chauffe pas', 'four brise', 'rond de poele ne fonctionne pas', 'cuisiniere ne fonctionne pas', 'micro ondes brise',
    ],
  },
  things: {
    en: [
      'appliance', 'fridge', 'refrigerator', 'freezer', 'deep freezer', 'chest freezer', 'bar fridge', 'mini fridge', 'wine fridge', 'wine cooler', 'beverage cooler', 'ice maker',
      'ice machine', 'washer', 'clothes washer', 'washing machine', 'front loader', 'dryer', 'clothes dryer', 'tumble dryer', 'laundry machine', 'stackable washer dryer', 'stove',
      'gas stove', 'electric stove', 'stove top', 'stove burner', 'oven', 'wall oven', 'oven element', 'oven door', 'cooktop', 'induction cooktop', 'hot plate', 'gas range',
      'electric range', 'kitchen range', 'range hood', 'dishwasher', 'microwave', 'toaster oven', 'trash compactor', 'central vacuum', 'central vac', 'dryer vent', 'dryer belt',
      'lint trap', 'fridge compressor', 'fridge seal', 'maytag', 'kenmore', 'frigidaire', 'kitchenaid', 'whirlpool washer', 'samsung fridge', 'lg fridge', 'bosch dishwasher', 'miele',
      'electrolux',
    ],
    fr: [
      'electromenager', 'appareil menager', 'refrigerateur', 'frigidaire', 'frigo', 'congelateur', 'laveuse', 'machine a laver', 'secheuse', 'laveuse secheuse', 'lave linge',
      'lave vaisselle', 'cuisiniere', 'poele electrique', 'poele au gaz', 'four encastre', 'four electrique', 'plaque de cuisson', 'plaque a induction', 'micro ondes',
      'hotte de cuisine', 'hotte de cuisiniere', 'machine a glacons', 'aspirateur central', 'cellier a vin',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'wood stove', 'pellet stove', 'camp stove', 'stove pipe', 'poele a bois', 'poele a granules', 'poele a frire', 'four seasons', 'pizza oven', 'brick oven', 'outdoor oven',
    'dutch oven', 'pressure washer', 'power washer', 'window washer', 'windshield washer', 'washer fluid', 'faucet washer', 'tap washer', 'rubber washer', 'hair dryer', 'blow dryer',
    'hand dryer', 'hockey dryer', 'grain dryer', 'range rover', 'price range', 'mountain range', 'driving range', 'rifle range', 'oven cleaning', 'fridge cleaning',
    'appliance cleaning', 'appliance removal', 'appliance disposal', 'fridge removal', 'fridge disposal', 'fridge magnet', 'appliance store', 'appliance sale', 'laundry service',
    'laundromat', 'walk in freezer',
  ],
  related: ['Handyman', 'HVAC Technician', 'Electrician', 'Plumber'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring an appliance repair company',
    description: 'Appliance technicians diagnose and repair refrigerators, stoves, dishwashers, washers and dryers. If you smell gas, leave the house and call your gas utility from outside. For a leaking washer or dishwasher, close its water valve first.',
    services: ['Refrigerators, freezers and ice makers', 'Washers and dryers', 'Stoves, ovens and cooktops', 'Dishwashers and microwaves', 'Hook-ups and dryer vents'],
    tips: [
      'Write down the make and the whole model number before you call. It is mostly on a label inside the door or on the back.',
      'Ask what the diagnosis costs and whether it counts towards the repair. Check the maker’s warranty first.',
      'Before you pay for a large repair, ask how old the appliance is for its kind and whether parts are still made.',
    ],
  },
  questions: [
    'What does the visit cost, and does it count towards the repair?',
    'Do you work on my make and model, and are parts still available?',
    'Are the parts new and from the maker, and how long are parts and work guaranteed?',
    'For a gas appliance: will a certified gas technician do the work?',
    'At what price would you tell me to replace it rather than repair it?',
  ],
  licensing: {
    ON: {
      body: 'Technical Standards and Safety Authority (TSSA), for gas appliances only',
      statement: 'Ontario licenses nobody to repair electric appliances: Appliance Service Technician (445A) is a trade with voluntary certification. Gas stoves and gas dryers are another matter: they are connected and serviced by a contractor registered with the TSSA, whose technician holds a gas certificate.',
      register: { name: 'TSSA, registered fuels contractors', url: 'https://www.tssa.org/' },
      lookFor: 'For gas work the company’s name as a registered fuels contractor, and the technician’s own certificate. For electric appliances ask for liability insurance and, where there are employees, a WSIB clearance.',
      source: { title: 'TSSA: fraudulent fuels workers', url: 'https://www.tssa.org/fraudulent-fuels-workers-trunk-slammers', seen: '2026-11' },
    },
  },
  guides: [],
};
