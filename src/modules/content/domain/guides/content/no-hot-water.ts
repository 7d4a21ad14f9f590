import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'No Hot Water?',
  subtitle: 'Check the simple causes in a safe order, and find out whose job the rest is.',
  description:
    'No hot water? Check which taps are cold, who owns the heater, its power, status light and temperature, safely and in order, before you call.',
  keywords: [
    'no hot water',
    'water heater not working',
    'rental water heater[[ Ontario|]]',
    'water heater temperature',
    'pilot light out',
    'tankless error code',
    'water heater breaker',
    'plumber[[ Ontario|]]',
  ],
  chips: ['30-90 min', '$0-200', 'Basic tools needed'],
  difficulty: 'Moderate',
  permit: {
    needed: 'check',
    text: 'The checks in this guide need no permit. A new water heater may need one: ask your municipality. Wiring may need a permit or a notification where you live, and [[only TSSA-certified people may work on gas|work on gas is for certified people]].',
  },
  safety: {
    tone: 'danger',
    title: 'Safety first',
    text: 'This guide gives general information. You look, reset and test from the outside; you open nothing. If anything differs from what you read here, or you are not sure, stop and call a professional.',
    items: [
      'If you smell gas, rotten eggs, or hear hissing: leave now, touch no switch, and call 911 or your gas utility from well away.',
      'If a carbon monoxide (CO) alarm sounds, or people feel dizzy, sick or confused: get everyone outside and call 911.',
      'Do not open covers on the heater. Behind them is 240-volt wiring, or the burner. Only certified people may work there.',
      'Water from the tank scalds. Never plug or cap the relief valve or its pipe: it keeps the tank from bursting.',
      'If water is near outlets, cords, the heater’s wiring or the panel, stay out of it.',
    ],
  },
  tools: [
    'Flashlight',
    'Kitchen thermometer that reads up to 70°C (160°F)',
    'Watch or timer',
    'Phone, to photograph labels and error codes',
    'The heater’s manual, on paper or from the maker’s website',
  ],
  partsTitle: 'Parts and supplies',
  parts: [
    'Nothing for the checks themselves',
    'Mixing cartridge for one faucet, if only that faucet stays cold',
    'Heating element, thermostat, igniter or flame sensor: chosen and fitted by a technician',
  ],
  before: [
    {
      tone: 'info',
      title: 'Is your water heater rented?',
      items: [
        'Many water heaters[[ in Ontario|]] are rented. Look for a sticker with a company’s name and phone number, and for a rental charge on your gas or other bills.',
        'If it is rented, call that company first. It usually looks after repairs, and work by someone else may cost you.',
        'If you rent your home, call your landlord.',
      ],
    },
    {
      tone: 'warning',
      title: 'What temperature is right',
      items: [
        'The thermostat belongs between 120 and 140°F (49 and 60°C). Ideal is 120°F (49°C), measured where the water reaches you.',
        'Many electric tanks, heat pump units among them, are set to 140°F (60°C) on purpose: hotter storage keeps bacteria (Legionella) from growing. A mixing valve then cools the water to 49°C before it reaches the taps. Ask a plumber before you change this.',
        'At 60°C, water scalds within seconds, and children and older people faster still.[[ Ontario’s building code limits hot water at the taps of newer homes to 49°C.|]]',
      ],
    },
    {
      tone: 'info',
      title: 'Carbon monoxide alarms',
      items: [
        '[[Homes in Ontario with a fuel-burning appliance, a fireplace or an attached garage need CO alarms near all sleeping areas.|Homes with a fuel-burning appliance, a fireplace or an attached garage should have CO alarms near all sleeping areas.]]',
        '[[Since 1 Jan 2026 they also need one on every storey.|Every storey should have one too.]] Press the test button before you start.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'How to find the cause',
  steps: [
    {
      title: 'Find out which taps are cold',
      description: [
        'Let the hot water run for three minutes at the kitchen sink, a bathroom sink and the shower. Check with your hand at the edge of the stream first.',
        'One faucet or shower is cold, all others are hot: its mixing cartridge is worn or set wrong, and the heater is fine. Everything is cold: go on. Lukewarm, or hot for a few minutes only: go on too, but look closely at steps 6 and 7.',
      ],
      tips: [
        'Does cold water run normally? If nothing runs at all, this is not the heater.',
        'Ask who showered last. A tank that was emptied needs up to an hour or two.',
        'In freezing weather, hot water that does not run at all can mean a frozen pipe.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Look at the heater before you touch it',
      description: [
        'Stand back, smell, listen and look. Is there water on the floor? Is there soot, a scorched or melted spot, a vent pipe that came apart, or rust running down the side?',
        'Then look up and down: the pipe from the relief valve, on the side or top, ends open near the floor and should be dry. The vent of a gas heater should be whole from the heater to the wall or chimney.',
      ],
      tips: [
        'A few drops on a cold tank that is filling are only condensation. Wipe and look again an hour later.',
        'Popping or rumbling while it heats is sediment at the bottom. It wastes energy but is not an emergency.',
        'Photograph what you see, and the label with model and serial number.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop if you find gas, soot, scorching or a leak',
        text: 'Gas smell or a CO alarm: leave and call 911. Steam or a steady flow of very hot water from the relief pipe: the tank overheats; keep away, switch off its breaker or turn the gas dial to Off if you can do so safely, and call at once. Soot, scorching or a loose vent: do not use the heater; turn a gas heater’s dial to Off if you can reach it safely, and call. Water from the tank: switch an electric heater off at its breaker, or turn the gas dial to Off, then close the cold valve above it. Stay out of water near wiring.',
      },
    },
    {
      title: 'Find out what kind of heater it is and who owns it',
      description: [
        'Electric tank: a thick cable goes to it, and there is no vent. Gas, propane or oil tank: a fuel pipe, a dial or display near the bottom, and a vent at the top. Tankless: a box on the wall with a display. If a boiler also heats your home, the hot water may come from there: check that your home is heating too.',
        'Look for the rental sticker now. If you find one, do steps 4 to 6, then call the company.',
      ],
      tips: [
        'The label tells size, fuel and age. The first digits of the serial number often hold the year.',
        'Heat pump water heaters are electric and have a fan on top. Clean their air filter as the manual says.',
        'A drain-water pipe or solar tank nearby only preheats. The heater is what comes after it.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Electric heater: check the breaker once',
      description: [
        'First open a hot tap: a steady stream without air means that the tank is full. Never switch on one that may be empty. Then, with dry hands on a dry floor, open the panel’s door, never its cover, and find the double breaker marked for the water heater. Tripped, it stands between On and Off. Push it fully to Off, then to On, once. Some homes also have a switch near the heater: it must be on.',
        'If it holds, wait one to two hours and test a tap. If the breaker was on all the time, a safety cut-out, an element or a thermostat inside may have failed. The water is then fully cold, or hot for a few minutes only.',
      ],
      tips: [
        'If your utility or the rental company controls the heater at peak hours, it may simply be off. Check the clock and your contract.',
        'After a power failure, set timers again.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop if the breaker trips again, or was not the cause',
        text: 'Leave it off. A reset button hides behind the heater’s cover, next to live 240-volt parts, and it trips for a reason. Call the rental company, or a licensed electrical contractor or plumber who may service it. For work on the wiring, ask for the [[ECRA/ESA licence|licence that your province asks for]].',
      },
    },
    {
      title: 'Gas heater: look at the light, the plug and the vents',
      description: [
        'Does another gas appliance work, such as the stove or furnace? If none does, call your gas utility. Many heaters have a fan on top and plug into an outlet: check the plug, press the outlet’s reset button once, and reset its breaker once.',
        'Read the display or count the blinks of the status light, and compare them with the label. Outdoors, clear snow, ice and leaves by hand from the intake and exhaust pipes, if you can reach them from the ground. If they were blocked, leave the heater off and tell the technician.',
        'If the heater has a pilot flame that you may light yourself, its label says so step by step. Do it only if there is no smell of gas, near the floor as well, since propane collects low down; and only as the label says, including the waiting time. Try once.',
      ],
      tips: [
        'Oil heater: look at the tank’s gauge. If it has a reset button, press it once at most.',
        'Tankless: write the error code down, switch it off at its control, wait a minute and switch it on. Do this once.',
        'Keep paint, gasoline and cardboard away from any heater with a flame.',
      ],
      time: '10-15 minutes',
      stop: {
        title: 'Stop if it does not light or goes out again',
        text: 'Do not open the burner, adjust the gas valve or try again and again. Only a [[technician certified by the Technical Standards and Safety Authority (TSSA)|certified technician]] may work there. A lazy yellow flame, soot or a draft coming down the vent means: turn it off and call today.',
      },
    },
    {
      title: 'Check the temperature setting',
      description: [
        'On a gas tank, look at the dial: it may have been bumped to Vacation, Low or Pilot. Many dials show no degrees; the manual says what the marks mean. On a tankless unit, read the display. Set either within 120 to 140°F (49 to 60°C); 120°F (49°C) is ideal where nothing else protects the taps and the manual allows it. A heat pump unit is an electric tank: leave it at 140°F (60°C).',
        'On an electric tank the thermostats sit behind the covers. Leave them alone. If water at the taps is much too cool or too hot, have them checked.',
      ],
      tips: [
        'Change a dial by one mark, wait three hours, then measure.',
        'Before you turn a tank down because of children, ask a plumber about a mixing valve. It protects from scalds and from bacteria.',
        'If somebody at home has a weak immune system, ask before you store water below 140°F (60°C).',
      ],
      time: '5 minutes, then wait',
    },
    {
      title: 'Look for cold water that mixes in',
      description: [
        'Close the cold valve above the heater by turning it clockwise, then open one hot tap and wait two minutes. It should stop. If it keeps running, cold water crosses over somewhere, usually through a worn single-handle faucet or a shower valve left open with its spray head shut.',
        'Close the valves under one faucet after another. When the flow stops, you have found it. Open the cold valve fully again at once afterwards.',
      ],
      tips: [
        'Do not force a stuck valve. Skip this test instead.',
        'Bidets, laundry tubs and outdoor showers with two open taps and a closed nozzle are common culprits.',
        'A round mixing valve at the heater’s outlet can fail as well. A plumber cleans or replaces it.',
      ],
      time: '15 minutes',
    },
    {
      title: 'Let it heat and test at the tap',
      description: [
        'Use no hot water for one hour with a gas tank, two hours with an electric one. A tankless unit should deliver within a minute or two. Then let the tap nearest to the heater run for two minutes into a cup with the thermometer in it.',
        'About 49°C (120°F) is right. More than that can scald: warn everybody and have a mixing valve checked. Less than 45°C (113°F) after a full wait means that the heater does not keep up. Look once more for drips, and keep an eye on it for a day.',
      ],
      tips: [
        'Test at the tap farthest away too. A long pipe needs longer to run warm.',
        'Write down what you checked, the readings and any code. The technician needs less time.',
        'Tanks often last around ten to fifteen years. Past that, ask what repair and replacement each cost.',
      ],
      time: '1-2 hours, mostly waiting',
      stop: {
        title: 'Stop if it is still cold',
        text: 'What remains is inside: element, thermostat, gas control, sensor or the tank. Call the rental company, or a plumber. For gas, propane or oil, ask for [[TSSA certification|the certificate that your province asks for]].',
      },
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'Keep it working',
      items: [
        'Have a gas heater checked once a year, with the furnace. Have a tankless unit cleaned of scale as its manual says.',
        'Sediment can be drained from a tank you own, but an old drain valve may not close again. Let a plumber do it the first time, and never drain a rented one without asking.',
        'Be wary of people at the door. [[In Ontario, companies may not come uninvited to sell you a water heater or a rental contract at home.|Sign nothing at the door, and ask the consumer office of your province what you may cancel.]]',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a professional',
    items: [
      'You smell gas, a CO alarm sounds, or somebody feels unwell: leave, and call 911 first.',
      'The breaker trips again, or you smell burning.',
      'The burner or pilot does not light, or goes out again.',
      'There is soot, a yellow flame, or a vent that is loose, rusted through or blocked.',
      'Water leaks from the tank, or the relief valve keeps dripping.',
      'Water is rusty, or far too hot.',
      'The heater got wet in a flood. It must be checked before it is used.',
      'It is rented: the rental company comes first.',
    ],
  },
  closing: {
    title: 'Still cold?',
    text: 'If the heater is yours, a plumber near you can find the fault. For gas, ask for [[TSSA certification|the certificate that your province asks for]]. Prices vary; ask for a written quote.',
    links: [
      { text: 'Find Local Plumbers', to: '/search?industry=Plumber' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Guides',
    links: [
      { text: 'Low Water Pressure', to: '/low-water-pressure-guide' },
      { text: 'Frozen Pipes', to: '/frozen-pipes-guide' },
      { text: 'Circuit Breaker Keeps Tripping', to: '/circuit-breaker-guide' },
      { text: 'Furnace Not Turning On', to: '/furnace-not-turning-on-guide' },
    ],
  },
  emergencies: ['gas', 'carbon-monoxide', 'water'],
  edited: '2026-11-27',
  sources: [
    { title: 'Ontario Building Code: Maximum temperature of hot water', address: 'https://www.buildingcode.online/1141.html' },
    {
      title: 'Canadian Journal of Infectious Diseases: Residential water heater temperature, 49 or 60 degrees?',
      address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2094925',
    },
    {
      title: 'NB Power: What is Legionella?',
      address: 'https://nbpower.com/en/products-services/water-heater-service/water-quality/what-is-legionella',
    },
    { title: 'Ontario: Carbon monoxide safety', address: 'https://www.ontario.ca/page/carbon-monoxide-safety' },
    {
      title: 'Town of Newmarket: New carbon monoxide alarm requirements',
      address: 'https://forms.newmarket.ca/towngovernment/Pages/News-Description.aspx?NewsID=2072',
    },
  ],
};

export default guide;
