import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'AC Running but Not Cooling?',
  subtitle: 'Check the settings, the airflow and the outdoor unit before you pay for a visit.',
  description:
    'Central air conditioner runs but the house stays warm? Seven safe checks for homeowners, from the thermostat to ice on the coil, and when to stop.',
  keywords: [
    'AC not cooling',
    'air conditioner blowing warm air',
    'frozen AC coil',
    'AC filter',
    'outdoor unit cleaning',
    'central air[[ Ontario|]]',
    'HVAC technician',
  ],
  chips: ['30-90 minutes', '$15-50 in supplies', 'Basic tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'Checking, cleaning and changing a filter need no permit. [[Refrigerant, the cooling fluid, may be handled only by a certified technician|Leave refrigerant, the cooling fluid, to a certified technician]], and new wiring for an air conditioner may need a permit or a notification where you live.',
  },
  safety: {
    tone: 'warning',
    title: 'Before you touch the system',
    text: 'You can do every step here without opening the equipment. Leave its panels on: parts inside can give a dangerous shock even after the power is off.',
    items: [
      'Smoke or flames: get everyone out and call 911. Sparks or a burning smell without smoke: switch the system off at the thermostat, then at its breaker if the panel is dry and cool. If the smell stays, get out and call 911.',
      'Water near the furnace, an outlet or the electrical panel: stay out of it, and do not touch anything electrical while you are wet.',
      'A smell of rotten eggs means gas. Leave at once, touch no switch, and call 911 from well away.',
      'Never open the refrigerant pipes or add refrigerant. It can freeze your skin and your eyes.',
    ],
  },
  tools: [
    'Flashlight',
    'Thermometer, such as a kitchen probe',
    'Vacuum cleaner with a soft brush',
    'Garden hose with a gentle spray nozzle',
    'Gloves and safety glasses',
    'Pruning shears and a rake, for plants around the outdoor unit',
    'Towels and a shallow tray',
  ],
  partsTitle: 'Supplies',
  parts: [
    'New air filter, in the size printed on the edge of the old one',
    'Batteries for the thermostat, if it takes any',
    'Mild dish soap, for vent covers only',
  ],
  before: [
    {
      tone: 'info',
      title: 'What is normal, and what is not',
      items: [
        'A central air conditioner has two halves. The indoor half is a cold coil above or beside the furnace. The furnace fan blows the air of the house across it. The outdoor unit gives the heat away.',
        'On a very hot day it may need hours to cool a house that has warmed up. Setting the thermostat extra low does not make it cool faster.',
        'The system waits up to about five minutes before it starts again. That pause protects it.',
        'In cool weather, below about 15°C (60°F) outdoors, most central units should not run at all: the coil can freeze. Look in your manual.',
      ],
    },
    {
      tone: 'info',
      title: 'Rented equipment, rented home, or a ductless unit',
      items: [
        'If your air conditioner is rented or under a service plan, call that company first. The number is often on a sticker on the furnace.',
        'If you rent your home, tell your landlord in writing. Do not open or clean the equipment without their agreement.',
        'A ductless unit on the wall has its own washable filters behind the front cover. Steps 1, 2 and 6 still apply; follow its manual for the rest.',
      ],
    },
    {
      tone: 'warning',
      title: 'In a heat wave, look after people first',
      text: 'Heat can make people seriously ill before the house feels unbearable.',
      items: [
        'Take older people, babies and anyone ill to a cool place now: a library, a mall, a neighbour, or a cooling centre. Dial 211 to find one near you.',
        'Call 911 if somebody is confused, faints, or has very hot skin.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'Find out why it does not cool',
  steps: [
    {
      title: 'Set the thermostat',
      description: [
        'Set the thermostat to Cool and at least 3°C (5°F) below the room temperature. Set the fan to Auto. With the fan on On, it blows all the time, also while nothing is being cooled, and that air feels warm.',
        'Replace the batteries if it has any. Wait five minutes. You should hear the indoor fan, and the outdoor unit should start too.',
      ],
      tips: [
        'Look for the words Hold, Away or Eco, and for a schedule. They can override what you set.',
        'Hold your hand at a vent, then look at the outdoor unit. Tell the technician which of the two runs: it saves time.',
        'If you already see ice on a pipe, or water on the floor, set cooling to Off and go to step 5.',
      ],
      time: '5-10 minutes',
    },
    {
      title: 'Check both breakers and the switches',
      description: [
        'An air conditioner usually has two breakers: one for the furnace and its fan, one for the outdoor unit. If only the second one has tripped, the fan blows but nothing cools.',
        'Set cooling to Off at the thermostat first. Look for a handle that stands between On and Off. Push it fully to Off, then to On. Do this once only. Check that the switch on or near the furnace, which looks like a light switch, is on.',
        'Then set the thermostat back to Cool and wait five minutes.',
      ],
      tips: [
        'A box on the outside wall near the outdoor unit holds another switch. Look whether a lever stands on Off. If it is a block that pulls out, leave it alone.',
        'If the breaker was off all winter, do not start cooling at once. Some makers ask for 24 hours with the power on first; look in the manual.',
        'Touch the panel only with dry hands, on a dry floor.',
      ],
      time: '5-10 minutes',
      stop: {
        title: 'The breaker trips again',
        text: 'Leave it off. A breaker that trips twice is telling you about a fault in the wiring, the fan or the compressor, the pump inside the outdoor unit. Resetting it again can start a fire. Call an HVAC technician, or a licensed electrical contractor if the panel buzzes. If the panel is hot or smells of burning, touch nothing, go outside and call 911.',
      },
    },
    {
      title: 'Change the air filter',
      description: [
        'Switch the system off at the thermostat. The filter sits in a slot in the large duct beside the furnace, or behind a wall or ceiling grille. Slide it out and hold it against a light.',
        'If it is grey, or has been in place for 3 months or more, replace it with one of the same size. The arrow on the frame points the way the air flows, toward the furnace. A clogged filter starves the coil of air. It is the most common reason for weak cooling, and it can make the coil freeze.',
      ],
      tips: [
        'Look at the filter every month in summer too. The air conditioner pulls its air through the same filter as the furnace.',
        'Never run the system without a filter. Dust then sticks to the wet coil, where only a technician can clean it.',
        'If cooling became weak just after you bought a denser filter, go back to the kind you had.',
      ],
      time: '5-10 minutes',
    },
    {
      title: 'Open the vents and free the returns',
      description: [
        'Walk through the house. Open every supply vent, the grille that air blows out of. Keep at least 80% of the vents open at any time, also in rooms that you do not use: closing more starves the system of air.',
        'Then look for the return grilles, the larger ones that draw air in. Move furniture, rugs and curtains away, and vacuum the dust off. A sheet of tissue should be drawn against a return grille while the fan runs.',
      ],
      tips: [
        'Close windows, and the damper of a wood fireplace that is cold and not in use.',
        'Close blinds on the sunny side before noon.',
        'If all vents blow weakly with a clean filter, suspect ice on the coil. Go on to the next step before you run it longer.',
      ],
      time: '10-15 minutes',
    },
    {
      title: 'Look for ice and for water',
      description: [
        'Follow the thick, insulated copper pipe from the furnace to the outdoor unit. Cold and wet with dew is normal. Frost or ice on it, or on the metal box above the furnace, is not.',
        'If you see ice, set cooling to Off and the fan to On. Let it melt for 4 to 6 hours, longer if it is thick. Lay towels and a tray below: the melt water can be more than the drain takes. Do not chip, scrape or heat the ice.',
        'Then look at the drain. A thin plastic hose or pipe carries water from the coil to a floor drain or a small pump. Straighten a kinked hose. If there is a pump, see that it is plugged in. A full drain can switch the outdoor unit off on purpose, to protect your floor.',
      ],
      tips: [
        'If water has reached cords, outlets or the furnace wiring, do not touch the pump or its plug. Switch the furnace off at the breaker, if the panel is dry, and call.',
        'While the ice melts, put in the new filter and open the vents. Those are the two causes that you can remove yourself.',
        'Write down how thick the ice was and where it started. It helps the technician.',
      ],
      time: '5-10 minutes to look; ice needs 4-6 hours to thaw',
      stop: {
        title: 'The ice comes back',
        text: 'If ice forms again with a clean filter and open vents, switch cooling off and leave it off. The refrigerant may be low, which means that there is a leak to find: refrigerant is not used up. Or the coil or the fan is at fault. [[In Ontario only a certified technician, with an Ozone Depletion Prevention (ODP) card, may handle refrigerant.|Only a certified technician should handle refrigerant.]] Running it frozen can ruin the compressor.',
      },
    },
    {
      title: 'Clear and rinse the outdoor unit',
      description: [
        'Set cooling to Off and switch the breaker of the outdoor unit off. If you cannot tell which breaker that is, only clear the plants and leave the rest.',
        'Clear 2 to 3 feet (60 to 90 cm) around the unit: leaves, grass, weeds, toys, and any cover from the winter. Brush fluff and seeds off the outside with a soft brush, along the thin metal fins and never across.',
        'Then rinse with a garden hose, gently and from the outside, from top to bottom. The water should run off clear. Keep the spray away from the side with the wiring cover. Let it drip for 15 minutes before you switch the breaker on.',
      ],
      tips: [
        'Never use a pressure washer. The fins bend like foil, and bent fins block the air.',
        'The fin edges are sharp: wear gloves. Do not take the top or the side panels off.',
        'Put nothing on top of the unit. It blows its hot air upward.',
      ],
      time: '20-30 minutes',
    },
    {
      title: 'Run it and measure',
      description: [
        'Switch the breaker on, set the thermostat to Cool and the fan to Auto, and wait 15 to 20 minutes. Outdoors, the fan should turn and the air above it should feel warm.',
        'Measure the air at a return grille, then at a supply vent close to the furnace. As a rule of thumb the supply air is 8 to 12°C (15 to 22°F) cooler; on damp days it is less. If it is close to that, your unit cools. Give the house a few hours.',
        'If the difference is only a few degrees, or the outdoor unit hums and its fan does not turn, switch cooling off and call.',
      ],
      tips: [
        'Measure at the same two places each time and write the numbers down, with the outdoor temperature.',
        'Keep lamps and televisions away from the thermostat. They make it believe that the room is warmer.',
        'An air conditioner over 15 years old counts as old. Ask for the price of a repair and of a replacement, both in writing.',
      ],
      time: '20-30 minutes',
      stop: {
        title: 'The air is still warm',
        text: 'What is left is inside the equipment: refrigerant, compressor, fan motor, or an electrical part that stores a charge after the power is off. None of it can be checked safely without training. Switch cooling off, so that nothing more breaks, and call an HVAC technician.',
      },
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'Keep it cooling',
      items: [
        'Look at the filter every month, and replace it at 3 months at the latest if it is one inch thick.',
        'Keep 2 to 3 feet clear around the outdoor unit all summer. Point the mower’s chute away from it.',
        'Keep at least 80% of the vents open.',
        'Have the system serviced in spring, before the first hot week.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call an HVAC technician',
    items: [
      'A breaker trips again after one reset.',
      'Ice returns after a full thaw with a clean filter and open vents.',
      'The outdoor unit hums, clicks or buzzes, but its fan does not turn.',
      'The outdoor unit runs, but the air at the vents is hardly cooler than the room.',
      'You hear hissing or bubbling at the copper pipes, or see oily spots on them.',
      'Water keeps coming from the coil or the drain, or reaches wiring.',
      'You notice a burning smell or scorched parts. Switch it off first. If there is smoke, or the smell stays, get out and call 911.',
      'The unit is over 15 years old and needs more than a small repair.',
    ],
  },
  closing: {
    title: 'Still warm inside?',
    text: 'Find an HVAC technician near you. Say what you have checked, what you measured and how old the unit is. Prices vary, so ask for a written quote before work starts.',
    links: [
      { text: 'Find Local HVAC Techs', to: '/search?industry=HVAC+Technician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related HVAC Guides',
    links: [
      { text: 'Furnace not turning on', to: '/furnace-not-turning-on-guide' },
      { text: 'More heating and cooling guides', to: '/section/hvac' },
      { text: 'Filters, vents and airflow', to: '/section/hvac' },
      { text: 'Find an HVAC technician near you', to: '/search?industry=HVAC+Technician' },
    ],
  },
  emergencies: ['electrical', 'gas'],
  edited: '2026-11-26',
  sources: [
    {
      title: 'Government of Ontario: certified technicians and refrigerants',
      address:
        'http://www.ontario.ca/faq/technician-what-rules-and-regulations-do-i-need-follow-when-i-use-container-store-refrigerant-cars',
    },
    {
      title: 'Simmons: air conditioner maintenance tips (filters, coils, clearance)',
      address: 'https://www.simmonsplumbing.com/resources/a-c-maintenance-tips',
    },
    {
      title: 'HomePro: starting a central air conditioner in spring',
      address:
        'https://www.homepro-inspection.com/blog/2009/02/24/rochester-mn-home-inspection-company-discussesair-conditioning-spring-start-up',
    },
  ],
};

export default guide;
