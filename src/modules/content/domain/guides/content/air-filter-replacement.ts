import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Time to Replace Your Air Filter?',
  subtitle: 'The right size, the right density, the arrow the right way, and a date on the frame.',
  description:
    'Replace a furnace air filter in 15 to 30 minutes: find it, read the size, choose a MERV rating that your system can breathe through, and fit it right.',
  keywords: [
    'air filter replacement',
    'furnace filter',
    'MERV rating',
    'how often change furnace filter',
    'filter size',
    'filter arrow direction',
    'pleated filter',
  ],
  chips: ['15-30 minutes', '$5-25', 'No special tools'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'Changing a filter is ordinary upkeep. You need no permit and no licence, and a tenant may do it too if the landlord agrees.',
  },
  safety: {
    tone: 'warning',
    title: 'Switch it off first',
    text: 'The fan can start at any moment, and it pulls hard.',
    items: [
      'Set the thermostat to Off and turn off the furnace switch, which looks like a light switch on or near the furnace.',
      'Open only the filter slot or the filter grille. Leave all other panels on.',
      'If you smell gas, leave at once, touch no switch, and call 911 from well away. If a carbon monoxide alarm sounds, get everyone outside and call 911 from there.',
      'A used filter is dusty. Wear a mask if you have asthma or allergies.',
    ],
  },
  tools: [
    'Flashlight',
    'Tape measure',
    'Marker',
    'Vacuum cleaner',
    'Screwdriver, if the slot or the grille has screws',
    'Garbage bag',
    'Step stool, for a filter in a ceiling',
  ],
  partsTitle: 'Supplies',
  parts: ['New filter of the same size: length, width and thickness', 'A second one to keep, so that the next change takes five minutes'],
  before: [
    {
      tone: 'info',
      title: 'What the words on the frame mean',
      items: [
        'Size: for example 16 x 25 x 1, in inches. This is rounded. The true size, in smaller print, is a little less.',
        'MERV: a number for how fine a filter is. The higher it is, the smaller the dust it holds, and the harder it is to pull air through.',
        'MERV 6-13 suits most homes; 8-11 is ideal. Your furnace manual may name a highest number. Keep to it.',
        'Some stores use their own scales. Look for the MERV number in the small print.',
        'Arrow: the way the air flows, toward the furnace and its fan.',
      ],
    },
    {
      tone: 'info',
      title: 'No filter to be found?',
      items: [
        'Look in the wide duct beside the furnace, at the bottom of the furnace, and behind the large grilles in walls and ceilings.',
        'Homes with electric baseboards or radiators have none. Ductless units have washable screens behind the front cover.',
        'A flat metal box with a wire and a light is an electronic air cleaner. Its plates are washed, not thrown away: follow its manual.',
        'If the furnace is rented or under a service plan, filters may be part of it. Ask first.',
      ],
    },
  ],
  cards: [
    {
      title: 'Four types of filters',
      intro: 'Finer is not always better. A filter that is too dense for your fan starves the furnace of air, and less air is cleaned.',
      cards: [
        {
          title: 'Fibreglass panel',
          facts: [
            { label: 'MERV rating', value: 'MERV 1-4' },
            { label: 'Pros', value: ['Costs the least', 'Lets air through easily'] },
            { label: 'Cons', value: ['Stops lint and coarse dust only', 'Needs changing about every month', 'Tears and bows easily'] },
            { label: 'Best for', value: 'Protecting the equipment only, in an older system that cannot pull air through anything denser.' },
          ],
        },
        {
          title: 'Basic pleated',
          facts: [
            { label: 'MERV rating', value: 'MERV 5-8' },
            { label: 'Pros', value: ['Holds much more dust in its folds', 'Low cost', 'Most systems can breathe through it'] },
            { label: 'Cons', value: ['Lets fine dust and smoke through', 'Check it every month'] },
            { label: 'Best for', value: 'Most homes without pets or allergies. Choose 6 or higher.' },
          ],
        },
        {
          title: 'Better pleated',
          facts: [
            { label: 'MERV rating', value: 'MERV 9-12' },
            {
              label: 'Pros',
              value: ['Stops finer dust, pollen, mould spores and pet dander', 'A good balance: 8-11 is ideal for most homes'],
            },
            { label: 'Cons', value: ['Costs more', 'Slows the air more, above all as a 1-inch filter that is full'] },
            { label: 'Best for', value: 'Homes with pets or mild allergies, if the furnace manual allows it.' },
          ],
        },
        {
          title: 'High-efficiency pleated',
          facts: [
            { label: 'MERV rating', value: 'MERV 13-16' },
            {
              label: 'Pros',
              value: ['Holds many of the smallest particles, also from smoke', 'Helps people with asthma when the fan runs for long'],
            },
            {
              label: 'Cons',
              value: ['Costs the most', 'Many systems cannot pull enough air through it', 'Above 13 usually needs a wider filter box'],
            },
            {
              label: 'Best for',
              value:
                'Homes with asthma or wildfire smoke, as a 4-5 inch filter and after a technician has said that the system can take it.',
            },
          ],
        },
      ],
    },
  ],
  stepsTitle: 'Replace the filter',
  steps: [
    {
      title: 'Switch the system off',
      description: [
        'Set the thermostat to Off, and turn off the switch on or near the furnace. Wait until the fan has stopped. It can run on for a few minutes after heating or cooling.',
      ],
      tips: [
        'Do this in summer as well: the air conditioner uses the same fan and the same filter.',
        'If you cannot find the switch, use the breaker of the furnace.',
      ],
      time: '2-5 minutes',
    },
    {
      title: 'Find the filter and read it',
      description: [
        'Look for a narrow slot with a cover in the large duct, close to the furnace. Lift or slide the cover off. At a wall or ceiling grille, turn the two latches and let the grille hang from its hinge.',
        'Before you pull the filter out, note which way the arrow points, and read the size. Take a picture of both.',
      ],
      tips: [
        'No arrow to be seen? Air always flows from the rooms to the furnace. In a wall or ceiling grille the arrow points into the duct.',
        'Some homes have more than one filter. Look at every large return grille, the kind that draws air in.',
        'Use a flashlight to look behind the filter: see that nothing has fallen in.',
      ],
      time: '3-5 minutes',
    },
    {
      title: 'Slide the old filter out and judge it',
      description: [
        'Pull it straight out, slowly, so that the dust stays on it, and put it into a bag. Hold it against a light. If it is grey all over and you cannot see light through it, it was due. If it is still pale, note the date and leave it in for another month.',
        'Look at the frame. A filter that is bent inward or torn, or has streaks of dust around its edge, has let air slip past. It was the wrong size, too dense, or too full.',
      ],
      tips: [
        'Wet spots or rust: water drips from the coil or the humidifier. Have that looked at.',
        'Black, greasy dust can be soot. Candles make it, but so does a burner at fault.',
        'Never vacuum a paper filter and use it again. It looks cleaner, and breathes no better.',
      ],
      time: '2-5 minutes',
      stop: {
        title: 'Soot, a scorched filter, or water',
        text: 'Soot or scorch marks on the filter, or in the slot, can mean that exhaust gas gets where it should not. Leave the furnace off, and call a [[TSSA-certified|certified]] technician the same day. If the carbon monoxide alarm sounds or somebody feels unwell, get everyone out and call 911 from outside. If the filter is soaked, leave the system off until the leak is found.',
      },
    },
    {
      title: 'Choose the new one',
      description: [
        'Buy exactly the size that is printed on the old frame. If it cannot be read, measure the slot and take the old filter to the store. The new one must slide in without force and without a gap.',
        'Take the MERV rating that your furnace manual allows. If you do not know it, stay with what was there, or with a pleated filter of MERV 8. Ask a technician before you buy a much denser one.',
      ],
      tips: [
        'Do not put a 4-5 inch filter into a 1-inch slot, and do not stack two thin ones.',
        'Buy a few at once. Keep them flat and dry, in their wrapping.',
        'If you must go to the store now, put the old filter back before the furnace runs. Never run without one.',
      ],
      time: '5 minutes at home',
    },
    {
      title: 'Clean the slot',
      description: [
        'Vacuum the dust from the slot, the cover and the grille, as far as you can reach with the nozzle. Wipe the rails dry. Do not push the nozzle or your hand further into the duct, because sharp metal and the fan are behind it.',
      ],
      tips: [
        'Look at the cover. If it is missing or does not close, air is sucked in from the basement past the filter.',
        'A cover that is lost can be bought at most heating supply stores. Until then, foil tape across the slot works.',
      ],
      time: '3-5 minutes',
    },
    {
      title: 'Slide the new filter in',
      description: [
        'Write the date on the frame. Hold the filter so that the arrow points to the furnace, and slide it in fully. It should sit flat on its rails, with no bend and no gap around it. Put the cover back.',
      ],
      tips: [
        'Take off the plastic wrapping, all of it.',
        'On many pleated filters a wire mesh or a stiff grid supports the paper. It belongs on the side toward the furnace.',
        'Draw a large arrow on the duct beside the slot, and write the size there. The next change is then easy.',
      ],
      time: '2 minutes',
    },
    {
      title: 'Switch on and listen',
      description: [
        'Turn the furnace switch on, and set the thermostat back. Set the fan to On for five minutes, and listen at the slot. A steady, soft rush is right. Air should come from the vents at least as strongly as before.',
        'A whistle, a cover that is sucked in or weak air means that the filter is too dense or does not fit. Switch off and try one with a lower MERV rating, in the right size.',
      ],
      tips: [
        'Set the fan back to Auto when you are done.',
        'Put a reminder into your phone: one month from now to look, three months at the latest to change a 1-inch filter.',
        'A light or a message on the thermostat that asks for a new filter only counts days. Reset it as its manual says.',
      ],
      time: '5-10 minutes',
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'Replacement schedule',
      text: 'The number of days is only a guide. What the filter looks like decides.',
      items: [
        'Every month: look at it. Replace it as soon as it is grey.',
        '1-inch filters: every 1-3 months. Fibreglass panels about every month.',
        '4-5 inch filters: every 6-12 months.',
        'Pets, smokers or many people at home: at the short end of these times.',
        'Renovation or wildfire smoke: look every week, and change it when the work or the smoke is over.',
        'Start of the heating season and start of the cooling season: begin with a new one.',
        'Empty cottage or home away: a new one before you leave, if the system keeps running.',
      ],
    },
    {
      tone: 'info',
      title: 'Other filters people forget',
      items: [
        'The ventilator that brings fresh air in (HRV or ERV) has its own filters: clean or replace them as its manual says, often every three months.',
        'The humidifier on the furnace has a pad: a new one each fall.',
        'The range hood and the clothes dryer: clean them too. A blocked dryer vent can start a fire.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call an HVAC technician',
    items: [
      'A new filter clogs within a few weeks, without renovation or smoke.',
      'The filter is sucked in, torn or bent each time, although the size is right.',
      'You find soot, scorch marks, rust or water at the filter.',
      'The furnace overheats, or the air conditioner ices up, with a clean filter.',
      'You want a finer filter than the manual allows: the fan and ducts must be measured first.',
      'There is no filter, no slot or no cover, or it lies inside a panel that is screwed shut.',
      'A gas furnace has run for months without a filter. Have it cleaned inside.',
    ],
  },
  closing: {
    title: 'Not sure which filter your system can take?',
    text: 'An HVAC technician can measure the air flow in minutes during a yearly service. Ask what the visit includes, and get the price in writing.',
    links: [
      { text: 'Find Local HVAC Techs', to: '/search?industry=HVAC+Technician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related guides',
    links: [
      { text: 'AC running but not cooling', to: '/ac-not-cooling-guide' },
      { text: 'Furnace not turning on', to: '/furnace-not-turning-on-guide' },
      { text: 'Uneven temperatures', to: '/uneven-temperature-guide' },
      { text: 'Strange HVAC noises', to: '/hvac-noise-guide' },
      { text: 'All HVAC guides', to: '/section/hvac' },
    ],
  },
  emergencies: ['gas', 'carbon-monoxide'],
  edited: '2026-11-21',
  sources: [
    {
      title: 'Heating Parts Canada: what is a MERV rating',
      address: 'https://heatingpartscanada.ca/pages/faqs/q-what-is-a-merv-rating.html',
    },
    {
      title: 'ReadyHome Canada: MERV 13 furnace filters for wildfire smoke',
      address: 'https://www.readyhomecanada.com/wildfire-smoke/furnace-filters-merv-13/',
    },
    {
      title: 'Home Weekly: HVAC filter and furnace check (thickness and intervals)',
      address: 'https://homeweekly.org/articles/hvac-filter-and-furnace-check-seasonal-guide/',
    },
    {
      title: 'London Free Press: a proper furnace filter',
      address: 'http://www.lfpress.com/2017/01/19/a-closer-look-proper-furnace-filter-vital-to-healthy-living',
    },
  ],
};

export default guide;
