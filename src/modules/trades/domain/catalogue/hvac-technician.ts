import type { Trade } from '../trade.js';

export const hvacTechnician: Trade = {
  name: 'HVAC Technician',
  plural: 'HVAC technicians',
  slug: 'hvac-technician',
  hue: 40,
  summary: 'Warm in January, cool in July.',
  hint: 'Furnaces, heat pumps, cooling',
  names: {
    en: [
      'hvac', 'hvac company', 'hvac contractor', 'hvac services', 'heating and cooling', 'heating & cooling', 'heating and air conditioning', 'heating and ventilation',
      'heating contractor', 'heating company', 'air conditioning company', 'air conditioning contractor', 'furnace company', 'furnace repair company', 'furnace technician',
      'ac technician', 'ac company', 'gas technician', 'gas fitter', 'refrigeration mechanic', 'mechanical contractor', 'sheet metal contractor', 'heat pump installer',
      'duct cleaner', 'duct cleaning company',
    ],
    fr: [
      'cvac', 'technicien cvac', 'technicien en chauffage', 'chauffage et climatisation', 'entreprise de chauffage', 'entrepreneur en chauffage', 'entreprise de climatisation',
      'ventilation', 'chauffagiste', 'frigoriste', 'technicien en refrigeration', 'installateur de thermopompe',
    ],
  },
  services: {
    en: [
      'furnace installation', 'furnace replacement', 'furnace repair', 'furnace tune up', 'furnace cleaning', 'ac installation', 'ac repair', 'ac tune up',
      'air conditioner replacement', 'central air installation', 'heat pump installation', 'cold climate heat pump', 'heat pump repair', 'ductless mini split installation',
      'mini split cleaning', 'boiler installation', 'boiler repair', 'boiler service', 'combi boiler', 'radiator bleeding', 'radiant floor heating', 'hydronic heating',
      'in floor heating', 'geothermal heating', 'duct cleaning', 'ductwork installation', 'duct sealing', 'air balancing', 'hrv installation', 'hrv cleaning',
      'humidifier installation', 'whole home dehumidifier', 'thermostat installation', 'smart thermostat installation', 'gas line installation', 'bbq gas line', 'gas stove hookup',
      'gas dryer hookup', 'gas fireplace service', 'garage heater installation', 'pool heater gas line', 'oil to gas', 'oil tank removal', 'oil furnace replacement',
      'propane furnace', 'dryer vent installation', 'bathroom fan venting', 'heat loss calculation', 'refrigerant recharge', 'emergency heating repair',
    ],
    fr: [
      'installation de thermopompe', 'reparation de thermopompe', 'entretien thermopompe', 'nettoyage thermopompe', 'installation de fournaise', 'remplacement fournaise',
      'reparation fournaise', 'entretien fournaise', 'nettoyage de conduits', 'nettoyage conduits ventilation', 'installation climatiseur', 'reparation climatiseur',
      'climatiseur mural', 'air climatise central', 'installation echangeur d air', 'conversion mazout', 'plancher radiant', 'remplacement chaudiere', 'foyer au gaz',
      'ligne de gaz',
    ],
  },
  problems: {
    en: [
      'no heat', 'heat not working', 'heater not working', 'house cold', 'house freezing', 'wont warm up', 'furnace not turning on', 'furnace wont ignite',
      'furnace blowing cold air', 'furnace short cycling', 'furnace loud', 'furnace light blinking', 'furnace leaking water', 'furnace smells', 'burning smell furnace',
      'pilot light out', 'ac not cooling', 'ac not cold', 'ac blowing warm air', 'ac leaking water', 'air conditioner leaking water', 'house hot',
      'upstairs hot', 'bedroom cold', 'room colder', 'cold room', 'uneven heating', 'uneven temperature', 'weak airflow', 'vents not blowing', 'no air vents', 'cold air vents',
      'vents rattling', 'musty smell vents', 'thermostat blank', 'thermostat flashing', 'heat pump iced up', 'radiator cold', 'radiator leaking water', 'boiler leaking water',
      'house humid', 'high humidity', 'dry air', 'stuffy air', 'carbon monoxide alarm', 'co alarm', 'co alarm going off', 'co detector going off', 'gas leak', 'smell gas', 'rotten egg smell',
    ],
    fr: [
      'pas de chauffage', 'chauffage ne fonctionne pas', 'chauffage en panne', 'fournaise ne part pas', 'fournaise en panne', 'fournaise bruyante', 'maison froide',
      'maison trop chaude', 'thermopompe ne chauffe pas', 'thermopompe gelee', 'thermopompe qui coule', 'climatiseur ne refroidit pas', 'climatiseur qui coule',
      'air climatise brise', 'thermostat ne fonctionne pas', 'odeur de gaz', 'fuite de gaz', 'detecteur monoxyde', 'humidite maison', 'air trop sec',
    ],
  },
  things: {
    en: [
      'furnace', 'gas furnace', 'oil furnace', 'electric furnace', 'boiler', 'heat pump', 'heatpump', 'air conditioner', 'air conditioning', 'aircon', 'ac', 'ac unit',
      'ac compressor', 'central air', 'mini split', 'minisplit', 'ductless', 'thermostat', 'nest thermostat', 'ecobee', 'duct', 'ductwork', 'air duct', 'air vent', 'heating vent',
      'floor vent', 'cold air return', 'furnace filter', 'air filter', 'air exchanger', 'hrv', 'erv', 'humidifier', 'dehumidifier', 'air purifier', 'air handler', 'radiator',
      'hot water radiator', 'heater', 'heat', 'heating', 'baseboard heater', 'unit heater', 'garage heater', 'heated floor', 'geothermal', 'condenser', 'evaporator coil',
      'blower motor', 'ignitor', 'flame sensor', 'heat exchanger', 'condensate pump', 'freon', 'pilot light', 'gas line', 'oil tank', 'carbon monoxide', 'rooftop unit',
    ],
    fr: [
      'fournaise', 'thermopompe', 'chauffage', 'climatiseur', 'climatisation', 'air climatise', 'air conditionne', 'clim', 'chaudiere', 'calorifere', 'radiateur', 'thermostat',
      'echangeur d air', 'conduit de ventilation', 'conduit d air', 'filtre fournaise', 'humidificateur', 'deshumidificateur', 'bruleur', 'mazout', 'reservoir mazout',
      'geothermie', 'monoxyde de carbone', 'thermopompe murale', 'plancher radiant',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'car ac', 'truck ac', 'rv ac', 'car air conditioning', 'auto air conditioning', 'car heater', 'car heat', 'seat heater', 'block heater', 'car radiator', 'radiator hose',
    'car thermostat', 'car air filter', 'engine air filter', 'radiateur auto', 'radiateur voiture', 'climatisation auto', 'oven not heating', 'dryer not heating',
    'dishwasher not heating', 'hot tub heater', 'patio heater', 'fridge compressor', 'heat gun', 'heat press', 'heat rash', 'heat transfer vinyl', 'heating pad', 'miami heat',
    'bile duct', 'ac adapter', 'cigar humidifier',
  ],
  related: ['Plumber', 'Chimney & Fireplace', 'Electrician', 'Appliance Repair'],
  schemaType: 'HVACBusiness',
  urgent: true,
  explainer: {
    title: 'Hiring an HVAC technician',
    description: 'HVAC technicians install and look after furnaces, boilers, air conditioners, heat pumps and ventilation. If you smell gas or a carbon monoxide alarm sounds, leave the house before you call anybody.',
    services: ['Furnace and boiler repair', 'Air conditioners and heat pumps', 'Ducts and ventilation', 'Gas lines and fireplaces', 'Yearly maintenance'],
    tips: [
      'For gas work, ask to see the technician’s own gas certificate, and check that the business is registered.',
      'Have the heat loss of your home calculated before you buy: a furnace that is too big costs comfort and money.',
      'Rotten-egg smell or a CO alarm: leave the house first, then call 911 or the emergency number on your gas bill.',
    ],
  },
  questions: [
    'What does a visit cost, and does it count towards the repair?',
    'Which certificate does the technician hold for gas or refrigerant?',
    'Is a repair still worth it, and what would you do in your own home?',
    'Will you calculate the heat loss before you name a size?',
    'Who registers the warranty, and what must I do to keep it?',
  ],
  licensing: {
    ON: {
      body: 'Technical Standards and Safety Authority (TSSA)',
      statement: 'Work on gas, propane or oil equipment in Ontario may only be done by a technician with a TSSA certificate who works for a contractor registered with TSSA. Air conditioning and refrigeration take a certificate in a compulsory trade as well, from Skilled Trades Ontario.',
      register: { name: 'TSSA: registered fuels contractors', url: 'https://www.tssa.org/' },
      lookFor: 'The name of the business among the registered fuels contractors, and the technician’s own certificate, such as Gas Technician 2. For cooling, trade 313A or 313D in the Skilled Trades Ontario register.',
      source: { title: 'TSSA: fraudulent fuels workers', url: 'https://www.tssa.org/fraudulent-fuels-workers-trunk-slammers', seen: '2026-11' },
    },
    QC: {
      body: 'Corporation des maîtres mécaniciens en tuyauterie du Québec (CMMTQ)',
      statement: 'A heating contractor in Quebec needs a contractor’s licence for heating systems, which the CMMTQ issues to its members; for refrigeration and air conditioning the licence comes from the Régie du bâtiment du Québec.',
      register: { name: 'RBQ register of licence holders', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit RBQ licence number, the business name, and subclasses for heating and for refrigeration.',
      source: { title: 'CMMTQ: mandate of qualification (in French)', url: 'https://www.cmmtq.org/a-propos/notre-mandat-de-qualification', seen: '2026-11' },
    },
    BC: {
      body: 'Technical Safety BC',
      statement: 'Gas contractors in British Columbia must be licensed by Technical Safety BC, and those who install or repair gas equipment must hold a gas certificate.',
      register: { name: 'Technical Safety BC: find a licensed contractor', url: 'https://www.technicalsafetybc.ca/' },
      lookFor: 'The Technical Safety BC licence number, which must stand in advertising, and the same business name.',
      source: { title: 'Technical Safety BC: gas licences', url: 'https://www.technicalsafetybc.ca/gas-licences', seen: '2026-11' },
    },
  },
  guides: ['ac-not-cooling', 'furnace-not-turning-on', 'uneven-temperature', 'hvac-noise', 'air-filter-replacement', 'thermostat-not-working'],
};
