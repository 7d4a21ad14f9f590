import { dealer } from './random.mjs';

/** Slots: {city}, {name} the company, {some} three of the trade's services. */
const OPENERS = {
  Plumber: [
    '{name} looks after {some} for homes in {city}.',
    'Plumbing repairs in {city}: {some}.',
    'Two plumbers and one van for {some} in {city} and nearby.',
    'A small crew for bathrooms and kitchens, from a dripping tap to a full re-pipe.',
    'We work mostly in older {city} houses: galvanized pipe, cast-iron stacks and tired shutoffs.',
    'Residential plumbing in {city}, with most days spent on {some}.',
    'Basement drains, sump pumps and backwater valves for {city} homes, along with everyday repairs.',
    '{name} takes on small jobs as well as renovations, among them {some}.',
    'Help with leaks, blocked drains and cold showers in {city}.',
    'Repairs first, replacement when it makes sense: {some}.',
  ],
  Electrician: [
    '{name} does {some} for homes in {city}.',
    'House wiring in {city}: {some}.',
    'The owner and one apprentice look after {some} in {city} and nearby.',
    'Electrical work for older {city} homes, where plaster walls and full panels are part of the day.',
    'Most of our work is {some}.',
    'Troubleshooting is what we do most: dead outlets, dim lights and breakers that trip.',
    'Wiring for kitchens, basements and garages in {city}, along with {some}.',
    '{name} takes on small repairs as well as renovations, among them {some}.',
    'Lighting indoors and out, planned room by room with the people who live there.',
    'We wire car chargers, hot tubs and workshops, and check the panel before we quote.',
  ],
  'HVAC Technician': [
    '{name} looks after {some} for homes in {city}.',
    'Heating and cooling in {city}: {some}.',
    'Furnace repair through the winter and air conditioning through the summer, in {city} and nearby.',
    'A crew of three for {some} in {city}.',
    'We repair what can be repaired and put the price of a replacement beside it.',
    'Heat pumps, furnaces and the ducts between them, sized for the house rather than the catalogue.',
    'Year-round heating and cooling work in {city}, with most days spent on {some}.',
    '{name} works on boilers and radiators as well as forced air, and does {some}.',
    'Rooms too hot, too cold or too loud: we find out why before we sell you anything.',
    'Seasonal maintenance for {city} homes, along with {some}.',
  ],
  Landscaper: [
    '{name} does {some} for yards in {city}.',
    'Yard and garden work in {city}: {some}.',
    'A crew of four for {some}, from April to the first snow.',
    'Small city yards are what we like: shade, slopes, narrow side paths and all.',
    'Garden design and planting in {city}, with native plants where they suit the spot.',
    'Patios, walks and low walls in stone, on a base that stays put through the frost.',
    'Regular care for {city} gardens, along with {some}.',
    '{name} plans, plants and looks after gardens, and takes on {some}.',
    'Grading and drainage first, planting second, so that water stays away from the house.',
    'We keep lawns and hedges in shape through the season, and help with {some}.',
  ],
};

const SERVICES = {
  Plumber: [
    'leak repair',
    'drain clearing',
    'water heaters',
    'toilet replacement',
    'sump pumps',
    'bathroom rough-ins',
    'outdoor taps',
    'shutoff valves',
    'dishwasher hook-ups',
    'pipe replacement',
  ],
  Electrician: [
    'panel upgrades',
    'pot lights',
    'car chargers',
    'new outlets',
    'ceiling fans',
    'smoke alarms',
    'rewiring',
    'outdoor lighting',
    'kitchen circuits',
    'generator switches',
  ],
  'HVAC Technician': [
    'furnace repair',
    'heat pumps',
    'air conditioning',
    'duct cleaning',
    'thermostats',
    'humidifiers',
    'ductless units',
    'yearly tune-ups',
    'ventilation',
    'gas fireplaces',
  ],
  Landscaper: [
    'lawn care',
    'hedge trimming',
    'patios',
    'garden beds',
    'sod',
    'seasonal clean-ups',
    'retaining walls',
    'raised vegetable beds',
    'tree planting',
    'grading',
  ],
};

const CLOSERS = [
  'Prices are given in writing before work starts.',
  'Quotes within two business days.',
  'We text before we arrive.',
  'Photos of the work come with the invoice.',
  'Small jobs welcome.',
  'We tidy up before we leave.',
  'The person who answers the phone is the person who comes.',
  'E-transfer, card or cheque.',
  'Happy to work alongside your contractor.',
  'You get a written list of what was done.',
  'Evening quotes can be arranged.',
  'We say so when a job is better left to someone else.',
  'Ask for two options and you will get two prices.',
  'We phone back the same day.',
  'Happy to talk a job through by phone first.',
  'Landlords welcome.',
  'The price covers the clean-up.',
  'We keep notes on each job, so the next visit is shorter.',
  'One contact from the quote to the invoice.',
  'If we are late, you hear it from us first.',
  'No charge to come and look.',
  'Older homes are familiar ground.',
  'We explain the work in plain words before we start.',
  'Condo boards and co-ops welcome.',
  '',
  '',
  '',
  '',
  '',
  '',
];
const ALWAYS_OPEN = [
  'Someone answers the phone day and night.',
  'Call at any hour.',
  'On call every night of the year.',
  'Nights, weekends and holidays included.',
  'A person picks up, whatever the hour.',
];
const NO_HOURS = ['By appointment.', 'Visits by appointment; leave a message and we call back.'];
const FRENCH = ['Service in English and French.', 'Service en français et en anglais.'];

/**
 * One or two plain sentences about a company.
 * @param {import('./random.mjs').Random} random
 */
export function descriptions(random) {
  const dealt = (pools) => Object.fromEntries(Object.entries(pools).map(([trade, pool]) => [trade, dealer(random, pool)]));
  const opener = dealt(OPENERS);
  const closer = dealer(random, CLOSERS);
  const taken = new Set();

  /** @param {{ title: string, french: boolean, trade: string, city: string, hours: string }} company */
  return ({ title, french, trade, city, hours }) => {
    for (;;) {
      const text = opener[trade]();
      const last = french ? random.pick(FRENCH) : (special(random, hours) ?? closer());
      if (/small jobs/i.test(text) && /small jobs/i.test(last)) continue;
      const [first, second, third] = services(random, trade, text);
      const description = `${text} ${last}`
        .trim()
        .replace('{some}', `${first}, ${second} and ${third}`)
        .replace('{city}', city)
        .replace('{name}', title);
      if (taken.has(description)) continue;
      taken.add(description);
      return description;
    }
  };
}

/** Three services that repeat no word of the sentence or of each other: no `lawns` beside `lawn care`. */
function services(random, trade, text) {
  let said = text.toLowerCase();
  return random.shuffle(SERVICES[trade]).filter((service) => {
    const fresh = service.split(' ').every((word) => !said.includes(word.replace(/s$/, '')));
    if (fresh) said += ` ${service}`;
    return fresh;
  });
}

function special(random, hours) {
  if (hours === 'always') return random.pick(ALWAYS_OPEN);
  if (hours === 'none') return random.pick(NO_HOURS);
  return undefined;
}
