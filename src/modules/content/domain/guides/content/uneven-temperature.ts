import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Some Rooms Too Hot or Too Cold?',
  subtitle: 'Measure first, free the air, then balance it room by room.',
  description:
    'Uneven temperatures at home? Measure each room, free vents and returns, balance the dampers, seal small duct leaks and stop drafts, step by step.',
  keywords: [
    'uneven temperature',
    'one room is cold',
    'upstairs too hot',
    'duct balancing',
    'duct damper',
    'duct sealing',
    'cold room in winter',
    'HVAC technician',
  ],
  chips: ['1-3 hours', '$20-100', 'Basic tools needed'],
  difficulty: 'Moderate',
  permit: {
    needed: 'check',
    text: 'Balancing, sealing small gaps and stopping drafts need no permit. Adding or moving ducts, or changing the heating system, can need a building permit: ask your municipality. New wiring may need a permit or a notification where you live.',
  },
  safety: {
    tone: 'warning',
    title: 'Air ducts only, and leave old tape alone',
    items: [
      'Pipes that lead from the furnace, the water heater or a fireplace to the outside carry exhaust gas. Do not move, tape, wrap or cover them.',
      'Do not cover openings that bring air to the furnace room. A flame without air makes carbon monoxide (CO).',
      'In homes built before 1990, white or grey tape and wrap on ducts, and loose grey-gold grains in the attic, can contain asbestos. Do not touch them; have them tested.',
      'If a CO alarm sounds, or people have a headache, dizziness or nausea, get everyone outside and call 911 from there.',
    ],
  },
  tools: [
    'Two thermometers of the same kind',
    'Paper and pencil',
    'Flashlight',
    'Tissue paper, to see where air moves',
    'Screwdriver and small adjustable wrench',
    'Vacuum cleaner',
    'Gloves',
    'Marker',
  ],
  partsTitle: 'Supplies',
  parts: [
    'New air filter of the same size',
    'Foil tape marked UL 181 for ducts (not cloth duct tape), or duct mastic, a thick paste that seals joints, and an old brush',
    'Weatherstripping and a door sweep',
    'Foam gaskets for outlet covers on outside walls',
    'Magnetic or plastic air deflectors for vents, if needed',
  ],
  before: [
    {
      tone: 'info',
      title: 'What is normal',
      items: [
        'A difference of 1 to 2°C (2 to 4°F) between rooms and floors is common, because warm air rises.',
        'Rooms above a garage, with large windows or at the end of a long duct differ more.',
        'A difference that is new points to something that has changed: a filter, a closed damper, a duct that came apart.',
      ],
    },
    {
      tone: 'info',
      title: 'Is this guide for your heating?',
      items: [
        'It is for homes with a furnace or a heat pump and ducts.',
        'Electric baseboards: each room has its own thermostat. Vacuum the fins with the breaker off, keep furniture and curtains away, and have a cold one checked by a licensed electrical contractor.',
        'Hot-water radiators: a radiator that is cold at the top often has air in it. Ask a technician to show you how to let it out on your system.',
        'In a condo or an apartment, ask the building management before you change anything.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'Even out the temperature',
  steps: [
    {
      title: 'Measure each room',
      description: [
        'Set the thermostat to one temperature, close the windows, and leave it for three hours. Then measure in the middle of each room, about 1.5 metres (5 feet) above the floor, away from vents and sun. Let the thermometer rest for five minutes each time.',
        'Write down the room, the time and the temperature, and how strongly a tissue moves at each vent. This list tells you where to work, and later whether it helped.',
      ],
      tips: [
        'Lay both thermometers side by side first. If they differ, note by how much.',
        'Measure the room with the thermostat too. If the thermostat is wrong there, start with it.',
        'A cold day is best for heating, and a hot one for cooling. They need different settings.',
      ],
      time: '20 minutes, after 3 hours of waiting',
    },
    {
      title: 'Check the filter and the thermostat',
      description: [
        'Switch the system off and look at the filter. A grey one slows the air for the whole house, and the rooms at the far end feel it first. Replace it with one of the same size, the arrow toward the furnace.',
        'Then look at the thermostat. Sun, a lamp, a television or a vent below it make it stop too early. A draft from a door or from the hole in the wall behind it makes it run too long.',
      ],
      tips: [
        'A 1-inch filter lasts 1-3 months, a 4-5 inch one 6-12 months.',
        'Try the fan on On for a few days: air that keeps moving evens out the floors. It uses more electricity. In humid weather with cooling, Auto is better, because moisture dries back into the air.',
      ],
      time: '10 minutes',
    },
    {
      title: 'Open the vents and free the way back',
      description: [
        'Open every supply vent, the kind that air blows out of. Later you may turn some down, but keep at least 80% of them open: closing more makes the furnace overheat or the cooling coil freeze.',
        'Air must also get back to the furnace. Move furniture, rugs and curtains off vents and off the large return grilles, and vacuum them. Close the door of a problem room while the fan runs and hold a tissue at the gap below it. If air rushes through, the room has no good way back: leave the door open and measure again.',
      ],
      tips: [
        'Lift floor vents out and look down with a flashlight. Toys and drywall scraps block more than one thinks.',
        'If no air at all comes from one vent, its duct may have come apart or been closed. Go on to the next step.',
        'A deflector helps where a vent blows straight at a window or under a sofa.',
      ],
      time: '20-30 minutes',
    },
    {
      title: 'Balance the dampers',
      description: [
        'In the basement, look for small levers or wing nuts on the ducts that branch off the large one. Each turns a flap inside, called a damper. When the lever lies along the duct, it is open. When it stands across, it is closed. Mark today’s position of each with a marker before you turn anything.',
        'Open all of them first. Then turn down only the branches to rooms that are too warm in winter (or too cold in summer), by about a quarter of the way. Loosen the nut with the wrench, turn the lever, and tighten the nut again. The air that they no longer take goes to the others. Wait two to three hours, measure, and turn a little more if needed.',
      ],
      tips: [
        'Do not close a damper fully, and do not turn down more than one in five.',
        'Write W for winter and S for summer beside the lever. Warm air rises by itself, so the upstairs needs more of the cool air in summer.',
        'No levers? Use the lever on the vent in the room. It is noisier, but it does the same.',
        'Change one or two at a time. Each change shifts the air in all other rooms.',
      ],
      time: '30-60 minutes of work, over several days',
      stop: {
        title: 'There are motors on the dampers, or two thermostats',
        text: 'Small boxes with wires on the ducts mean that your home has zones, with dampers that open and close by themselves. Do not turn them by hand. If one zone does not follow its thermostat, an HVAC technician must find out which motor or control has failed.',
      },
    },
    {
      title: 'Seal the gaps that you can reach',
      description: [
        'With the fan on, move a tissue along the joints of the ducts in the basement, above all near the furnace and along the branch to the cold room. Where it flutters, air is lost. Mark the place, then switch the system off.',
        'Wipe a clean metal joint dry, and press foil tape on without wrinkles, or brush on mastic about as thick as a coin. Push a section that has slipped apart together again, and seal it. Leave doors, covers and the filter slot of the furnace free, and leave its exhaust pipes alone.',
      ],
      tips: [
        'Cloth duct tape dries out and falls off ducts. Use foil tape or mastic.',
        'Wear gloves: sheet metal cuts.',
        'Start with ducts in a cold garage wall, crawl space or unheated cellar. There the loss is largest.',
      ],
      time: '30-60 minutes',
      stop: {
        title: 'Old tape or wrap, a crushed duct, or ducts out of reach',
        text: 'If white or grey tape or wrap is on the joints of an older home, leave it undisturbed, and have it tested for asbestos before anyone works there. Flexible ducts that are crushed, ducts in an attic or behind drywall, and joints that need screws close to the furnace are work for an HVAC technician.',
      },
    },
    {
      title: 'Stop drafts and sun',
      description: [
        'Often the room loses too much, and no duct can make up for it. On a windy day, move the tissue along window frames, outside doors, the attic hatch and outlets on outside walls. Add weatherstripping until the door closes with light pressure. Fit foam gaskets behind outlet covers only with the breaker off, and after a lamp that works has stayed dark in both halves of the outlet.',
        'In winter, open curtains to the sun by day and close them at night. In summer, close blinds on the sunny side before noon.',
      ],
      tips: [
        'The attic hatch is often the largest hole in the ceiling. Put weatherstripping around it.',
        'Do not block dryer, kitchen or bathroom exhausts, soffit vents under the roof, or the air supply of the furnace room.',
        'A gas water heater or furnace with a metal chimney pipe, or a wood fireplace, needs air from the house. After larger sealing work, have a technician test that exhaust gas still goes up.',
      ],
      time: '30-45 minutes',
    },
    {
      title: 'Measure again and decide',
      description: [
        'After two or three days, measure each room at the same time of day and at the same places. If the difference is down to 1 or 2°C, you are done. Mark the positions of the dampers, and take a picture.',
        'If one room still lags by more than 3°C (5°F), or only one vent stays weak, the cause is in the ducts, the insulation or the size of the system. Show your list to a technician. It saves an hour of searching.',
      ],
      tips: [
        'Do the same again at the start of the next season.',
        'A home energy assessment finds missing insulation with a test of the whole house. Ask your gas or electric utility whether it helps with the cost.',
        'Keep a portable heater as a short-term help only: one metre from anything that can burn, plugged into the wall, and off while you sleep.',
      ],
      time: '20 minutes',
    },
  ],
  after: [],
  whenToCall: {
    title: 'When to call an HVAC technician',
    items: [
      'One vent gives no air, or far less than the others, with a clean filter.',
      'The furnace starts and stops every few minutes, or ice forms at the cooling coil.',
      'A room stays more than 3°C away from the rest after balancing.',
      'Your home has zones, and one of them does not follow its thermostat.',
      'Ducts are crushed, wet, behind drywall, or wrapped in old white or grey material.',
      'The difference came with a renovation, an addition or a new furnace: the ducts may be too small.',
      'Pipes in the cold room could freeze. Call soon.',
      'You see soot at a vent or at the furnace: switch it off and call the same day. If a CO alarm sounds, get out and call 911 first.',
    ],
  },
  closing: {
    title: 'One room still too cold or too hot?',
    text: 'Find an HVAC technician near you who measures air flow and balances ducts. Show them your list, and ask for a written quote. Prices vary.',
    links: [
      { text: 'Find Local HVAC Techs', to: '/search?industry=HVAC+Technician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related guides',
    links: [
      { text: 'Replace the air filter', to: '/air-filter-replacement-guide' },
      { text: 'Thermostat not working', to: '/thermostat-not-working-guide' },
      { text: 'AC running but not cooling', to: '/ac-not-cooling-guide' },
      { text: 'Frozen pipes', to: '/frozen-pipes-guide' },
    ],
  },
  emergencies: ['carbon-monoxide', 'no-heat'],
  edited: '2026-11-27',
  sources: [
    {
      title: 'State of Minnesota: duct sealing',
      address: 'http://mn.gov/commerce/energy/topics/resources/Consumer-Guides/home-envelope/duct_sealing.jsp',
    },
    {
      title: 'Jon Eakes: balancing forced air heating and air conditioning',
      address: 'https://joneakes.com/jons-fixit-database/2191-balancing-forced-air-heating-air-conditioning-air-flow',
    },
    {
      title: 'Health Canada: asbestos in the home',
      address: 'https://www.canada.ca/en/health-canada/services/publications/healthy-living/asbestos-home-infographic-2018.html',
    },
    {
      title: 'Natural Resources Canada: combustion gases in your home',
      address:
        'https://www.nrcan.gc.ca/energy-efficiency/energy-efficiency-homes/combustion-gases-your-home-things-you-should-know-about-combustion-spillage/18639',
    },
    { title: 'Union Gas: dangers of backdrafting', address: 'https://www.uniongas.com/about-us/safety/general-safety/backdraft' },
  ],
};

export default guide;
