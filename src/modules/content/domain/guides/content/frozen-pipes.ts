import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Frozen Pipes?',
  subtitle: 'Thaw a frozen water pipe gently, be ready for a leak, and keep it from freezing again.',
  description:
    'Thaw a frozen pipe safely: find the main valve first, locate the ice, warm it from the tap back without a flame, check for leaks, and prevent it.',
  keywords: [
    'frozen pipes',
    'thaw frozen pipe',
    'no water in winter',
    'burst pipe',
    'prevent frozen pipes',
    'pipe insulation',
    'emergency plumber',
    'plumber[[ Ontario|]]',
  ],
  chips: ['1-4 hours', '$20-100 prevention', 'Basic tools needed'],
  difficulty: 'Moderate',
  permit: {
    needed: 'no',
    text: 'Thawing and insulating pipes need no permit. Replacing a burst pipe or moving it to a warmer place may: ask the plumber or your municipality’s building department.',
  },
  safety: {
    tone: 'danger',
    title: 'Safety first',
    text: 'This guide gives general information. If water already runs where it should not, close the main water valve first, if you can reach it on a dry floor. If you are not sure of anything, call a licensed plumber.',
    items: [
      'Never use a torch, a barbecue, a camp stove or any other open flame. It sets walls on fire, bursts pipes with steam, and gives off carbon monoxide.',
      'Use nothing electrical while you stand in water or on a wet floor, and keep cords dry.',
      'Do not leave a hair dryer, heating pad or heater alone, not even for a minute.',
      'A pipe that split while frozen starts to leak only when it thaws. Be able to close the main valve within seconds.',
      'If the heat is off and your home gets cold, look after people first: see the emergency help for no heat in winter.',
    ],
  },
  tools: [
    'Hair dryer with a low setting',
    'Towels and a bucket of warm water',
    'Flashlight and a thermometer',
    'Electric room heater with a Canadian certification mark and a tip-over switch',
    'Bucket, mop and plastic sheet, in case it leaks',
    'Screwdriver, for access panels and vent covers',
  ],
  partsTitle: 'Supplies for prevention',
  parts: [
    'Foam pipe insulation, ½ inch or ¾ inch to match the pipe',
    'Caulking or spray foam, for gaps where cold air comes in',
    'Foam cover for the outdoor tap',
    'Certified pipe heating cable, for a place that freezes again and again',
  ],
  before: [
    {
      tone: 'info',
      title: 'Know your main water valve',
      items: [
        'It is usually on the basement or utility-room wall where the pipe enters, near the meter. Turn a round handle clockwise, or a lever until it stands across the pipe.',
        'On a well, switch the pump off at its breaker as well.',
        'In an apartment or condo, call the superintendent or building management first.',
        'If a boiler heats your home with hot water, ask a technician before the main valve stays closed for long.',
      ],
    },
    {
      tone: 'info',
      title: 'Where pipes freeze first',
      items: [
        'In outside walls, under kitchen and bathroom sinks on an outside wall, and behind the washer.',
        'In crawl spaces, attics, garages and cold rooms.',
        'Where the water enters through the foundation wall, and at outdoor taps.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'How to thaw a frozen pipe',
  steps: [
    {
      title: 'See which taps still run',
      description: [
        'Open each cold tap in turn, starting in the basement, then the hot ones. Nothing, or a thin trickle, in freezing weather usually means ice.',
        'One tap or one room is dry: the ice sits in the branch that leads there. Only hot taps are dry: look at the pipes near and after the heater. No tap in the home runs at all: the pipe from the street, or the part at the meter, may be frozen.',
      ],
      tips: [
        'Ask a neighbour. If they have no water either, it is a broken main or work in the street.',
        'Flush no toilets that cannot refill, and keep what is in the tank for later.',
        'Feel the water that still runs. Below 5°C (41°F), the pipe from the street is close to freezing: some municipalities want to know.',
      ],
      time: '5-10 minutes',
      stop: {
        title: 'Stop if no tap in the home runs',
        text: 'Call your municipality first; in many cities the number is 311. Part of the pipe from the street is theirs. Do not let anyone thaw it by sending electric current through it without asking: this has started fires. On a well, call a well or pump technician.',
      },
    },
    {
      title: 'Find the main valve and look for damage',
      description: [
        'Go to the main valve and check that it turns. Then follow the pipe that feeds the dry taps as far as you can see it. Look for a split, a bulge, frost that comes out of a seam, or a joint that has moved.',
        'If you see damage, close the main valve now and leave it closed. If the pipe looks whole, leave the valve open and have someone stay near it. If you are alone, or the frozen part is hidden in a wall, close it while you thaw, and open it again slowly in step 7.',
      ],
      tips: [
        'Move carpets, boxes and electronics away, and put the bucket below the pipe.',
        'Plastic sheet over what you cannot move saves more than towels.',
        'Show everybody at home where the valve is.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop if the pipe is split or bulges, or the valve does not close',
        text: 'Do not thaw it. With the main valve closed, open the lowest and highest cold taps so that the pipes drain, and call a plumber. If the valve is stuck, ask your municipality for an emergency shut-off at the street.',
      },
    },
    {
      title: 'Open the frozen tap',
      description: [
        'Open the tap that has stopped running, cold and hot, about halfway, and leave it open. Melting water and steam must be able to get out. With the main valve open, the trickle also helps to melt the rest.',
        'Make sure that its drain is open and clear, so that it cannot overflow when the water comes back.',
      ],
      tips: [
        'Stay within hearing. The first sign of success is a sputter.',
        'Is the drain frozen too? Then water backs up in the sink. Put a bucket below the tap instead.',
        'Close other taps, so that you notice when this one starts.',
      ],
      time: '2 minutes',
    },
    {
      title: 'Find the frozen part',
      description: [
        'Run your hand along the pipe from the tap back. The frozen part is much colder, often covered with frost. A cheap infrared thermometer helps, if you have one.',
        'Start with the likely places in the list above: where the pipe comes near an outside wall, a window, a vent, or a hole where a cable comes in. Feel for a cold draft there too: it tells you later what to seal.',
      ],
      tips: [
        'Tap the pipe lightly with a spoon. Full of ice it sounds duller than empty or full of water.',
        'Look behind access panels, inside vanity cabinets and at the back of the garage.',
        'Do not lean on the pipe or bend it. Ice makes old joints brittle.',
      ],
      time: '10-20 minutes',
      stop: {
        title: 'Stop if you cannot find or reach it',
        text: 'Do not cut into walls or ceilings, or crawl into tight, wet spaces. You can still warm the room as in step 5. If that does not help within two hours, call a plumber, who can find the ice and reach it with the right tools.',
      },
    },
    {
      title: 'Warm the room around it',
      description: [
        'Turn the heat up. Open the doors of cabinets below sinks, and the doors to cold rooms. Close the garage door, and stop drafts with a towel.',
        'For a pipe hidden in a wall this is often all that is safe. Put an electric heater in the room, at least one metre (3 feet) from anything that can burn, plugged straight into the wall, and stay with it.',
      ],
      tips: [
        'Take cleaners out of open cabinets if there are children or pets.',
        'A fan on low that blows warm room air into the cabinet helps more than a hotter room.',
        'Never use a heater that burns fuel, an oven or a barbecue to heat rooms.',
      ],
      time: '30 minutes to 2 hours',
    },
    {
      title: 'Warm the pipe from the tap back',
      description: [
        'Start at the end nearest to the open tap and work back toward the ice. That way meltwater can run out. If you start in the middle, water trapped between two plugs of ice can burst the pipe.',
        'Hold the hair dryer on low about 15 centimetres (6 inches) away and keep it moving. Or wrap the pipe with towels soaked in warm water, not boiling, and change them every five to ten minutes. The pipe should feel warm, never too hot to hold. Plastic pipes soften with too much heat.',
        'It can take from half an hour to several hours. When the tap sputters and runs, keep warming until the stream is full. With the main valve closed, no more water can follow: then try step 7 about every half hour, and if the tap stays dry, close the valve again and go on warming.',
      ],
      tips: [
        'Plug the hair dryer into an outlet with Test and Reset buttons (a GFCI), and keep it away from drips.',
        'Let the dryer cool now and then, and keep its air inlet free.',
        'No heat gun, no boiling water, no salt, no hammering.',
        'Keep heat off insulation, wood and cables.',
      ],
      time: '30 minutes to 3 hours',
      stop: {
        title: 'Stop if water appears, or nothing changes after two hours',
        text: 'If water drips or sprays, step back with the dryer, unplug it if your hands and the floor are dry, close the main valve, and call a plumber. If there is no change after two hours, the ice is longer or somewhere else.',
      },
    },
    {
      title: 'Let the water back and look for leaks',
      description: [
        'If you closed the main valve, open it slowly by a quarter turn, and listen. Walk along the whole pipe with a flashlight, and look at ceilings, walls and floors below. Only then open it fully. Let air sputter out at the tap before you close it.',
        'Wipe the joints with dry tissue and check again after an hour, and the next morning. Note the water meter while nothing runs: it should stand still.',
      ],
      tips: [
        'Let the tap run in a stream as thick as a pencil for an hour, so that the pipe does not freeze again at once.',
        'Clean the aerator, the screen at the tap. Grit collects there.',
        'Look at the other pipes in the same cold place before they follow.',
      ],
      time: '15 minutes, then again after an hour',
    },
    {
      title: 'Keep it from freezing again',
      description: [
        'Today: leave cabinet doors open, keep the heat steady day and night, and in extreme cold let the tap at the cold end run pencil-thin. You pay for that water if you have a meter, unless your municipality asked you to run it.',
        'Soon: seal the gap where cold air comes in, then push foam sleeves over the pipes, with seams and corners taped. At an outside wall, put extra insulation behind the pipe, on the cold side, and none between the pipe and the warm room. In fall, unscrew garden hoses, close the indoor valve of each outdoor tap, open the tap, and let the water drain out.',
        'Away in winter: keep the heat at 15°C (59°F) or more and have someone look in, or close the main valve and open the taps to drain. Ask your insurer what it requires.',
      ],
      tips: [
        'Heating cable: buy one with a Canadian certification mark (CSA, cUL or cETL) for your kind of pipe. Follow its instructions, do not let it cross itself, use no extension cord, and plug it into a GFCI outlet.',
        'Do not insulate heating cable unless its instructions allow it.',
        'If you drain the home, switch the water heater off first as its manual says. An empty electric tank burns out.',
      ],
      time: '1-2 hours',
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'If a pipe has burst',
      items: [
        'Keep the main valve closed. Stay out of water near outlets, cords or the panel.',
        'Take pictures before you clean up, and call your insurer before you throw things away.',
        'Have wet wiring checked by a licensed electrical contractor, and wet gas appliances by a [[TSSA-certified|certified]] technician, before anything is switched on.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a plumber',
    items: [
      'A pipe is split, bulges or leaks.',
      'You cannot find or reach the frozen part.',
      'The main valve does not close.',
      'Nothing changes after two hours of warming.',
      'Water shows on a wall, ceiling or floor.',
      'The same pipe froze before: it needs to be moved or better protected.',
      'Pipes of the heating system or of fire sprinklers are frozen. Call an HVAC technician or the sprinkler company.',
      'No tap runs at all: call your municipality before the plumber.',
    ],
  },
  closing: {
    title: 'Need help now?',
    text: 'Find a plumber near you. Say that a pipe is frozen, whether it leaks, and whether the main valve is closed. Ask what the call-out costs.',
    links: [
      { text: 'Find Emergency Plumbers', to: '/search?industry=Plumber' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Guides',
    links: [
      { text: 'Furnace Not Turning On', to: '/furnace-not-turning-on-guide' },
      { text: 'Low Water Pressure', to: '/low-water-pressure-guide' },
      { text: 'No Hot Water', to: '/no-hot-water-guide' },
      { text: 'Sump Pump', to: '/sump-pump-guide' },
    ],
  },
  emergencies: ['water', 'no-heat'],
  edited: '2026-11-27',
  sources: [
    {
      title: 'City of Toronto: Prevent or thaw frozen pipes',
      address:
        'https://www.toronto.ca/services-payments/water-environment/your-water-pipes-meter/water-related-help-advice/prevent-or-thaw-frozen-pipes/',
    },
    {
      title: 'City of Guelph: Frozen water pipes',
      address: 'https://guelph.ca/living/environment/water/my-pipes-and-plumbing/frozen-water-pipes/',
    },
    { title: 'Town of Collingwood: Preventing frozen water services', address: 'https://collingwood.ca/node/281191' },
    {
      title: 'City of Beaconsfield: Caring for water pipes in extreme cold',
      address: 'https://www.beaconsfield.ca/en/what-s-new/17173-extreme-cold-caring-for-water-pipes-in-your-home',
    },
    {
      title: 'U.S. Consumer Product Safety Commission: Check heat tapes',
      address: 'https://cpsc.gov/Newsroom/News-Releases/1990/Check-Heat-Tapes-Cables-For-Possible-Fire-Hazards',
    },
  ],
};

export default guide;
