import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Thermostat Not Working?',
  subtitle: 'From a blank screen to a wrong temperature: settings, power and wires, in that order.',
  description:
    'Blank screen, no heat or a wrong temperature? Check the thermostat’s settings, batteries, power and low-voltage wires safely, and know when to stop.',
  keywords: [
    'thermostat not working',
    'thermostat blank screen',
    'thermostat batteries',
    'thermostat wiring',
    'C-wire',
    'low-voltage thermostat',
    'replace thermostat',
    'HVAC technician',
  ],
  chips: ['45-90 minutes', '$10-30', 'Basic tools needed'],
  difficulty: 'Moderate',
  permit: {
    needed: 'check',
    text: 'Batteries, settings and cleaning need nothing. Before you replace a thermostat, ask the [[Electrical Safety Authority (ESA), 1-877-372-7233, whether your kind needs a notification|electrical authority of your province whether your kind needs a permit]]. One for electric baseboards is wired with 120 or 240 volts: [[whoever you hire for it must be|hire only]] a licensed electrical contractor.',
  },
  safety: {
    tone: 'warning',
    title: 'Two kinds of thermostats, and one can kill',
    text: 'Look before you open anything.',
    items: [
      'Low voltage (24 volts): for furnaces, heat pumps and central air conditioners. Several thin wires. Homeowners may work on it with the power off.',
      'Line voltage (120 or 240 volts): for electric baseboards and some wall heaters. Two or four thick wires. Do not take it off the wall.',
      'If you do not know which one you have, treat it as line voltage.',
      'A burning smell, a brown or hot thermostat, or sparks: do not touch it. Switch off the heating breaker if the panel is dry and cool. If the smell stays, get out and call 911.',
      'A smell of rotten eggs means gas: leave, touch no switch and no thermostat, and call 911 from well away.',
    ],
  },
  tools: [
    'Small screwdrivers, flat and Phillips',
    'Flashlight',
    'Phone, to take pictures',
    'Thermometer',
    'Soft, dry brush',
    'Level',
    'Masking tape and pen',
    'Non-contact voltage tester, only if you open a low-voltage thermostat',
  ],
  partsTitle: 'Supplies',
  parts: [
    'New alkaline batteries of the size shown inside the cover',
    'Foam or putty to close the hole in the wall behind a low-voltage thermostat',
    'A new thermostat only if steps 1 to 6 show that you need one; it costs extra',
  ],
  before: [
    {
      tone: 'info',
      title: 'Before you start',
      items: [
        'Write down the settings, or take pictures of all screens. Some are lost with the power.',
        'Rented equipment, or a service plan: call that company first. If you rent your home, ask your landlord before you take the thermostat off.',
        'Some systems speak over special wires, with two or four numbered terminals instead of letters. Do not replace such a thermostat yourself.',
        'An older round thermostat with a small glass tube of silver liquid contains mercury. Do not break or open it. It goes to a household hazardous waste depot, never into the garbage.',
      ],
    },
    {
      tone: 'info',
      title: 'What the letters mean, on 24-volt systems',
      items: [
        'R, Rh, Rc: power from the furnace.',
        'C: the common wire, which brings power back. Smart thermostats usually need it.',
        'W: heat. Y: cooling. G: fan.',
        'O, B, E, Aux: heat pump. If you see one of these, have a technician replace the thermostat.',
        'Go by the letters at the terminals, never by the colours of the wires.',
      ],
    },
  ],
  cards: [
    {
      title: 'Four common problems',
      cards: [
        {
          title: 'The screen is blank',
          facts: [
            {
              label: 'Causes',
              value: [
                'Empty batteries',
                'Furnace switch or breaker is off',
                'Furnace door is not fully closed',
                'A full drain pan has switched the system off on purpose',
                'A blown low-voltage fuse in the furnace',
              ],
            },
            {
              label: 'Solutions',
              value: [
                'New batteries (step 3)',
                'Switch, breaker and door (step 4)',
                'Dry up and find the blocked drain, or call',
                'Leave the fuse to a technician: it blew for a reason',
              ],
            },
          ],
        },
        {
          title: 'The screen works, but nothing starts',
          facts: [
            {
              label: 'Causes',
              value: [
                'Wrong mode, schedule or lock',
                'The protective delay of about five minutes',
                'A loose wire',
                'The fault is in the furnace or the air conditioner',
              ],
            },
            {
              label: 'Solutions',
              value: [
                'Check mode, hold and schedule (step 1)',
                'Wait five minutes before you judge',
                'Look at the low-voltage wires (step 6)',
                'Follow our guide for the furnace or the AC',
              ],
            },
          ],
        },
        {
          title: 'The room is warmer or colder than it says',
          facts: [
            {
              label: 'Causes',
              value: [
                'Sun, lamp, television or a vent near it',
                'A draft from the hole in the wall behind it',
                'Dust inside',
                'A sensor that has aged, or a setting that shifts the reading',
              ],
            },
            {
              label: 'Solutions',
              value: [
                'Move the lamp, shade the sun (step 5)',
                'Close the hole behind a low-voltage one (step 6)',
                'Brush the dust out (step 5)',
                'Set the offset in the menu, or replace it',
              ],
            },
          ],
        },
        {
          title: 'It switches on and off too often, or never stops',
          facts: [
            {
              label: 'Causes',
              value: [
                'Fan set to On instead of Auto',
                'A schedule that changes often',
                'Weak batteries, or no common wire for a smart thermostat',
                'A clogged filter that makes the furnace overheat',
                'Wrong system type set in the menu',
              ],
            },
            {
              label: 'Solutions',
              value: [
                'Fan to Auto (step 1)',
                'Clear the schedule and set a simple one',
                'New batteries (step 3); ask a technician about the C-wire',
                'Replace the filter',
                'Compare the menu with the manual, or call',
              ],
            },
          ],
        },
      ],
    },
  ],
  stepsTitle: 'Find the fault',
  steps: [
    {
      title: 'Read the screen and reset the settings',
      description: [
        'Choose Heat or Cool, not Off or Auto. Set the temperature 3°C (5°F) above the room for heat, or below it for cooling. Set the fan to Auto. Cancel Hold, Away, Vacation and Eco, and check that the clock and the day are right.',
        'Wait five minutes and listen. A click at the thermostat and a start at the furnace mean that the thermostat works. A small flame or snowflake on the screen often blinks while it waits.',
      ],
      tips: [
        'A small lock on the screen means that the buttons are locked. The manual says which two to hold.',
        'Below about 15°C (60°F) outdoors, do not test cooling: most central units should not run then.',
        'No manual? Look for the model number inside the cover, and on the maker’s website.',
      ],
      time: '5-10 minutes',
    },
    {
      title: 'Find out which voltage it has',
      description: [
        'Do this before you open or unscrew anything. What does it control? A furnace, a heat pump or central air: almost always 24 volts. Electric baseboards or a wall heater in the same room: 120 or 240 volts. Read the print on the front, the side and in the manual.',
        'The print 120 V, 240 V, or a rating in amperes such as 15 A or 22 A, means line voltage. So does a thermostat fixed to an electrical box, with thick wires and twist-on connectors.',
      ],
      tips: [
        'Gas fireplaces and some wall furnaces use a weak current of their own. Leave those wires to a [[TSSA-certified|certified]] technician.',
        'Low voltage on the wall does not mean low voltage in the furnace. Do not open the furnace to follow the wires.',
      ],
      time: '5 minutes',
      stop: {
        title: 'It is line voltage, or you are not sure',
        text: 'Do not take it off the wall. 240 volts can kill, and a thermostat that is set to Off can still be live. You may set it, wipe it, and change batteries behind a small door. If it still fails, switch its breaker off and call a licensed electrical contractor[[, with an ECRA/ESA licence|]]. In a home that you rent out or rent, this is never do-it-yourself work.',
        trade: 'Electrician',
      },
    },
    {
      title: 'Change the batteries',
      description: [
        'Look for a drawer at the side or the bottom, or read in the manual how the front comes off. Do not pull a line-voltage thermostat off the wall: its batteries, if any, are behind a small door.',
        'Put in new alkaline batteries, with plus and minus as drawn. The screen should come back within a few seconds. Set the clock and the mode again.',
      ],
      tips: [
        'Wipe green or white crust off the contacts with a dry cotton swab. If they are eaten away, the thermostat is done.',
        'Change them once a year, for instance at the start of the heating season.',
        'Do not use rechargeable batteries. Their voltage is lower, and many thermostats take them for empty.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Check the power at the furnace',
      description: [
        'See that the furnace switch, which looks like a light switch, is on. Press the furnace doors fully closed. Reset a tripped breaker once: push it to Off, then to On. Touch the panel only with dry hands, on a dry floor.',
        'Look around the furnace for water. A blocked drain can switch the system off, and some thermostats go blank then. Straighten a kinked hose only where everything around is dry.',
      ],
      tips: [
        'If the thermostat comes back after the door was closed, that was the fault.',
        'After a power outage, give the system ten minutes.',
        'Note any blinking light at the furnace before you switch anything off.',
      ],
      time: '10 minutes',
      stop: {
        title: 'The breaker trips again, or water has reached wiring',
        text: 'Leave the breaker off, stay out of the water, and call an HVAC technician. If the panel itself buzzes, do not touch it, and call a licensed electrical contractor. If it is hot or smells of burning, go outside and call 911.',
      },
    },
    {
      title: 'Clean it and check its place',
      description: [
        'Hang a thermometer beside the thermostat for 15 minutes, not touching the wall. A difference of 1°C (2°F) is fine. If it is more, look for what fools it: sun, a lamp, a television, a vent below it, an outside door.',
        'Wipe the outside with a dry cloth. If the front of a low-voltage thermostat lifts off easily, switch the furnace off, and brush the dust out with a soft brush. Use no liquid and no spray.',
      ],
      tips: [
        'Many models have an offset in the menu that corrects a steady difference.',
        'An older one with a glass tube must hang level to read right. Do not tilt or open it; ask a technician.',
        'Moving a thermostat to a better wall means new wire in the wall. That is for a professional.',
      ],
      time: '20 minutes',
    },
    {
      title: 'Look at the low-voltage wires',
      description: [
        'Turn off the furnace switch and the breakers of the furnace and the outdoor unit. The fan must not start, and a screen without batteries should go dark. Take the front off, and hold the voltage tester near the wires: it must stay silent. It cannot feel 24 volts; it warns you of house voltage that should not be there.',
        'Take a picture of the wires and letters. Tug each wire lightly. Push a loose one fully into its terminal, and turn the screw clockwise until it is snug, not tight. Bare copper must not touch the next wire. Close the hole in the wall with foam or putty.',
      ],
      tips: [
        'Do not join wires together to test the furnace. A wrong pair blows its fuse or its transformer, the part that makes 24 volts.',
        'A wire that breaks when you touch it must be cut and stripped again. If it is too short for that, call.',
        'Wrap the wires around a pencil, so that they do not slip into the wall.',
      ],
      time: '15 minutes',
      stop: {
        title: 'Thick wires, twist-on connectors, or a brown terminal',
        text: 'If the tester beeps, or if you see thick wires, an electrical box or marks of heat, it is line voltage or there is a fault. Touch nothing more. Put no cover on by force, leave the breakers off, and call a licensed electrical contractor.',
        trade: 'Electrician',
      },
    },
    {
      title: 'Replace it, if it is the thermostat',
      description: [
        'Only a low-voltage one, on a simple furnace or a furnace with central air, and only if power, batteries and wires are right. Buy one for your type of system, with the same letters. If it needs a C-wire and nothing is on C, choose one with batteries.',
        'With the power off, put a piece of tape with its letter on each wire, loosen one screw at a time, and fix the new base to the wall with a level. Move each wire to the same letter. If the old base had a short wire between Rh and Rc, the manual of the new one says whether you need it.',
      ],
      tips: [
        'Stop and call if there are O, B, E or Aux wires, two wires on one letter, more than one W or Y, or letters that the new one lacks.',
        'Take the old one to a depot for electronics, or for hazardous waste if it contains mercury.',
        'Choose the right system in the set-up menu. A wrong choice can keep the furnace from heating.',
      ],
      time: '30 minutes',
    },
    {
      title: 'Switch on and test',
      description: [
        'Close the cover, switch the breakers and the furnace switch on, and set the clock. Set heat 3°C above the room, and wait five minutes. Warm air should come, and stop again when you turn it down. If it is warm outdoors, test cooling in the same way, after a pause of five minutes.',
        'If the screen works but nothing starts, the thermostat is probably not the fault. Switch it off and go on with the guide for the furnace or the AC.',
      ],
      tips: [
        'Look again after an hour, and the next morning.',
        'Start with one simple schedule: day and night.',
        'Write the date of the batteries on a piece of tape inside the cover.',
      ],
      time: '15 minutes',
    },
  ],
  after: [],
  whenToCall: {
    title: 'When to call a professional',
    items: [
      'The thermostat is for electric baseboards or has thick wires: a licensed electrical contractor.',
      'The screen stays blank with new batteries and with power at the furnace.',
      'The breaker trips again, or the new thermostat goes dark at once: the low-voltage fuse has blown.',
      'The screen asks for heat, but the furnace does not start.',
      'You have a heat pump, zones, several stages of heat, or numbered terminals.',
      'You want a smart thermostat and there is no C-wire.',
      'You see marks of heat, or smell burning. If the smell stays, get out and call 911.',
      'It is freezing outdoors and the house gets cold. Say so when you call.',
    ],
  },
  closing: {
    title: 'Still no answer from the thermostat?',
    text: 'Find an HVAC technician near you. Tell them the model of the thermostat and what you have checked, and ask for a written quote. Prices vary.',
    links: [
      { text: 'Find Local HVAC Techs', to: '/search?industry=HVAC+Technician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related guides',
    links: [
      { text: 'Furnace not turning on', to: '/furnace-not-turning-on-guide' },
      { text: 'AC running but not cooling', to: '/ac-not-cooling-guide' },
      { text: 'Uneven temperatures', to: '/uneven-temperature-guide' },
      { text: 'Replace the air filter', to: '/air-filter-replacement-guide' },
      { text: 'Breaker keeps tripping', to: '/circuit-breaker-guide' },
    ],
  },
  emergencies: ['no-heat', 'electrical', 'gas'],
  edited: '2026-11-27',
  sources: [
    {
      title: 'Government of Yukon: thermostats for efficiency and comfort',
      address: 'http://www.energy.gov.yk.ca/em_thermostats_efficiency_comfort.html',
    },
    {
      title: 'Union Gas: programmable thermostats',
      address: 'http://www.uniongas.com/residential/energy-conservation/manage-bill/programmable-thermostat',
    },
    {
      title: 'Common Home Journal: smart thermostats in a Canadian home (wires and letters)',
      address: 'https://commonhomejournal.org/articles/smart-thermostat-setup-guide/index.php',
    },
    {
      title: 'Peel Region: thermometers and thermostats',
      address: 'https://www.peelregion.ca/scripts/waste/how-to-sort-your-waste.pl?action=search&query=Thermometers%20or%20thermostats',
    },
  ],
};

export default guide;
