import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Why Do My Lights Flicker?',
  subtitle: 'Tell a loose bulb from a loose main connection, and know which one cannot wait.',
  description:
    'One light or the whole house? Check bulbs, dimmers and lamps in safe steps, and learn which flicker means a dangerous loose connection.',
  keywords: [
    'lights flicker',
    'flickering lights',
    'lights dim and brighten',
    'LED flicker dimmer',
    'loose neutral',
    'lights dim when appliance starts',
    'electrician[[ Ontario|]]',
  ],
  chips: ['20-60 minutes', '$5-50', 'Basic tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'Changing bulbs and checking lamps needs no permit. Replacing a dimmer or a light fixture is electrical work: ask the [[Electrical Safety Authority (ESA) at 1-877-372-7233 whether you must file a notification|electrical authority of your province whether you need a permit]] first.',
  },
  safety: {
    tone: 'danger',
    title: 'First look for danger',
    text: 'One bulb that flickers is mostly harmless. Flicker in several rooms can be a loose main connection, which can start a fire or ruin appliances.',
    items: [
      'If you see smoke, sparks or flames, get everyone out and call 911 from outside.',
      'If you smell burning and it does not fade quickly, or a wall or ceiling feels warm, get everyone out and call 911.',
      'If some lights get brighter while others dim, do step 2 now, before anything else.',
      'Switch off, and let the bulb cool, before you touch it. Stand on something steady, never on a chair with wheels.',
      'Do not open a fixture, a switch, an outlet or the panel to look for the cause.',
    ],
  },
  tools: ['Flashlight', 'Sturdy step ladder', 'Dry cloth or light gloves', 'Pen and paper', 'A lamp that you know works'],
  partsTitle: 'Parts you may need',
  parts: [
    'New bulb of the same base, with no more watts than the fixture allows',
    'Bulb marked “dimmable”, if the light is on a dimmer',
    'Bulb marked for enclosed fixtures, if the light has a closed glass or sits in the ceiling',
  ],
  before: [
    {
      tone: 'info',
      title: 'What the pattern means',
      items: [
        'One bulb: the bulb, its socket or the fixture.',
        'All lights on one dimmer: bulbs and dimmer do not suit each other.',
        'All lights in one room or on one breaker: perhaps a loose connection on that circuit. An electrician should look soon.',
        'A short dip when the fridge or air conditioner starts: common. New or growing dips deserve a check.',
        'Several rooms, or some lights brighter and others dimmer: perhaps a loose main connection. Act now.',
        'The whole street: the electric utility.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'Seven steps from harmless to serious',
  steps: [
    {
      title: 'See which lights flicker, and when',
      description: [
        'Walk through the home with the lights on. Note which ones flicker, in which rooms, and whether it is a quick shimmer, a short dip or a slow swell. Note the time, the weather and what was running.',
        'Look and sniff near each light, switch and outlet in question. Everything should be silent and smell of nothing. Buzzing, crackling, brown marks or a fishy smell are a stop sign, wherever you find them.',
      ],
      tips: [
        'A phone video helps the electrician. But some LED lights flicker only on video, so trust your eyes.',
        'Watch the stove clock and the radio as well. If they blink or reset, it is more than the bulb.',
        'Wind that makes it worse points to the service wires outdoors. Look at them from a distance only, and stay at least 10 metres from a wire that is down or hangs low.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop here if anything buzzes, crackles, feels hot or smells burnt',
        text: 'Leave the switch alone. Switch off the breaker of that circuit if the panel is dry, cool and quiet. Call a licensed electrical contractor the same day. If you see smoke, or the smell does not fade quickly, get everyone out and call 911.',
      },
    },
    {
      title: 'Rule out a loose main connection',
      description: [
        'Do lights in several rooms flicker together? Do some grow brighter while others dim, above all when a large appliance starts? Have half the outlets gone dead? Then a main wire may be loose, at the pole, at the meter or in the panel. Too much voltage can reach your appliances.',
        'If so, unplug electronics. If the panel is dry, cool and quiet, switch off the main breaker with dry hands. Then call your electric utility’s emergency line, day or night. The number is on your bill.',
        'If none of this fits, go on.',
      ],
      tips: [
        'Ask a neighbour whether their lights flicker too, but do not wait for the answer before you call.',
        'Keep a flashlight ready before you switch off the main breaker.',
        'If anyone depends on electric medical equipment, tell the utility so.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop here if several rooms flicker, or lights brighten and dim',
        text: 'The parts that may be loose belong to the utility or sit behind the panel’s cover, where they stay live. The utility checks its side first. If it finds nothing, a licensed electrical contractor checks yours. Leave the power off until then.',
      },
    },
    {
      title: 'Tighten or change the bulb',
      description: [
        'Switch the light off and wait until the bulb is cool, up to 15 minutes for old-style bulbs. Hold it with a dry cloth and turn it clockwise (to the right) until it is snug. Finger tight is enough. Switch on and watch for a minute.',
        'If it still flickers, switch off, let it cool and try a new bulb, or a good one from another lamp. If the new bulb is steady, you are done. If two good bulbs flicker in the same socket, the fixture is at fault.',
      ],
      tips: [
        'Read the sticker in the fixture for the highest watts allowed, and never go above it.',
        'LED bulbs in a closed glass or in a ceiling pot overheat unless they are marked for enclosed fixtures.',
        'Do not bend the metal tab inside the socket, even if you have read that it helps.',
        'Broken glass in the socket? Switch off the breaker and leave it to an electrician.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop here if a good bulb still flickers, or the socket is brown or loose',
        text: 'Leave the light off. A worn socket or a loose wire above the fixture can heat up where nobody sees it. A licensed electrical contractor can repair or replace the fixture.',
      },
    },
    {
      title: 'Match the bulb to the dimmer',
      description: [
        'Is there a dimmer on the light? Turn it to full brightness. If the flicker stops, bulb and dimmer probably do not suit each other. All bulbs on it must say “dimmable”, and it is best to use one make and model throughout. Check the bulb maker’s list for your dimmer.',
        'Many older dimmers were made for old-style bulbs and need more watts than a few LED bulbs take. New bulbs are the easy fix. The other one is a dimmer made for LED, which a licensed electrical contractor wires in.',
      ],
      tips: [
        'A dimmer may feel slightly warm. If it is hot or crackles, stop using it.',
        'Switches with a small night light, motion sensors and smart switches can make LED bulbs glow or blink when off.',
        'Long fluorescent tubes that flicker need a new tube or a repair inside the fixture. Try the tube; leave the inside to an electrician.',
      ],
      time: '10 minutes',
    },
    {
      title: 'Check the lamp, its plug and its outlet',
      description: [
        'For a lamp with a cord, unplug it first and look along the cord for cuts, kinks and flat spots. Then plug it in at another outlet, on another circuit. If the flicker follows the lamp, the lamp is at fault: stop using it.',
        'If the lamp is steady elsewhere, the first outlet is at fault. A good outlet holds the plug firmly. If the plug sags or slips out, the contacts inside are worn and can overheat.',
      ],
      tips: [
        'Take power bars, timers and smart plugs out of the chain and test the lamp straight at the wall.',
        'Do not wiggle a plug or press on an outlet to make the light come back.',
        'Replace a lamp with a damaged cord. Tape is not a repair.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop here if the outlet is loose, warm or marked',
        text: 'Use it no more and switch off its breaker. See the guide for a hot or buzzing outlet, and call a licensed electrical contractor.',
      },
    },
    {
      title: 'See what starts when the lights dip',
      description: [
        'Watch the lights while large appliances start: fridge, air conditioner, furnace fan, washer, pump, vacuum cleaner. A dip shorter than a second, always with the same motor, is common.',
        'Try to move the appliance or the lamp to another circuit. Heaters, hair dryers and kettles on the same circuit as the lights can make them dim. Run fewer at once. If the dips are strong, new or getting worse, have the circuit checked.',
      ],
      tips: [
        'Ask an HVAC technician if the lights dip more and more when the air conditioner or heat pump starts. Its start parts wear out.',
        'If the breaker of that circuit trips as well, see the circuit breaker guide.',
      ],
      time: '10 minutes',
    },
    {
      title: 'Watch it for a week',
      description: [
        'Use the light as usual and look at it each evening. No flicker, no buzz and a cool switch mean that you have solved it.',
        'If it returns, write down the day, the hour and what was running. Flicker that comes back although bulb, dimmer and lamp are good is a wiring fault until somebody has proved otherwise. Call now rather than later: loose connections get worse, never better.',
      ],
      tips: [
        'Test your smoke alarms today, and once a month from now on.',
        'If your home dates from the mid-1960s to the late 1970s, ask the electrician to check for aluminum wiring.',
      ],
      time: 'Ongoing',
    },
  ],
  after: [
    {
      tone: 'warning',
      title: 'A ceiling light that goes off by itself?',
      text: 'Many recessed lights (pot lights) switch off when they get too hot, and come back when they have cooled. That is a safety device at work.',
      items: [
        'Switch the light off and let it cool.',
        'Fit a bulb with fewer watts, of the kind named on the label inside.',
        'If it happens again, leave it off: insulation may lie on the fixture above the ceiling. Call a licensed electrical contractor.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a licensed electrician',
    items: [
      'Lights in several rooms flicker together, or some brighten while others dim. Call the utility’s emergency line first.',
      'A switch, dimmer, outlet, fixture or the panel is hot, buzzes, crackles or smells burnt.',
      'A good bulb flickers in the same socket.',
      'All lights on one breaker flicker, or the breaker trips as well.',
      'Lights dip more often, longer or deeper than they used to.',
      'The flicker began after a storm, a leak, a renovation or work on the walls.',
      'Your home has aluminum or knob-and-tube wiring.',
    ],
  },
  closing: {
    title: 'Not just a bulb?',
    text: 'Loose connections get warm before anyone sees them. Leave the light off and have a licensed electrical contractor find the cause. Have your notes ready: they save time.',
    links: [
      { text: 'Find Local Electricians', to: '/search?industry=Electrician' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Electrical Guides',
    links: [
      { text: 'Circuit Breaker Keeps Tripping?', to: '/circuit-breaker-guide' },
      { text: 'Light Switch Not Working?', to: '/light-switch-not-working-guide' },
      { text: 'Outlet Hot or Buzzing?', to: '/hot-buzzing-outlet-guide' },
      { text: 'Protect Your Home from Power Surges', to: '/power-surge-protection-guide' },
      { text: 'All Electrical Guides', to: '/section/electrical' },
    ],
  },
  emergencies: ['electrical'],
  edited: '2026-11-21',
  sources: [
    {
      title: 'Entegrus: What causes my lights to dim / flicker?',
      address: 'https://www.entegrus.com/contact/contact-customer-service/faqs/what-causes-my-lights-dim-flicker',
    },
    {
      title: 'GrandBridge Energy: Indoor safety',
      address: 'https://grandbridgeenergy.com/outages-safety/safety-tips/indoor-safety-electrical-safety-grandbridge-energy',
    },
    {
      title: 'Electrical Safety Authority: Aluminum Wiring',
      address: 'https://esasafe.com/home-renovation-buying-and-selling/aluminum-wiring/',
    },
  ],
};
export default guide;
