import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Protect Your Home from Power Surges',
  subtitle: 'Which protector does what, what to buy, and which part belongs to an electrician.',
  description:
    'Protect electronics and appliances from power surges: what causes them, whole-house or plug-in protectors, what to look for, and when to replace them.',
  keywords: [
    'power surge protection',
    'whole-house surge protector',
    'surge protector joules',
    'clamping voltage',
    'UL 1449',
    'lightning protection electronics',
    'electrician[[ Ontario|]]',
  ],
  chips: ['Prevention focused', '$20-800 investment', 'Professional recommended'],
  difficulty: 'Easy',
  permit: {
    needed: 'check',
    text: 'Plug-in protectors need none. A whole-house protector is wired into the panel: have a licensed electrical contractor install it and [[file the notification with the Electrical Safety Authority (ESA)|take out the permit that your province asks for]].',
  },
  safety: {
    tone: 'warning',
    title: 'Good to know before you buy',
    text: 'A surge protector limits short bursts of high voltage. It does not make bad wiring safe, and no protector stops a direct lightning strike for certain.',
    items: [
      'Do not open the panel. Its parts stay live even with the main breaker off.',
      'If lights brighten and dim in several rooms, that is no surge: a main connection may be loose. Unplug electronics, switch off the main breaker if the panel is dry and quiet, and call your electric utility’s emergency line.',
      'Do not touch plugs or cords while thunder is close. Unplug before the storm arrives.',
      'Stop using a protector that is hot, buzzes, smells or shows burn marks. Switch off its breaker if you cannot unplug it safely. If you see smoke, get everyone out and call 911.',
    ],
  },
  tools: ['Pen and paper', 'Flashlight', 'Plug-in outlet tester with three lights', 'Phone to take pictures of labels'],
  partsTitle: 'What you may buy',
  parts: [
    'Plug-in surge protectors with a UL 1449 rating and a Canadian certification mark (CSA, cUL or cETL)',
    'Protectors with connections for the coaxial or network cable, if these come from outdoors',
    'A single-outlet appliance protector, where the appliance’s maker allows one',
    'A whole-house protector, supplied and installed by a licensed electrical contractor',
  ],
  before: [
    {
      tone: 'info',
      title: 'What causes power surges',
      text: 'A surge is a rise in voltage that lasts a tiny part of a second. A large one can ruin electronics at once; many small ones can wear them out.',
      items: [
        'Lightning near power, telephone or cable lines.',
        'Power coming back after an outage.',
        'Switching and faults on the utility’s lines: a fallen branch, an animal, a car that hits a pole.',
        'Large motors in your home starting and stopping: air conditioner, heat pump, fridge, pump.',
        'Faulty or loose wiring. This needs an electrician, not a protector.',
      ],
    },
    {
      tone: 'info',
      title: 'Buying guide',
      text: 'What the words on the box mean.',
      items: [
        'UL 1449 rating: the test standard for surge protectors. Without it, a “power bar” is only a row of sockets.',
        'A Canadian certification mark on the product itself: CSA, cUL or cETL, for example.',
        'Clamping voltage 330 V or less on plug-in protectors for ordinary 120-volt outlets. It may be printed as VPR, for voltage protection rating. Whole-house devices have higher figures: ask your contractor.',
        'Joules tell how much energy it can take before it wears out: 1,000 for small things, more for computers and televisions.',
        'A light that shows that the protection still works, and best of all a type that cuts the power when it no longer does.',
        'Room for large adapters, and a cord long enough that you need no extension.',
        'Promises of insurance for connected equipment: read the conditions before you count on them.',
      ],
    },
  ],
  cards: [
    {
      title: 'Three kinds of protector',
      intro: 'They work best together: one at the panel for what comes from outdoors, one at the outlet for what is left.',
      cards: [
        {
          title: 'Whole-house',
          facts: [
            {
              label: 'Description',
              value:
                'Wired at the electrical panel by a licensed electrical contractor. Limits surges from outdoors before they reach any circuit, built-in appliances included.',
            },
            { label: 'Cost', value: '$300-800 installed' },
            { label: 'Protection', value: '20,000-40,000+ amps' },
          ],
        },
        {
          title: 'Point-of-use',
          facts: [
            {
              label: 'Description',
              value: 'A strip or block that you plug into a grounded outlet, for computers, televisions, modems and game consoles.',
            },
            { label: 'Cost', value: '$20-100 each' },
            { label: 'Protection', value: '1,000-4,000 joules' },
          ],
        },
        {
          title: 'Appliance',
          facts: [
            {
              label: 'Description',
              value:
                'Made for one larger appliance, such as a fridge, freezer or washer. It must suit the appliance’s amps, and its maker must allow it.',
            },
            { label: 'Cost', value: '$50-200 each' },
            { label: 'Protection', value: 'One appliance. Compare the joules and the amps on the label.' },
          ],
        },
      ],
    },
  ],
  stepsTitle: 'Seven steps to a protected home',
  steps: [
    {
      title: 'List what a surge could ruin',
      description: [
        'Walk through the home and write down what has electronics in it: computers, televisions, modem, fridge, stove, washer, furnace, heat pump, garage door opener, sump pump, car charger. Note what it would cost to replace, and what you cannot be without.',
        'Mark what plugs in and what is wired in. Plug-in things can have their own protector. Wired-in things, such as a furnace or an air conditioner, are protected only at the panel.',
      ],
      tips: [
        'Copy your files to a second place. No protector brings pictures back.',
        'Ask your insurer what your policy pays after a surge or a lightning strike, and with what deductible.',
      ],
      time: '20 minutes',
    },
    {
      title: 'Check that the outlets are grounded',
      description: [
        'Most plug-in protectors send the surge into the ground wire. At an outlet without one, they cannot do their work. Push the plug-in tester into each outlet that you want to use. “Correct” is what you want to see.',
        'Old outlets with two holes have no ground. An adapter or a cut-off third prong does not make one.',
      ],
      tips: [
        'Do not test or use an outlet that is loose, warm, marked or damp.',
        'Some protectors have a “Grounded” or “Fault” light. If it shows a fault, use that outlet no more.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop here if an outlet shows a fault or has two holes',
        text: 'Plug no protector in there. A missing ground or crossed wires can also give a shock. Have a licensed electrical contractor put it right before you spend money on protection.',
      },
    },
    {
      title: 'Choose your layers',
      description: [
        'In a rented apartment, good plug-in protectors are what you can do. In your own house with a heat pump, furnace and appliances full of electronics, add a whole-house protector. Neither replaces the other.',
        'Start with what costs most to replace, and with what comes in from outdoors: modem, television cable, satellite dish. A surge can arrive by that cable as well as by the outlet.',
      ],
      tips: [
        'Compare the three cards above with your list.',
        'A battery backup (UPS) keeps a computer and modem running through short outages. Check whether its surge protection is rated to UL 1449.',
        'Medical equipment: ask its supplier which protector is allowed.',
      ],
      time: 'Educational',
    },
    {
      title: 'Plug in protectors where they help',
      description: [
        'Put the protector straight into the wall, never into an extension cord, a power bar or another protector. Plug in all parts of one system: television, console, modem and speakers together, with their outdoor cables led through it if it has the connections.',
        'Add up the amps or watts of what you plug in and stay below the figure on the protector, mostly 15 amps or 1,800 watts in all. Keep it in the open, where air can move around it. After an hour of use it should be cool or barely warm.',
      ],
      tips: [
        'Never plug in heaters, kettles, toasters, microwaves, hair dryers or air conditioners. They go straight into the wall.',
        'Use a fridge, freezer or sump pump with a protector only if its maker allows it.',
        'Keep it off carpets, out of bathrooms and away from damp, and never run its cord under a rug.',
      ],
      time: '15 minutes',
    },
    {
      title: 'Have a whole-house protector installed',
      description: [
        'Ask two or three licensed electrical contractors for a written quote that names the device, its rating, the work at the panel and the [[ESA notification|permit]]. They first check the panel, the grounding of the house and whether there is room for it.',
        'The device sits in or right beside the panel, with wires as short as possible: long ones weaken the protection. The power is off for part of the visit. At the end, have them show you the light that means it works.',
      ],
      tips: [
        '[[Check the ECRA/ESA licence number on ESA’s website before you sign.|Check the licence with the authority of your province before you sign.]]',
        'With solar panels, a battery, a generator or an EV charger, say so: they may need their own device.',
        'Keep the [[ESA certificate|proof of inspection]] and the device’s papers for your insurer.',
      ],
      time: '1-2 hours, by a professional',
      stop: {
        title: 'Stop here: this step is for a licensed electrical contractor',
        text: 'The wires from the meter stay live behind the panel’s cover even with the main breaker off. Do not buy a device to wire in yourself, and do not let a handyman do it.',
      },
    },
    {
      title: 'Act before storms and after outages',
      description: [
        'Unplugging is the surest protection, and it is free. When a thunderstorm is forecast or you leave for long, unplug computers and televisions, and the cable or network lead with them. If thunder is already close, leave them alone.',
        'In an outage, unplug electronics and switch off appliances, but leave one lamp on to see when the power returns. Then wait some minutes before you plug things in again, a few at a time.',
      ],
      tips: [
        'If a wire is down or hangs low, stay at least 10 metres away, and call 911 and your electric utility.',
        'Leave on what must not stop: the sump pump, the fridge, medical equipment.',
        'Never run a generator indoors or in the garage. Carbon monoxide kills.',
      ],
      time: '10 minutes each time',
    },
    {
      title: 'Check the lights and replace in time',
      description: [
        'Surge protectors wear out without a sound. Look at each light once a month. If “Protected” is off, or a warning light is on, the sockets may still work but nothing is protected: replace the plug-in one, or call about the one at the panel.',
        'Replace surge protectors every 3-5 years, and at once after a strong surge or a lightning strike nearby. Write the date of purchase on the back. For a whole-house device, follow its maker and ask your contractor.',
      ],
      tips: [
        'Look for heat, yellowed plastic, loose sockets and damaged cords while you are there.',
        'No light and no date? Treat it as a plain power bar and replace it.',
      ],
      time: 'Monthly check',
      stop: {
        title: 'Stop here if a surge has just hit',
        text: 'If you smell burning, an outlet, a plug or the panel is hot or buzzes, or breakers will not stay on: leave things off and call a licensed electrical contractor. For smoke, a smell that does not fade quickly, or a panel that is hot or sparks, get everyone out and call 911.',
      },
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'Professional installation',
      text: 'What you may expect from the contractor who wires in a whole-house protector.',
      items: [
        '[[A licence: seven digits, ECRA/ESA, on the truck and on the written estimate.|The licence that your province asks for, with its number on the written estimate.]]',
        'A look at the panel and the grounding before the price is fixed.',
        'A device certified for use in Canada, with a UL 1449 rating, suited to your panel.',
        '[[The notification filed with ESA by the contractor, not by you.|The permit, taken out by the contractor, not by you.]]',
        'The shortest possible wires, and a status light that you can see.',
        'A certificate, the device’s instructions, and word on when to replace it.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a licensed electrician',
    items: [
      'You want a whole-house protector, or yours shows a warning light.',
      'An outlet tester shows a fault, or your outlets have only two holes.',
      'Lights brighten and dim in several rooms. Call the utility’s emergency line first.',
      'Electronics fail again and again, or bulbs burn out quickly all over the house.',
      'A surge or lightning has hit, and breakers trip, outlets are dead or something smells.',
      'A protector, plug, outlet or the panel is hot, buzzes or shows burn marks.',
      'Your panel still has fuses, or your home has aluminum or knob-and-tube wiring.',
    ],
  },
  closing: {
    title: 'Protection at the panel',
    text: 'A licensed electrical contractor can check your grounding, tell you what your panel needs, and put it in writing.',
    links: [
      { text: 'Find Surge Protection Experts', to: '/search?industry=Electrician' },
      { text: 'More Electrical Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Electrical Guides',
    links: [
      { text: 'Why Do My Lights Flicker?', to: '/flickering-lights-guide' },
      { text: 'Circuit Breaker Keeps Tripping?', to: '/circuit-breaker-guide' },
      { text: 'Outlet Not Working?', to: '/outlet-not-working-guide' },
      { text: 'Outlet Hot or Buzzing?', to: '/hot-buzzing-outlet-guide' },
      { text: 'All Electrical Guides', to: '/section/electrical' },
    ],
  },
  emergencies: ['electrical'],
  edited: '2026-11-21',
  sources: [
    {
      title: 'Manitoba Hydro: Protect your electronics during an outage',
      address: 'https://www.hydro.mb.ca/articles/2021/08/protect_your_electronics_during_an_outage/',
    },
    {
      title: 'FortisAlberta: Six tips to protect your home or business',
      address: 'https://www.fortisalberta.com/customer-service/claims/tips',
    },
    {
      title: 'Snohomish County PUD: Surge Protection for Your Home',
      address: 'https://www.snopud.com/Safety/SurgeProtectionHome.ashx?p=1171',
    },
    {
      title: 'Health Canada: Electrical product safety',
      address: 'https://www.canada.ca/en/health-canada/services/home-safety/electrical-products.html',
    },
  ],
};
export default guide;
