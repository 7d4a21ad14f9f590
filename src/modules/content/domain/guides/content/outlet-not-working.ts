import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Outlet Not Working?',
  subtitle: 'Most dead outlets come back with a button or a breaker. Find yours, without opening anything.',
  description:
    'Outlet dead? Check the appliance, wall switch, GFCI reset and breaker in safe steps, without taking a cover off, and know when to call an electrician.',
  keywords: [
    'outlet not working',
    'dead outlet',
    'GFCI reset',
    'GFCI will not reset',
    'half an outlet dead',
    'replace outlet[[ Ontario|]]',
    'licensed electrician',
  ],
  chips: ['15-45 minutes', '$0-40', 'Basic tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'check',
    text: 'The checks in this guide need no permit. Replacing an outlet is electrical work: whoever does it asks the [[Electrical Safety Authority (ESA), at 1-877-372-7233, whether a notification must be filed|electrical authority of your province whether a permit is needed]] first. A licensed electrical contractor takes care of it for you.',
  },
  safety: {
    tone: 'danger',
    title: 'Electrical safety warning',
    text: 'An outlet that looks dead can still be live inside. Nothing in this guide asks you to take off a cover plate.',
    items: [
      'Stop if the outlet is warm, marked brown or black, buzzes, sparks or smells burnt. Go to the guide for a hot or buzzing outlet.',
      'Stay away from an outlet that is wet or was flooded, even after it has dried.',
      'Touch outlets, plugs and the panel with dry hands only, standing on a dry floor.',
      'Put nothing but plugs and a plug-in tester into an outlet. No screwdriver, no wire, no probes.',
      'If you felt a shock or a tingle, switch off the breaker if you can do so safely, and get medical advice. Call 911 for chest pain, trouble breathing, a burn or fainting.',
    ],
  },
  tools: [
    'Small lamp that you know works',
    'Flashlight',
    'Plug-in outlet tester with three lights, ideally with a GFCI button',
    'Pen and paper',
  ],
  partsTitle: 'Parts you may need',
  parts: [
    'A new power bar or extension cord with a Canadian certification mark (CSA, cUL or cETL), if yours has failed',
    'Safety covers to keep a dead outlet from being used until it is repaired',
  ],
  before: [
    {
      tone: 'info',
      title: 'Understanding GFCI Outlets',
      text: 'A GFCI is the outlet with the TEST and RESET buttons. The letters stand for ground fault circuit interrupter.',
      items: [
        'Protects against shock: it cuts the power within a fraction of a second when current leaks, for instance through water or a person.',
        'Required in bathrooms, kitchens, garages. The Canadian code asks for them near sinks, tubs and showers and outdoors; the details depend on where you live and when the wiring was done. Older homes may have none.',
        'Test monthly with the TEST button. The power must go off. Press RESET to bring it back.',
        'One GFCI can protect several outlets, even in another room or on another floor. They all go dead together.',
        'Will not reset if there is a ground fault, and many will not reset while they get no power or are worn out.',
        'Replace every 10-15 years, or at once if the TEST button no longer cuts the power.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'Seven steps to find the reason',
  steps: [
    {
      title: 'Look and listen before you touch',
      description: [
        'Look at the outlet in good light. The plate should be whole and sit flat, without cracks, brown marks, melted spots or damp. Listen and sniff from close by: it should be silent and smell of nothing.',
        'Hold the back of your hand near the plate without touching it. You should feel no warmth. If all is well, pull out everything that is plugged in, holding the plugs and not the cords.',
      ],
      tips: [
        'Look at the plugs too. Dark or pitted blades mean that the contact inside the outlet gets hot.',
        'Did a shelf or a picture go up lately? A screw in a cable is a common cause. Tell the electrician.',
      ],
      time: '3 minutes',
      stop: {
        title: 'Stop here if you notice heat, marks, buzzing, a smell or water',
        text: 'Do not unplug what is hot. Switch off the breaker if the panel is dry, cool and quiet, and call a licensed electrical contractor the same day. If you see smoke or flames, or the smell does not fade quickly, get everyone out and call 911.',
      },
    },
    {
      title: 'Test both halves with a lamp that works',
      description: [
        'Switch the lamp on at an outlet that works, so that you can trust it. Then try it in the upper and in the lower half of the dead outlet. If the lamp lights up, the outlet is fine and your appliance or its cord is not.',
        'If only one half is dead, look for a wall switch that controls it, often beside the door. Flip each switch in the room with the lamp plugged in. In many Canadian kitchens the two halves of a counter outlet have their own circuits, so one breaker can take out one half.',
      ],
      tips: [
        'Newer outlets have shutters that keep children’s fingers and objects out. Push the plug in straight and firmly: a plug at an angle may not open them.',
        'Test straight at the wall, without a power bar, timer or adapter. Look whether the power bar’s own switch or reset button has tripped.',
        'If the plug sags or slips out, the contacts are worn. Stop using that outlet even if it works: loose contacts overheat.',
      ],
      time: '5 minutes',
    },
    {
      title: 'See what else has lost power',
      description: [
        'Carry the lamp to the other outlets in the room, next door, in the bathroom, garage and basement and outdoors. Switch on the lights as well. Write down what is dead.',
        'One dead outlet alone points to that outlet or its wires. Several together point to a GFCI or a breaker. Large appliances out while some lights still work, or lights that brighten and dim, point to the supply of the house.',
      ],
      tips: [
        'Think of the outdoor outlets and the one for holiday lights: rain there can take out the bathroom.',
        'If the street is dark too, it is an outage. Report it to your electric utility.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop here if about half the house is dead or lights brighten and dim',
        text: 'A supply wire may have failed. Unplug electronics. If the panel is dry and quiet, switch off the main breaker. Call your electric utility’s emergency line. If it finds nothing, call a licensed electrical contractor.',
      },
    },
    {
      title: 'Press RESET on every GFCI outlet',
      description: [
        'Unplug everything from the dead outlets first. Then look for outlets with TEST and RESET buttons: bathrooms, kitchen counter, laundry, garage, basement, near the panel, outdoors. Press RESET firmly until you feel a click. Try the lamp again after each one.',
        'If it clicks and holds, plug things back in one by one. The one that trips it is faulty: stop using it. If RESET does not stay in, the GFCI may have no power, so do the next step and then come back once. If it still will not hold with everything unplugged, there may be moisture, a wiring fault or a worn-out device.',
      ],
      tips: [
        'Look behind shelves, freezers and workbenches. The GFCI that you need is often hidden.',
        'Outdoors, leave a damp outlet alone and let it dry before you try again. If it trips once more, leave it off.',
        'Some homes have the TEST button on a breaker in the panel instead.',
        'A red or blinking light on a GFCI often means that it has reached the end of its life. Its instructions say which.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop here if the GFCI will not reset or trips with nothing plugged in',
        text: 'Leave it off. Never have it replaced with an ordinary outlet to be rid of the tripping: you would lose the protection against a deadly shock. Call a licensed electrical contractor.',
      },
    },
    {
      title: 'Reset the breaker once',
      description: [
        'With everything still unplugged, go to the panel if it is dry, cool and quiet. Open the hinged door only. Look for a handle between On and Off, or out of line with the others.',
        'Stand to one side with dry hands. Push the handle firmly to Off until it catches, then to On. If it holds, try the lamp, and press RESET on the GFCI once more if you had to come here first.',
      ],
      tips: [
        'If you have screw-in fuses, see the box in the circuit breaker guide before you touch one.',
        'If no breaker has tripped and no GFCI helps, do not go on switching. The fault is likely a loose wire.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop here if the breaker trips again',
        text: 'Leave it off, with everything unplugged, and call a licensed electrical contractor. Each further try sends a large current into the fault.',
      },
    },
    {
      title: 'Check the wiring with a plug-in tester',
      description: [
        'If power is back, push the plug-in tester into the outlet and compare its three lights with the chart printed on it. “Correct” is what you want. Check the other outlets that had been dead as well.',
        'Any other pattern, such as open ground, open neutral or hot and neutral reversed, means a wiring fault. The outlet may run a lamp and still give somebody a shock.',
        'On a GFCI, press its own TEST button: the power must go off. Press RESET and test the lamp again.',
      ],
      tips: [
        'A tester fits three-hole outlets only. Do not use an adapter on an old two-hole outlet.',
        'The tester finds common faults, not all of them. “Correct” does not tell how good the connections are.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop here if the tester shows a fault, or TEST does not cut the power',
        text: 'Plug nothing in, cover the outlet and switch off its breaker. Finding a loose or crossed wire means opening boxes and measuring inside. That is work for a licensed electrical contractor.',
      },
    },
    {
      title: 'Finish: back in use, or off until repaired',
      description: [
        'If all tests are good, plug in what you use, let it run for a quarter of an hour and check that outlet and plugs stay cool. Write down which GFCI and which breaker feed this outlet, and stick the note on the panel door.',
        'If the outlet is still dead, leave everything unplugged. Switch off its breaker if you know it: a loose wire inside can heat up when something draws current further along. Then have it repaired.',
        '[[Ontario lets you do electrical work yourself in the home you live in, under the rules of the ESA.|In Quebec you may not do electrical work yourself. Elsewhere, ask the electrical authority of your province whether you may in the home you live in.]] We advise against it here. The cause may not be the outlet you see, and with aluminum wiring, an old two-hole outlet or a GFCI, a wrong part or a wrong terminal is dangerous.',
      ],
      tips: [
        'Do not run extension cords from other rooms while you wait longer than a day or two.',
        'If you rent, tell your landlord in writing. The landlord [[must|should]] have a licensed electrical contractor do it.',
        'Ask for all loose outlets to be replaced in one visit. It costs less than several visits.',
      ],
      time: '5 minutes',
    },
  ],
  after: [],
  whenToCall: {
    title: 'When to call a licensed electrician',
    items: [
      'The outlet is or was hot, buzzes, sparks, smells burnt or shows brown marks. Call 911 if you see smoke or flames.',
      'It is still dead after you have checked the GFCI outlets and the breaker.',
      'The GFCI will not reset with everything unplugged, or its TEST button does nothing.',
      'The breaker trips again after one reset.',
      'The tester shows a wiring fault, or the outlet has only two holes.',
      'Plugs fall out, or the outlet is loose in the wall or cracked.',
      'The outlet got wet, or it works only now and then.',
      'Your home has aluminum or knob-and-tube wiring.',
    ],
  },
  closing: {
    title: 'Still no power?',
    text: 'You have done what can be done from the outside. A licensed electrical contractor can find the loose wire or the worn outlet. Prices vary; ask for a written quote.',
    links: [
      { text: 'Find Local Electricians', to: '/search?industry=Electrician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Electrical Guides',
    links: [
      { text: 'Outlet Hot or Buzzing?', to: '/hot-buzzing-outlet-guide' },
      { text: 'Circuit Breaker Keeps Tripping?', to: '/circuit-breaker-guide' },
      { text: 'Light Switch Not Working?', to: '/light-switch-not-working-guide' },
      { text: 'Why Do My Lights Flicker?', to: '/flickering-lights-guide' },
      { text: 'All Electrical Guides', to: '/section/electrical' },
    ],
  },
  emergencies: ['electrical'],
  edited: '2026-11-26',
  sources: [
    { title: 'Electrical Safety Authority: Doing Electrical Work', address: 'https://esasafe.com/doing-electrical-work/' },
    { title: 'Toronto Hydro: What to do during an outage', address: 'https://www.torontohydro.com/what-to-do-during-an-outage' },
    {
      title: 'Peterborough Utilities: Ground Fault Circuit Interrupters',
      address: 'https://www.peterboroughutilities.ca/Corporate/Health___Safety/Electrical_Safety/Ground_Fault_Circuit_Interrupters.htm',
    },
  ],
};
export default guide;
