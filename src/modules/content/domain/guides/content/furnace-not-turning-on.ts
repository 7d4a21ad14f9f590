import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Furnace Not Turning On?',
  subtitle: 'Eight checks that you may do yourself, and the point where a certified technician takes over.',
  description:
    'No heat? Go through eight safe checks for a furnace that will not start: thermostat, power, filter, door, outdoor pipes and drain, and when to stop.',
  keywords: [
    'furnace not turning on',
    'no heat',
    'furnace will not start',
    'furnace reset',
    'furnace filter',
    'blocked furnace vent',
    '[[TSSA |]]certified technician',
    '[[Ontario|]]',
  ],
  chips: ['30-60 minutes', '$10-40', 'Basic tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'These checks need no permit. Anything on the gas, oil or propane side, or on the burner and the exhaust, may be done only by people [[certified by the Technical Standards and Safety Authority (TSSA)|certified for it in your province]].',
  },
  safety: {
    tone: 'danger',
    title: 'First rule out gas and carbon monoxide',
    text: 'Do not look for the fault while one of these is true.',
    items: [
      'You smell rotten eggs, or hear hissing near a gas pipe: leave now with everyone. Touch no switch and no phone inside. Call 911 from well away.',
      'A carbon monoxide (CO) alarm sounds, or people have a headache, dizziness or nausea: everyone out into fresh air. Call 911 from outside.',
      'You see smoke, soot on the outside of the furnace, scorch marks or flames where they do not belong: get out and call 911.',
      'Water stands around the furnace: stay out of it. Switch the furnace off at the breaker only if the panel and the floor in front of it are dry.',
    ],
  },
  tools: [
    'Flashlight',
    'Phone, to film a blinking light and to take notes',
    'Screwdriver, only for the cover of a thermostat or a filter slot',
    'Small bucket and towels',
    'Broom or car brush, for snow',
  ],
  partsTitle: 'Supplies',
  parts: ['New air filter, in the size printed on the edge of the old one', 'Batteries for the thermostat, if it takes any'],
  before: [
    {
      tone: 'info',
      title: 'Know what heats your home',
      items: [
        'Gas or propane furnace: all eight steps are for you.',
        'Electric furnace: do steps 1 to 5 and step 8. It has no exhaust pipes and no flame, but often two or more breakers.',
        'Oil furnace: do the same steps, and look at the tank gauge. It has a reset button: press it once at most. More presses flood the burner with oil.',
        'Boiler with radiators: do steps 1 to 3 only. Do not open, drain or refill it.',
        'Heat pump: do steps 1 to 5, then set the thermostat back to Heat. Ice that stays on the outdoor unit, or a screen that shows auxiliary heat all day, is for a technician.',
      ],
    },
    {
      tone: 'info',
      title: 'Where to find the switches',
      items: [
        'Furnace switch: on the furnace, on a wall or on the ceiling near it. It looks like a light switch, and is often switched off by mistake.',
        'Breaker: in the electrical panel, marked furnace or heating.',
        'If your furnace is rented or under a service plan, call that company first. If you rent your home, call your landlord, and also write.',
      ],
    },
    {
      tone: 'warning',
      title: 'While the house is cold',
      items: [
        'Bring everyone into one room, and take babies, older people and anyone ill somewhere heated.',
        'Never heat with an oven, a barbecue, a camp stove, or a heater made for outdoors. Carbon monoxide kills.',
        'Use only electric heaters with a Canadian certification mark. Plug them straight into the wall, a metre from anything that can burn, and never leave them on while you sleep.',
        'Open the cupboards under sinks, and let cold taps run in a thin stream, so that pipes do not freeze.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'Find out why it does not start',
  steps: [
    {
      title: 'Look, listen and smell before you touch',
      description: [
        'Stand near the furnace for a minute. Is there a smell of gas or burning, water on the floor, soot, a loose panel? Is it fully silent, or does it try to start and give up?',
        'A furnace that tries and stops has usually been shut off by one of its safety switches. That is not a nuisance to get around. It is the furnace protecting you.',
      ],
      tips: [
        'Press the test button on your CO alarms. [[In Ontario, homes with a fuel-burning appliance, a fireplace or an attached garage need them near all sleeping areas and, since 1 Jan 2026, on every storey.|Homes with a fuel-burning appliance, a fireplace or an attached garage should have them near all sleeping areas and on every storey.]]',
        'If a light or a number blinks behind a small window in the furnace, film it now. Switching the power off can erase it.',
        'Find out when it stopped: after a power outage, a storm, a filter change or work in the basement?',
      ],
      time: '2-5 minutes',
    },
    {
      title: 'Set the thermostat and change its batteries',
      description: [
        'Set it to Heat and 3°C (5°F) above the room temperature. Set the fan to Auto. Cancel schedules, holds and away modes. If the screen is blank or pale, put in new batteries, with the plus and minus as drawn.',
        'Wait five minutes. You may hear a click at the thermostat. Within a minute or two after that, a small fan in the furnace starts, then the burner, and at last the large fan.',
      ],
      tips: [
        'Use new alkaline batteries of one kind, not half-used ones.',
        'Blank even with new batteries? The furnace probably gives it no power. Go on to the next step.',
        'With the fan set to On, air blows all the time and feels cold. That alone is no fault.',
      ],
      time: '5-10 minutes',
    },
    {
      title: 'Check the furnace switch and the breaker',
      description: [
        'See that the furnace switch is on. If it was off, switch it on and wait five minutes.',
        'Then, with dry hands and on a dry floor, look at the breaker. A tripped handle stands between On and Off. Push it firmly to Off, then to On. Do this once only.',
      ],
      tips: [
        'If half the house is dark too, or the street is, the fault is not the furnace. Call your electric utility.',
        'An old panel with fuses: do not put in a larger fuse. Leave a blown furnace fuse to a professional if you are not sure of its size.',
        'If the furnace plugs into an outlet, press the reset button of that outlet or of one nearby, once.',
      ],
      time: '5 minutes',
      stop: {
        title: 'The breaker trips again, or the panel is hot or buzzes',
        text: 'Leave it off. Something draws too much current: a motor, a wire, or water in the electronics. Call an HVAC technician. If the panel itself is warm, buzzes or smells, do not touch it, and call a licensed electrical contractor. For smoke or a smell of burning that stays, get out and call 911.',
      },
    },
    {
      title: 'Check the filter and the vents',
      description: [
        'Turn the furnace switch off. Slide the filter out and hold it against a light. If you cannot see light through it, it may have made the furnace overheat and shut down. Put in a new one of the same size, with the arrow toward the furnace.',
        'Open the vents in the rooms, and move furniture and rugs away from the large return grilles. Leave the furnace off for 30 minutes, so that it cools down.',
      ],
      tips: [
        'No new filter in the house? Do not run the furnace without one. A dusty one is better than none until the shop opens, if some light still comes through.',
        'Keep at least 80% of the vents open. Closing many rooms makes a furnace overheat.',
        'Write the date on the frame of the new filter.',
      ],
      time: '5-10 minutes, then 30 minutes to cool',
    },
    {
      title: 'Close the door and read the light',
      description: [
        'Behind the door of the fan compartment, usually the lower panel, sits a safety switch. If that door is not fully closed, the furnace stays off. With the furnace switch off, lift the panel into its slots and press until it sits flat on all sides.',
        'Set the thermostat to Off for now, and turn the furnace switch on. Many furnaces have a small window with a light or a number. Count the blinks: short ones, a pause, long ones. Write it down. The meaning is printed on a label inside the door, or in the manual.',
      ],
      tips: [
        'The door often comes loose after a filter change.',
        'No light at all means that the furnace gets no power: check the switch, the breaker and the door again.',
        'Never tape or wedge the door switch. It keeps hands away from moving and live parts, and exhaust gas out of your air.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Look at the outdoor pipes',
      description: [
        'A high-efficiency furnace breathes through one or two plastic pipes in an outside wall. If you can reach them safely from the ground, look whether snow, ice, leaves or a nest covers an opening. Brush snow away gently with a hand or a broom, and clear a wide space around the pipes.',
        'Clear the gas meter in the same way. Do not hit, kick or shovel at it.',
        'An older furnace has a metal pipe to a chimney. Only look: it should be whole, and not rusted through or apart. Leave it to a technician.',
      ],
      tips: [
        'Push nothing into a pipe, and pour no hot water over it: it freezes again.',
        'Mark the pipes with a stake, so that nobody piles snow in front of them.',
        'Break off icicles above the pipes only if you can do it from a safe place.',
      ],
      time: '10 minutes',
      stop: {
        title: 'An opening was blocked',
        text: 'If snow, ice or a nest covered an opening, leave the furnace off, even after you have cleared it. Exhaust gas may have come into the house. If anyone feels unwell or the CO alarm sounds, get out and call 911. Otherwise tell the technician what you found and ask before you start it.',
      },
    },
    {
      title: 'Check the drain and the fuel',
      description: [
        'A high-efficiency furnace makes water. Follow its thin hose to the floor drain or to a small pump. If everything around is dry, straighten a kinked hose. Unplug the pump, empty it into a bucket and plug it in again; it should hum when it fills. Wear gloves, because this water is slightly acidic. A blocked drain stops the furnace on purpose.',
        'Then the fuel. Does another gas appliance, such as the stove, light as always? Look at the gauge of an oil or propane tank. Look at the handle on the gas pipe near the furnace: open means that it lies along the pipe. Look only, and do not turn it.',
      ],
      tips: [
        'If no gas appliance works, call your gas utility or propane supplier. Do not relight anything yourself.',
        'A drain hose that runs through a cold wall or garage can freeze. Warm the room, not the hose, and use no flame.',
        'An older furnace has a pilot, a small flame that always burns. If it is out, call a technician.',
      ],
      time: '10 minutes',
      stop: {
        title: 'The gas is shut off, there is a red tag, or water drips from inside',
        text: 'A closed gas valve may have been closed for a reason. A red tag means that a technician found a danger. Do not open the valve and do not remove the tag: only the utility or a [[TSSA-certified|certified]] technician turns gas on. Water from inside the cabinet ruins the electronics. Switch the furnace off and call.',
      },
    },
    {
      title: 'Start it once and watch a full run',
      description: [
        'If nothing was blocked, wet or damaged, leave the furnace switch on and set the thermostat to Heat, 3°C above the room. A gas furnace normally starts like this: a small fan hums, after about half a minute the burner lights with a soft whoosh, and a minute or two later warm air comes from the vents.',
        'Stay for a full run of about ten minutes. It should stop by itself when the room is warm, not after a minute or two.',
      ],
      tips: [
        'Try one start only. A furnace that does not light locks itself for an hour or more, and that is on purpose.',
        'A slight smell of dust in the first hour of the season is normal. A smell of hot plastic or of gas is not.',
        'If it runs again, look again after an hour and before you go to bed.',
      ],
      time: '15-20 minutes',
      stop: {
        title: 'It does not start, or it stops again',
        text: 'Switch it off at the furnace switch and call an HVAC technician. What remains is the igniter, the flame sensor, the gas valve, the exhaust fan or the electronics. Only a [[TSSA-certified person|certified person]] may work on the fuel and burner side, for your safety and your insurance. Tell them the blink code.',
      },
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'So that it starts next winter too',
      items: [
        'Have it serviced once a year, best in late summer or early fall.',
        'Look at the filter every month in the heating season.',
        'Check the outdoor pipes after each heavy snowfall.',
        'Test CO alarms every month, and replace them by the date printed on them.',
        'Keep the space around the furnace free of boxes, paint and gasoline.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a certified technician',
    items: [
      'The furnace does not start after one restart, or it starts and stops again and again.',
      'The breaker trips a second time.',
      'You hear a bang at the start, grinding, or a loud squeal.',
      'A gas flame is yellow or flickers, or there is soot or rust on the burner or the exhaust pipe.',
      'An outdoor pipe was blocked, or an exhaust pipe is loose or damaged.',
      'Water comes from inside the furnace or from its exhaust pipe.',
      'The pilot is out, or the gas, oil or propane is shut off.',
      'It is close to freezing indoors, or somebody at home cannot stay warm. Say so when you call.',
    ],
  },
  closing: {
    title: 'Still no heat?',
    text: 'Find an HVAC technician near you. [[In Ontario, ask for TSSA certification|Ask for the certificate that your province asks for]] and what an emergency visit costs. Prices vary, so ask for a written quote before the repair.',
    links: [
      { text: 'Find Local HVAC Techs', to: '/search?industry=HVAC+Technician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related guides',
    links: [
      { text: 'Thermostat not working', to: '/thermostat-not-working-guide' },
      { text: 'Replace the air filter', to: '/air-filter-replacement-guide' },
      { text: 'Strange HVAC noises', to: '/hvac-noise-guide' },
      { text: 'Frozen pipes', to: '/frozen-pipes-guide' },
      { text: 'Breaker keeps tripping', to: '/circuit-breaker-guide' },
    ],
  },
  emergencies: ['gas', 'carbon-monoxide', 'no-heat'],
  edited: '2026-11-27',
  sources: [
    {
      title: 'TSSA: keep gas meters and appliance vents free from snow and ice',
      address: 'https://www.tssa.org/tssa-urges-ontarians-keep-gas-meters-and-fuel-burning-appliance-vents-free-snow-and-ice-0',
    },
    {
      title: 'TSSA: keep the warmth in and CO risks out',
      address: 'https://www.tssa.org/en/news/keep-the-warmth-in-and-co-risks-out-this-winter.aspx',
    },
    { title: 'Government of Ontario: carbon monoxide safety', address: 'https://www.ontario.ca/page/carbon-monoxide-safety' },
    {
      title: 'Huron Shores: Ontario Fire Code changes for carbon monoxide alarms, 1 January 2026',
      address: 'https://huronshores.ca/carbon-monoxide-safety-upcoming-ontario-fire-code-changes',
    },
    { title: 'Union Gas: dangers of backdrafting', address: 'https://www.uniongas.com/about-us/safety/general-safety/backdraft' },
  ],
};

export default guide;
