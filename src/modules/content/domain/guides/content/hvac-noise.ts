import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Strange HVAC Noises?',
  subtitle: 'Six sounds, what they usually mean, and which of them cannot wait.',
  description:
    'Banging, hissing, screeching, buzzing, rattling or popping from a furnace or air conditioner: what each sound means and when to switch off and call.',
  keywords: [
    'HVAC noise',
    'furnace banging',
    'furnace rattling',
    'AC buzzing',
    'screeching blower',
    'duct popping',
    'whistling vent',
    'HVAC technician',
  ],
  chips: ['15-60 minutes', '$10-50', 'Basic tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'Listening, cleaning and tightening vent covers need no permit. Burners, gas, exhaust pipes and refrigerant are for certified people only, and new wiring may need a permit or a notification where you live.',
  },
  safety: {
    tone: 'danger',
    title: 'Three sounds that are an emergency',
    text: 'Do not look for the cause of these.',
    items: [
      'Hissing near a gas pipe, a meter or a gas appliance, or a smell of rotten eggs: leave now with everyone. Touch no switch and no phone inside. Call 911 from well away.',
      'A carbon monoxide (CO) alarm sounds: everyone out into fresh air. Call 911 from outside. A chirp about once a minute often means a weak battery; if you are not sure or feel unwell, get out.',
      'Crackling or loud buzzing from the electrical panel, or sparks or smoke: do not touch it. Get out and call 911.',
    ],
  },
  tools: [
    'Flashlight',
    'Phone, to record the sound',
    'Screwdrivers, flat and Robertson or Phillips',
    'Vacuum cleaner with a soft brush',
    'Gloves',
    'Small level',
  ],
  partsTitle: 'Supplies',
  parts: [
    'New air filter of the same size',
    'Felt or foam pads, self-adhesive',
    'Foil tape for metal ducts (not cloth duct tape)',
    'Screws for vent covers',
  ],
  before: [
    {
      tone: 'info',
      title: 'Sounds that are normal',
      items: [
        'A click at the thermostat and at the furnace when it starts and stops.',
        'A gas furnace: a hum, a few clicks, a soft whoosh, then the rush of air.',
        'Ducts that tick for a few minutes as they get warm or cool.',
        'Water that trickles or gurgles softly in the drain of an air conditioner or a high-efficiency furnace.',
        'A heat pump in winter: a loud whoosh, some steam and a silent outdoor fan for several minutes while it melts its frost.',
      ],
    },
    {
      tone: 'warning',
      title: 'What you may touch',
      items: [
        'Vent covers, the filter, the outside of ducts and cabinets, and plants around the outdoor unit.',
        'Before you touch the furnace cabinet or the ducts beside it, set the thermostat to Off and turn the furnace switch off.',
        'Before you work at the outdoor unit, set cooling to Off and switch its breaker off too. It can start by itself.',
        'Do not take screws out of a furnace or an outdoor unit. Fans, live parts and parts that store a charge are behind them.',
        'Is the equipment rented or under a service plan? Call that company first.',
      ],
    },
  ],
  cards: [
    {
      title: 'Which sound do you hear?',
      intro: 'The label says how long it can wait. If two fit, take the more urgent one.',
      cards: [
        {
          title: 'Banging or booming',
          urgency: { label: 'Switch off and call now', colour: 'red' },
          facts: [
            { label: 'What you hear', value: 'A loud boom when the furnace lights, or heavy banging while something runs.' },
            {
              label: 'Possible causes',
              value: [
                'Gas that lights late and all at once, because burners are dirty or the gas pressure is wrong',
                'A fan wheel or a motor that has come loose',
                'A broken part inside the compressor, the pump of the outdoor unit',
              ],
            },
            {
              label: 'What to do',
              value: [
                'If you smell gas, touch no switch: leave at once, and call 911 from well away.',
                'Otherwise switch the system off at the thermostat and at the furnace switch. Leave it off.',
                'Call a [[TSSA-certified|certified]] technician for a furnace. A late, loud start can crack the metal that keeps exhaust gas out of your air.',
                'A single dull bang in a large duct, seconds after the fan starts or stops, is often sheet metal that flexes. See the last card.',
              ],
            },
          ],
        },
        {
          title: 'Hissing or bubbling',
          urgency: { label: 'Near gas: leave now', colour: 'red' },
          facts: [
            {
              label: 'What you hear',
              value: 'A steady hiss or a gurgle at a pipe, at the coil above the furnace, at the outdoor unit, or behind a wall.',
            },
            {
              label: 'Possible causes',
              value: [
                'Gas that leaks from a pipe, a meter or an appliance',
                'Refrigerant that escapes from an air conditioner or a heat pump',
                'Air that blows out of a gap in a duct',
                'A short hiss when cooling stops: pressures even out, and that is normal',
              ],
            },
            {
              label: 'What to do',
              value: [
                'Near anything that uses gas: leave now, touch nothing, and call 911 from well away.',
                'Near the copper pipes of the air conditioner: set cooling to Off, open a window, stay out of the room, and call a technician.',
                'At a metal duct: feel for moving air. You may close a small gap with foil tape, as in step 4.',
              ],
            },
          ],
        },
        {
          title: 'Screeching, squealing or grinding',
          urgency: { label: 'Switch off, call today', colour: 'orange' },
          facts: [
            { label: 'What you hear', value: 'A high squeal or metal on metal, at the furnace or at the outdoor unit.' },
            {
              label: 'Possible causes',
              value: [
                'Worn bearings in a motor',
                'A worn or loose belt, in an older furnace',
                'A fan wheel that rubs on its housing',
                'High pressure in the compressor: a scream from the outdoor unit',
              ],
            },
            {
              label: 'What to do',
              value: [
                'Switch it off. Each minute makes the repair larger.',
                'Check that the filter is not clogged and not sucked in.',
                'Do not oil a motor: most are sealed, and oil can catch fire. Call a technician.',
              ],
            },
          ],
        },
        {
          title: 'Buzzing, humming or repeated clicking',
          urgency: { label: 'Leave it off, call soon', colour: 'orange' },
          facts: [
            { label: 'What you hear', value: 'A loud buzz without a turning fan, or clicks again and again without a start.' },
            {
              label: 'Possible causes',
              value: [
                'A motor that tries to start and cannot, often because a starting part has failed',
                'A worn electrical switch in the outdoor unit',
                'A gas furnace that tries to light and fails',
                'A thermostat with weak batteries',
              ],
            },
            {
              label: 'What to do',
              value: [
                'New batteries in the thermostat, if it takes any.',
                'If the outdoor unit buzzes and its fan stands still, set cooling to Off. Do not push the fan with a stick or a hand.',
                'If a furnace clicks and does not light, switch it off after one try, and call.',
                'A buzz at the breaker panel: do not touch it, and call a licensed electrical contractor. For smoke or a burning smell, get out and call 911.',
              ],
            },
          ],
        },
        {
          title: 'Rattling or vibrating',
          urgency: { label: 'Find it this week', colour: 'yellow' },
          facts: [
            { label: 'What you hear', value: 'A rattle, a flutter or a deep drone that comes and goes with the fan.' },
            {
              label: 'Possible causes',
              value: [
                'A loose vent cover, duct strap or filter cover',
                'A coin, a screw or a toy in a floor vent',
                'A furnace panel that does not sit flat',
                'Twigs in the outdoor unit, or a unit that stands crooked',
              ],
            },
            {
              label: 'What to do',
              value: [
                'Press on covers and panels, one by one, with the flat hand while the fan runs. When the rattle stops, you have found it.',
                'Tighten its screws or put a felt pad below it. See steps 3 to 6.',
                'If the rattle comes from inside the furnace, switch it off and call.',
              ],
            },
          ],
        },
        {
          title: 'Popping, ticking or whistling',
          urgency: { label: 'Usually harmless', colour: 'blue' },
          facts: [
            { label: 'What you hear', value: 'Pops in the ducts as they warm or cool, or a whistle at a vent or at the filter.' },
            {
              label: 'Possible causes',
              value: [
                'Metal ducts that grow and shrink',
                'A clogged or very dense filter',
                'Too many closed vents',
                'A gap beside the filter or in a duct',
              ],
            },
            {
              label: 'What to do',
              value: [
                'Replace the filter, and keep at least 80% of the vents open. A whistle often stops at once.',
                'Close a gap in a duct with foil tape.',
                'If popping got much louder, or began after new equipment was put in, have the ducts checked.',
              ],
            },
          ],
        },
      ],
    },
  ],
  stepsTitle: 'Find where it comes from',
  steps: [
    {
      title: 'Listen from a safe place',
      description: [
        'First be sure that it is none of the three emergencies above. Then stand still and listen: in the room, at the furnace, and outdoors. Is it at the start, while running, at the end, or also while everything is off?',
        'Record it with your phone, with a few words about where and when. A sound that never comes while a technician is there costs a second visit.',
      ],
      tips: [
        'Set the fan to On with heating and cooling off. If you hear it then, it is the fan, the filter or the ducts. If not, it is heating or cooling itself.',
        'A sound that goes on with the furnace switch off comes from something else: a pump, a ventilator, a water heater, pipes.',
        'Keep children and pets away from the outdoor unit while you listen.',
      ],
      time: '5-10 minutes',
      stop: {
        title: 'A bang at the start, grinding, or a screech',
        text: 'If you smell gas, touch no switch: leave at once and call 911 from well away. Otherwise switch off at the thermostat and at the furnace switch, and do not try again. What makes these sounds is inside, near fire, moving parts or high pressure. Call an HVAC technician; for a gas, propane or oil furnace[[ in Ontario, one who is TSSA-certified|, one who is certified for it]].',
      },
    },
    {
      title: 'Check the filter',
      description: [
        'Switch the system off. Slide the filter out. If it is grey, replace it with one of the same size, the arrow toward the furnace. See that the cover of the slot closes.',
        'Whistling, a roar of air and a rattling cover often end here.',
      ],
      tips: [
        'If the noise began with a new filter, it is too dense, too small or the wrong way round.',
        'Try the fan again after this step, before you go on.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Open, clean and tighten the vents',
      description: [
        'Open every vent. Keep at least 80% of them open later on too. Lift out floor vents, and look down with a flashlight: coins, screws and toys rattle there. Vacuum them out.',
        'Put felt pads under a vent cover that hums, and tighten its screws until they are snug. Turn clockwise, and stop when the cover no longer moves.',
      ],
      tips: [
        'A vent that whistles is often almost closed. Open it fully and listen again.',
        'Move furniture and curtains off the large return grilles. They hum when they starve.',
      ],
      time: '10-15 minutes',
    },
    {
      title: 'Look at the ducts that you can see',
      description: [
        'Switch the system off. In the basement, press gently on ducts and hangers. Tighten a loose strap. Put a strip of felt where a duct touches wood or a pipe.',
        'Close small gaps at the joints of clean metal ducts with foil tape, pressed on firmly. Touch only air ducts. A plastic or metal pipe that leads from the furnace or the water heater to the outside carries exhaust gas: leave it as it is.',
      ],
      tips: [
        'In homes built before 1990, white or grey tape and wrap on ducts can hold asbestos. Do not touch, peel or cover it; have it tested.',
        'Wear gloves. The edges of sheet metal cut.',
        'A large flat duct that booms may be stiffened by a technician. Do not screw into it.',
      ],
      time: '10-15 minutes',
    },
    {
      title: 'Look at the furnace from outside',
      description: [
        'With the furnace switch off, press the doors of the furnace until they sit flat on all sides. A door that is not fully closed rattles, and a safety switch keeps the furnace off.',
        'Move away what leans on it: shelves, bicycles, brooms. See that the thin drain hose does not tap against the cabinet. Then switch it on and listen from arm’s length.',
      ],
      tips: [
        'Keep the area around the furnace free of boxes, paint and gasoline.',
        'Look at the exhaust pipe. If it is loose, rusted through or stained, switch off and call.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Look at the outdoor unit',
      description: [
        'Set cooling to Off, and switch its breaker off. Clear twigs and leaves around it, and 2 to 3 feet (60 to 90 cm) of space. Look through the grille from above with a flashlight. Do not reach in and do not take the grille off.',
        'Lay a level on the flat top. If the unit leans clearly or rocks on its base, do not lift it: its pipes can break.',
      ],
      tips: [
        'A branch that stands in the fan is for a technician, even if it looks easy.',
        'In winter, a heat pump needs its base free of ice and snow. Clear loose snow by hand, and never chip the ice.',
        'If the sound has changed after a storm, take a picture of bent or missing parts.',
      ],
      time: '10 minutes',
      stop: {
        title: 'It leans, something is inside, or it buzzes without turning',
        text: 'Leave cooling and the breaker off. Pipes under pressure, a sharp fan and parts that hold a charge after the power is off make this work for an HVAC technician.',
      },
    },
    {
      title: 'Switch on and compare',
      description: [
        'Switch the breaker and the furnace switch on, and let the system run for 15 minutes. Compare it with your first recording.',
        'If it is quiet, write down what helped. If the sound is the same after all of this, it comes from inside. It is time for somebody who may open it.',
      ],
      tips: [
        'Listen once more the next morning, when everything starts cold.',
        'Tell the technician when it began, and what was changed shortly before.',
      ],
      time: '15 minutes',
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'Maintenance that keeps it quiet',
      items: [
        'Every month: look at the filter. Change a 1-inch filter every 1-3 months, a 4-5 inch one every 6-12 months.',
        'Every month: test the CO alarms.',
        'Spring: clear 2 to 3 feet around the outdoor unit, and have the air conditioner serviced before the first hot week.',
        'Late summer or early fall: have the furnace serviced, with burners, fan, belt and exhaust.',
        'Fall: vacuum vents and return grilles, and tighten loose covers.',
        'After a storm: look for branches, ice and snow at the outdoor unit and at the furnace’s outdoor pipes.',
        'All year: keep at least 80% of the vents open, and store nothing against the furnace.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call an HVAC technician',
    items: [
      'A furnace booms or bangs when it lights. Keep it off until they have been.',
      'You hear grinding, screeching or a loud squeal.',
      'The outdoor unit buzzes or clicks, but its fan does not turn.',
      'Something hisses or bubbles at the pipes of the air conditioner, or ice forms on them.',
      'A furnace clicks again and again, or starts and stops every few minutes.',
      'A rattle comes from inside the furnace or the outdoor unit.',
      'A new noise comes together with less heat, less cooling, a new smell or a higher bill.',
    ],
  },
  closing: {
    title: 'A noise that will not go away?',
    text: 'Find an HVAC technician near you, and play them the recording. Ask what the visit costs, and for a written quote before the repair. Prices vary.',
    links: [
      { text: 'Find Local HVAC Techs', to: '/search?industry=HVAC+Technician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related guides',
    links: [
      { text: 'Replace the air filter', to: '/air-filter-replacement-guide' },
      { text: 'Furnace not turning on', to: '/furnace-not-turning-on-guide' },
      { text: 'AC running but not cooling', to: '/ac-not-cooling-guide' },
      { text: 'Uneven temperatures', to: '/uneven-temperature-guide' },
    ],
  },
  emergencies: ['gas', 'carbon-monoxide'],
  edited: '2026-11-26',
  sources: [
    {
      title: 'Pippin Brothers: why a gas furnace booms (delayed ignition)',
      address: 'https://www.pippinbrothers.com/blog/article/why-is-my-gas-furnace-making-a-scary-boom-noise',
    },
    { title: 'Rodenhiser: duct noises', address: 'https://rodenhiser.com/rodenhiser-blog/duct-noises-can-catch-guard-mean.html' },
    { title: 'Best San Francisco HVAC: strange noises', address: 'https://www.bestsanfranciscohvac.com/blog/hvac-strange-noises' },
    {
      title: 'Health Canada: asbestos in the home',
      address: 'https://www.canada.ca/en/health-canada/services/publications/healthy-living/asbestos-home-infographic-2018.html',
    },
  ],
};

export default guide;
