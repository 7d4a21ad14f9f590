import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Circuit Breaker Keeps Tripping?',
  subtitle: 'Find out whether it is too much on one circuit, one bad appliance, or a fault that needs an electrician.',
  description:
    'Why a breaker keeps tripping and what you can safely check: find the circuit, unplug, reset once, test one thing at a time, and know when to stop.',
  keywords: [
    'circuit breaker keeps tripping',
    'breaker trips',
    'reset a breaker',
    'overloaded circuit',
    'short circuit',
    'ground fault',
    'electrician[[ Ontario|]]',
  ],
  chips: ['15-30 minutes', '$0-50 in parts', 'Safety tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'Unplugging, resetting once and sharing out the load need no permit. Anything that opens the panel or changes a breaker or wiring is electrical work: leave it to a licensed electrical contractor, who [[notifies the Electrical Safety Authority (ESA)|takes out the permit where one is needed]].',
  },
  safety: {
    tone: 'danger',
    title: 'Electrical safety warning',
    text: 'A breaker trips to stop a wire from overheating or a person from being hurt. This guide stays outside the panel: you only move breaker handles, plugs and switches.',
    items: [
      'Leave the house and call 911 if the panel smokes, sparks, crackles, is hot or smells of burning, or if it is wet.',
      'Touch the panel only with dry hands, standing on a dry floor.',
      'Open only the hinged door. Never take off the metal cover behind it: parts inside stay live even with the main breaker off.',
      'Reset a tripped breaker once. If it trips again with everything unplugged, leave it off.',
      'Never switch a breaker back on after a spark, a burning smell or a shock.',
      'Never tape or wedge a breaker on, and never have a larger one put in to stop the tripping. The wire could overheat inside the wall.',
    ],
  },
  tools: [
    'Flashlight or headlamp',
    'Dry shoes with rubber soles',
    'Small lamp that you know works, to test outlets',
    'Pen, paper and a phone to take pictures',
    'Plug-in outlet tester (optional)',
  ],
  partsTitle: 'Parts you may need',
  parts: [
    'Labels for the panel door',
    'A new power bar or extension cord with a Canadian certification mark (CSA, cUL or cETL), if yours is damaged',
    'If your home has screw-in fuses: spare fuses of exactly the same type and amps',
  ],
  before: [
    {
      tone: 'info',
      title: 'What the breaker is telling you',
      text: 'When it trips is the best clue that you have.',
      items: [
        'After some seconds or minutes, with several things running: most likely an overload, more on the circuit than it can carry.',
        'At once, often with a snap: most likely a short circuit, where two wires touch in a cord, an appliance or a wall.',
        'When something damp or outdoors is used: perhaps a ground fault, where current leaks to somewhere it should not go.',
        'A breaker with a TEST button also watches for leaking current (GFCI) or for sparking in wires and cords (AFCI). Take its trips just as seriously.',
      ],
    },
    {
      tone: 'warning',
      title: 'Fuses instead of breakers?',
      text: 'A blown screw-in fuse means the same as a tripped breaker. The order of the steps is the same.',
      items: [
        'Unplug everything on the circuit, then switch off the main switch before you unscrew a fuse.',
        'Fit only the same type and the same amps. A larger fuse, foil or a coin can set the house on fire.',
        'Leave fuses without a screw-in glass face, such as those in a pull-out block, to a licensed electrical contractor.',
        'If a new fuse blows too, stop and call.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'Seven steps to find the cause',
  steps: [
    {
      title: 'Check that the panel is safe to go near',
      description: [
        'Stop a step away from the panel. Look, listen and smell before you touch it. The floor and the wall must be dry, and there should be no smell of burning, no crackling and no marks of heat.',
        'Hold the back of your hand near the closed door without touching it. It should feel like the rest of the room. If all is well, open the hinged door with one dry hand and use a flashlight.',
        'Some older breakers hum faintly under a heavy load. Crackling, sizzling or a loud buzz is never normal.',
      ],
      tips: [
        'If you must cross water to reach the panel, do not. Call your electric utility and ask them to disconnect the house.',
        'Keep a metre of clear space in front of the panel, so that you can reach it in the dark.',
        'Ask somebody to stay within earshot while you work.',
      ],
      time: '2 minutes',
      stop: {
        title: 'Stop here if the panel is hot, wet, buzzing or smells burnt',
        text: 'Do not touch it, not even to switch it off. If it smokes, sparks, crackles, is hot, wet or smells of burning, go outside and call 911. For any other worry, keep away and call a licensed electrical contractor at once.',
      },
    },
    {
      title: 'Find the breaker that tripped',
      description: [
        'Look along the rows for a handle that does not line up with the others. A tripped breaker often sits between On and Off, or shows an orange or red mark. On some makes it goes fully to Off.',
        'Read the label beside it and note its number and its amps, such as 15 or 20, printed on the handle. Then walk through the home and list what has lost power: outlets, lights, fans and built-in appliances.',
      ],
      tips: [
        'If you cannot see which one tripped, do not push breakers at random. Press each handle lightly toward On: a tripped one feels loose.',
        'Two handles joined together feed a large appliance such as a stove, dryer or baseboard heater. In many Canadian kitchens they feed the counter outlets.',
        'Take a picture of the panel before you move anything.',
      ],
      time: '3 minutes',
    },
    {
      title: 'Unplug and switch off everything on that circuit',
      description: [
        'Go to each outlet that lost power and pull the plugs out, holding the plug and not the cord. Switch off the lights and anything built in that belongs to the circuit. Switching an appliance off is not enough: its cord can be the fault.',
        'Look at every plug and cord as you go. A good plug is clean and straight. Brown marks, melted plastic, bent blades, frayed cords or a scorched outlet are your answer.',
      ],
      tips: [
        'Look behind sofas and beds, in the garage, on the balcony and outdoors. One forgotten plug spoils the test.',
        'Think of what is new: a heater, an air fryer, a picture hung on a wall yesterday, holiday lights in the rain.',
        'If a sump pump, freezer or medical device is on this circuit, plan for it now. Ask the electrician for emergency service if it cannot wait.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop here if you find a scorched, melted or warm outlet or plug',
        text: 'Leave the breaker off, touch nothing more, and call a licensed electrical contractor the same day. The same goes if somebody got a shock, or if you drilled, screwed or nailed into a wall shortly before.',
      },
    },
    {
      title: 'Reset the breaker once',
      description: [
        'Stand to one side of the panel with dry hands and turn your face away. Push the handle firmly all the way to Off, until you feel it catch. Then push it firmly to On. Halfway does not count: it will not latch without going fully off first.',
        'If it holds with everything unplugged, the wiring and the breaker are probably sound, and the cause is something that you plug in or switch on. Go on to the next step.',
      ],
      tips: [
        'Wait a few minutes after an overload, so that the breaker can cool.',
        'If the breaker will not stay latched, or its handle feels loose or broken, leave it off.',
        'Leave the TEST button of the breaker alone until you have found the cause.',
      ],
      time: '2 minutes',
      stop: {
        title: 'Stop here if it trips with everything unplugged',
        text: 'Leave it off. The fault is in the wiring, in something built in, or in the breaker, and each further try sends a large current into the fault. A licensed electrical contractor can measure what you cannot see.',
      },
    },
    {
      title: 'Bring things back one at a time',
      description: [
        'Switch on the lights of the circuit first, one by one. Then plug in one appliance, switch it on, and let it run for a few minutes. Go on to the next only when nothing has happened.',
        'If the breaker trips at once with one appliance, that appliance or its cord is faulty. Unplug it, label it and do not use it again, and do not try it on another circuit. If you saw no spark and smell nothing, you may switch the breaker on once more for the rest.',
        'If each appliance runs well alone and the breaker trips only with several together, it is an overload. That is the easy case.',
      ],
      tips: [
        'Put your hand near each plug after a few minutes. A plug or cord that gets hot must come out.',
        'Try things that heat or have a motor last: heaters, kettles, hair dryers, vacuum cleaners, window air conditioners.',
        'Plug heaters straight into the wall, never into a power bar or an extension cord.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop here if it trips a second time',
        text: 'Leave it off if it trips again after you took the suspect away, if different appliances trip it, or if it trips when you use one light or one wall switch. The fault is then likely in the house wiring.',
      },
    },
    {
      title: 'Share out the load',
      description: [
        'Add up the watts of what runs at the same time. They are printed on each appliance. A 15-amp circuit carries at most 1,800 watts (15 amps times 120 volts), a 20-amp circuit 2,400 watts. For anything that runs for hours, stay below about 80 percent of that: some 1,400 or 1,900 watts.',
        'A kettle or a portable heater can take 1,500 watts alone. Run such things one after another, or move one to an outlet on a different breaker. If the appliance shows only amps, multiply by 120.',
      ],
      tips: [
        'A power bar adds sockets, not capacity. Never plug one into another.',
        'If you cannot live with sharing, ask a licensed electrical contractor about a separate circuit for the heavy appliance. Prices vary; ask for a written quote.',
        'Do not run an extension cord as a lasting way to reach another circuit.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Test, label and watch',
      description: [
        'With the usual things running, wait a quarter of an hour. The breaker should hold, and outlets, plugs and the panel door should stay cool and silent. If the breaker has a TEST button, shut down computers, then press it: it must trip. Reset it as before.',
        'Write on the panel door what this circuit feeds. Note the date and what caused the trip. If it trips again within days although the load is small, the note helps the electrician find the fault sooner.',
      ],
      tips: [
        'Press TEST on such breakers once a month. One that does not trip must be replaced by a licensed electrical contractor.',
        'In a rental, tell your landlord in writing about every trip that you cannot explain.',
      ],
      time: '3 minutes, then ongoing',
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'What the electrician will do',
      items: [
        'Measure the current on the circuit, look for damaged wires and loose connections, and test the breaker itself.',
        'Replace a worn breaker with one made for your panel and for your wires, never simply with a larger one.',
        '[[File the notification with the Electrical Safety Authority where the work needs one. Ask for the certificate.|Take out the permit where the work needs one. Ask for the proof of inspection.]]',
        'Before they start, ask for the [[ECRA/ESA licence number|licence that your province asks for]] and a written quote.',
      ],
    },
  ],
  whenToCall: {
    title: 'Immediately Call a Professional',
    items: [
      'The panel, a breaker, an outlet or a wall is hot, buzzes, or smells of burning. Call 911 first if you see smoke or sparks, or if a burning smell does not fade quickly.',
      'The breaker trips with everything on the circuit unplugged.',
      'The breaker trips again after you reset it and removed the suspect appliance.',
      'Somebody felt a shock or a tingle, even a weak one.',
      'Water has reached the panel, outlets or cords.',
      'The main breaker trips, or several breakers trip together.',
      'The breaker of a stove, dryer, water heater, heat pump or other built-in appliance trips more than once.',
      'Lights brighten and dim on other circuits too. Call your electric utility’s emergency line first.',
    ],
  },
  closing: {
    title: 'Still tripping?',
    text: 'Leave the breaker off and let a licensed electrical contractor find the cause. Tell them what was running, when it trips, and what you have already tried.',
    links: [
      { text: 'Find Local Electricians', to: '/search?industry=Electrician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Electrical Guides',
    links: [
      { text: 'Why Do My Lights Flicker?', to: '/flickering-lights-guide' },
      { text: 'Outlet Not Working?', to: '/outlet-not-working-guide' },
      { text: 'All Electrical Guides', to: '/section/electrical' },
      { text: 'Find Local Electricians', to: '/search?industry=Electrician' },
    ],
  },
  emergencies: ['electrical'],
  edited: '2026-11-25',
  sources: [
    { title: 'Electrical Safety Authority: Doing Electrical Work', address: 'https://esasafe.com/doing-electrical-work/' },
    { title: 'Toronto Hydro: What to do during an outage', address: 'https://www.torontohydro.com/what-to-do-during-an-outage' },
    {
      title: 'Health Canada: Electrical product safety',
      address: 'https://www.canada.ca/en/health-canada/services/home-safety/electrical-products.html',
    },
  ],
};
export default guide;
