import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Low Water Pressure?',
  subtitle: 'Find out whether it is one tap, the hot side or the whole home, and clear what you can reach.',
  description:
    'Find why your water pressure is low: check taps, neighbours and valves, look for a hidden leak, clean aerators, and measure the PSI with a gauge.',
  keywords: [
    'low water pressure',
    'weak shower',
    'water pressure gauge',
    'normal PSI home',
    'clean faucet aerator',
    'pressure reducing valve',
    'hidden water leak',
    'plumber[[ Ontario|]]',
  ],
  chips: ['30-90 min', '$10-30', 'Basic tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'Checking valves, cleaning aerators and measuring need no permit. Replacing or enlarging pipes usually does: ask your municipality’s building department first.',
  },
  safety: {
    tone: 'info',
    title: 'Before you start',
    text: 'This guide gives general information. If anything differs from what you read here, or you are not sure, stop and call a licensed plumber.',
    items: [
      'A sudden drop with a hissing sound or a wet wall, ceiling or floor can be a burst pipe. Close the main water valve, if you can reach it on a dry floor, and call a plumber.',
      'Stay out of water that may touch outlets, cords or the electrical panel.',
      'In freezing weather, no water or a trickle may mean a frozen pipe. Follow the frozen pipes guide first.',
      'Turn valves by hand only. An old valve that is forced can break, and then nothing stops the water.',
      'Leave the water meter, its seals and its bypass alone. They belong to the municipality or utility.',
    ],
  },
  tools: [
    'Water pressure gauge with a ¾ inch hose thread',
    'Tongue-and-groove pliers or adjustable wrench, with a cloth',
    'Old toothbrush and a needle or toothpick',
    'Flashlight, and a phone to photograph the meter',
    'Bucket and towel',
  ],
  partsTitle: 'Parts and supplies',
  parts: [
    'White vinegar and a small plastic bag',
    'New aerator or rubber washer, if the old one is torn',
    'Thread seal tape for the shower arm',
    'Cartridge for your water filter, if you have one',
  ],
  before: [
    {
      tone: 'info',
      title: 'What the numbers mean',
      text: 'Pressure is measured in PSI, pounds per square inch. On most gauges, kPa stand beside it.',
      items: [
        'Normal is 30-50 PSI (about 205 to 345 kPa).',
        'Optimal is 40-45 PSI.',
        'Below 30 PSI you need a professional.',
        'In many [[Ontario |]]homes the gauge shows more, since mains run at higher pressure. Up to 80 PSI (550 kPa) is not a fault. Above that, call a plumber: it wears out hoses, faucets and heaters.',
      ],
    },
    {
      tone: 'info',
      title: 'Pressure and flow are two things',
      items: [
        'Pressure is the push while nothing runs. Flow is how much comes out when you open a tap.',
        'A clogged screen, a half-closed valve or an old narrow pipe gives little flow even at good pressure. That is why a gauge alone does not tell all.',
        'Water-saving shower heads and faucets give less flow on purpose.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'How to find the cause',
  steps: [
    {
      title: 'Find out how far the trouble reaches',
      description: [
        'Open the cold water, then the hot water, at each faucet, one at a time. Write down which ones are weak, and since when.',
        'One tap is weak: its screen or its own valve, steps 3 and 5. Only hot water is weak everywhere: the trouble is probably at the water heater, its valves or a filter. Everything is weak: go on with step 2.',
      ],
      tips: [
        'Check a bathtub spout or laundry tap too. They have no screen, so they show the true flow.',
        'Note the time of day. Weak only in the morning or evening points to many people using water at once.',
        'Upper floors are always a little weaker than the basement.',
      ],
      time: '10 minutes',
    },
    {
      title: 'Ask a neighbour and your municipality',
      description: [
        'If every tap is weak, ask next door. If they have the same trouble, the cause is in the street: work on the water main, a break, or firefighting. Look at your municipality’s website or call it; in many cities the number is 311.',
        'In an apartment or condo, ask the superintendent or building management. On a well, look at the gauge near the pressure tank while a tap runs.',
      ],
      tips: [
        'Report brown or cloudy water as well, and do not do laundry until it runs clear.',
        'Some municipalities test pressure and flow at the meter when the whole home is weak. Ask whether yours does, and what it costs.',
        'After work in the street, run the lowest cold tap without its screen for a few minutes, to flush grit out.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop if you are on a well and the pressure stays low',
        text: 'A pump that starts every few seconds, a gauge that does not rise, or sputtering air need a well or pump technician. The pump and its switch carry dangerous voltage. Switch the pump off at its breaker if it runs without stopping.',
      },
    },
    {
      title: 'Check that the valves are fully open',
      description: [
        'Find the main valve where the pipe enters the home, near the meter. A lever should lie along the pipe. A round handle should turn counter-clockwise until it stops; then turn it back a quarter turn, so that it does not seize. There is often a second valve on the other side of the meter.',
        'Then look at the valves under the weak sink, behind the toilet, and on the cold pipe above the water heater. A valve that was bumped, or closed for a repair and not opened fully, is a common cause.',
      ],
      tips: [
        'A round handle that turns without end, or does nothing, may have broken inside.',
        'Look for a drip at the stem after you turn an old valve. A slight turn of the small nut behind the handle usually stops it.',
        'Tag the main valve, so that everybody at home finds it in an emergency.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop if the main valve is stuck, leaks or turns freely',
        text: 'A plumber replaces it, and your municipality closes the water at the street for that. Do not try to turn the valve at the street yourself.',
      },
    },
    {
      title: 'Look for a hidden leak at the water meter',
      description: [
        'Close every tap, and let the dishwasher, washer, softener and humidifier finish. Look at the meter: a small wheel, triangle or hand shows even slow flow; a digital meter may need the light of a flashlight to wake up. Photograph the numbers, use no water for at least thirty minutes, and compare.',
        'If it moved, water leaves somewhere. Close the valves behind the toilets and look again. If it stops, a toilet leaks. If it goes on, close the main valve on the house side of the meter: if the meter still turns, the leak is at the meter or the valve does not close; if it stops, the leak is in your home.',
      ],
      tips: [
        'Overnight is best: it finds leaks too slow for half an hour.',
        'Look for damp spots, a warm patch on a floor, peeling paint, or one patch of lawn that stays green or soft.',
        'A leak in the pipe between the street and the meter does not show on an indoor meter. Listen for hissing there.',
      ],
      time: '40 minutes, mostly waiting',
      stop: {
        title: 'Stop if the meter moves and no toilet is the cause',
        text: 'A leak in a wall, floor or underground pipe does damage every hour. Close the main valve when you do not need water, and call a plumber. If the ground outside is wet, call your municipality too.',
      },
    },
    {
      title: 'Clean aerators and shower heads',
      description: [
        'The aerator is the small screen at the tip of the spout. Unscrew it counter-clockwise, seen from below, by hand or with pliers over a cloth. Some sit inside the tip and need a small plastic key. Lay the parts out in order, rinse out the sand and soak them in vinegar for thirty minutes. Brush, rinse, and screw it back hand-tight.',
        'Shower head: tie a bag of vinegar around it for an hour, or unscrew it while you hold the arm still with your other hand. Clean the small screen at its inlet. Put new tape clockwise around the thread, two or three turns, and screw it on hand-tight.',
        'Run the tap for a moment before you put the screen back. A strong stream now shows that the screen was the cause.',
      ],
      tips: [
        'Put the stopper in first. The parts are small.',
        'Do not soak gold, brass or black finishes longer than fifteen minutes. Try a hidden spot first.',
        'If screens clog again within weeks, note the colour. White is scale. Rust means old steel pipes. Bits of black rubber come from a worn hose.',
      ],
      time: '15 minutes and soaking',
    },
    {
      title: 'Bypass the softener and filters',
      description: [
        'A clogged filter or softener slows the whole home. Find its bypass: a valve to push or turn, or three valves, of which you open the middle one and then close the other two. Open a tap. If the flow is strong now, replace the filter cartridge or have the softener serviced.',
        'Then look for a pressure reducing valve, a bell-shaped brass fitting near the main valve with a screw on top. It lowers the pressure of the main for your home. When it wears out, everything becomes weak, or the pressure rises and falls. Look, but leave its screw as it is.',
      ],
      tips: [
        'Before you open a filter housing, close the valves on both sides and press its red button, if it has one, to let the pressure out.',
        'If the filter or ultraviolet lamp makes well water safe, do not bypass it. Ask the company that services it.',
        'Write the date on a new cartridge.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop at the pressure reducing valve',
        text: 'Setting it too high can burst hoses, and it also affects the water heater. A plumber measures on both sides and sets or replaces it.',
      },
    },
    {
      title: 'Measure the pressure and test again',
      description: [
        'Screw the gauge hand-tight onto a laundry tap with a hose thread, the cold tap of the washing machine with its hose taken off, or an outdoor tap if it is not freezing. Make sure that nothing runs anywhere. Open that tap fully and read. Then have someone open another tap and watch: a small drop is normal; a drop by half or more means that something narrows the way.',
        'Compare with the numbers above, and measure again at another time of day. Below 30 PSI, or good pressure with weak flow everywhere, a professional has to look. Otherwise go round all the taps once more and compare with your list from step 1.',
      ],
      tips: [
        'No suitable tap? Measure flow: time how long a 10-litre bucket takes at the lowest tap. Your municipality can tell you what it considers too little.',
        'Close the tap and let the pressure out before you unscrew the gauge.',
        'Write the readings down. They save the plumber time and you money.',
      ],
      time: '10 minutes',
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'Old pipes',
      items: [
        'Galvanized steel pipes, grey and magnetic, rust shut from the inside over decades. Only replacing them helps.',
        'In homes built before [[the mid-1950s|about 1975]], the pipe from the street may be lead: dull grey, soft, not magnetic, shiny when scratched. Ask your municipality about testing and replacing it. Boiling does not remove lead.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a plumber',
    items: [
      'The gauge shows below 30 PSI, and your municipality finds no fault in the street.',
      'The gauge shows more than 80 PSI, or pipes bang and hoses bulge.',
      'The meter moves while nothing runs.',
      'A wall, ceiling, floor or patch of lawn is wet.',
      'The main valve is stuck or leaks.',
      'Only hot water is weak at every tap.',
      'The pressure reducing valve needs to be set or replaced.',
      'Pipes are old galvanized steel or lead.',
    ],
  },
  closing: {
    title: 'Still weak?',
    text: 'A plumber near you can measure where the pressure is lost and tell you what it takes to mend it. Prices vary; ask for a written quote.',
    links: [
      { text: 'Find Local Plumbers', to: '/search?industry=Plumber' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Plumbing Guides',
    links: [
      { text: 'No Hot Water', to: '/no-hot-water-guide' },
      { text: 'Frozen Pipes', to: '/frozen-pipes-guide' },
      { text: 'Running Toilet', to: '/running-toilet-guide' },
      { text: 'Dripping Faucet', to: '/dripping-faucet-guide' },
    ],
  },
  emergencies: ['water'],
  edited: '2026-11-26',
  sources: [
    {
      title: '311 Toronto: Low water pressure and flow tests',
      address: 'https://www.toronto.ca/home/311-toronto-at-your-service/find-service-information/article/?kb=kA06g000001cw6lCAA',
    },
    {
      title: '311 Toronto: Water pressure in areas of the city',
      address:
        'https://www.toronto.ca/311/knowledgebase/kb/docs/articles/toronto-water/water-treatment-and-supply/water-supply/transmission-control-centre/water-pressure-for-areas-of-the-city.html',
    },
    {
      title: 'Municipality of Central Elgin: Checking for leaks',
      address: 'https://www.centralelgin.org/en/living-in-central-elgin/checking-for-leaks.aspx',
    },
    {
      title: '311 Toronto: Determining if water pipes are lead',
      address: 'https://www.toronto.ca/311/knowledgebase/kb/docs/articles/toronto-water/determining-if-water-pipes-are-lead.html',
    },
    {
      title: 'City of Richmond Hill: Leaks and water usage',
      address: 'https://www.richmondhill.ca/en/our-services/Leaks-and-Water-Usage.aspx',
    },
  ],
};

export default guide;
