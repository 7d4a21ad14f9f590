import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Light Switch Not Working?',
  subtitle: 'Check the bulb, the breaker and the kind of switch first. Only one kind is a job for a careful homeowner.',
  description:
    'Light switch does nothing? Rule out bulb, breaker and settings, see which switch you have, and learn how to replace a plain single-pole one safely.',
  keywords: [
    'light switch not working',
    'replace light switch',
    'single-pole switch',
    'three-way switch',
    'dimmer not working',
    '[[ESA notification switch|]]',
    'electrician[[ Ontario|]]',
  ],
  chips: ['30-60 minutes', '$5-25', 'Voltage testers needed'],
  difficulty: 'Demanding',
  permit: {
    needed: 'check',
    text: '[[Replacing a switch in the home that you own and live in may be exempt from a notification to the Electrical Safety Authority (ESA). Ask ESA first, at 1-877-372-7233. A switch in a new place, or new wiring, needs a notification.|In Quebec only a licensed electrical contractor may replace a switch, even in your own home. Elsewhere, ask the electrical authority of your province first whether you may, and whether you need a permit. A switch in a new place, or new wiring, often needs one.]] Anyone you pay must be a licensed electrical contractor.',
  },
  safety: {
    tone: 'danger',
    title: 'Electrical safety warning',
    text: 'Turning the switch off does not make its wires dead. Only the breaker does, and only a test proves it.',
    items: [
      'Stop if the switch is hot, buzzes, crackles, sparks, smells burnt or gave a shock. Switch off its breaker if the panel is dry, cool and quiet, and call a licensed electrical contractor. If you see smoke, get everyone out and call 911.',
      'Steps 1 to 4 need no tool inside the wall. Most people should end there.',
      'Go on to steps 5 to 8 only if everything in the box “Do it yourself only if” is true. One “no” is enough to call.',
      'Never work on a live switch, alone in the home, in poor light, with wet hands or on a damp floor.',
      'If you do not own a tester with two probes, or do not know how to use one, do not open the switch.',
    ],
  },
  tools: [
    'Voltage tester without contact (a pen that beeps near live wires), with fresh batteries',
    'Voltage tester with two probes, or a multimeter rated CAT III 300 V or more, that you know how to use',
    'Screwdrivers with insulated handles (slot, Robertson no. 1 and 2)',
    'Long-nose pliers with insulated handles',
    'Wire stripper',
    'Battery light or headlamp',
    'Masking tape, pen, and a phone to take pictures',
    'Safety glasses',
  ],
  partsTitle: 'Parts you may need',
  parts: [
    'Light bulb that you know works',
    'Single-pole switch, 15 A 120 V, with a green ground screw and a Canadian certification mark (CSA, cUL or cETL)',
    'Cover plate, if the old one is cracked',
  ],
  before: [
    {
      tone: 'info',
      title: 'Common Switch Types',
      items: [
        'Single-pole: one switch for one light or group. It is marked ON and OFF and has two brass-coloured screws and a green one. The only kind that this guide replaces.',
        'Three-way: two switches for the same light, for instance at both ends of the stairs. No ON or OFF mark, three screws and a green one. Mixed-up wires are easy and can leave parts live.',
        'Dimmer: a slider, knob or touch plate that sets the brightness. It must suit the bulbs and their total watts.',
        'GFCI: a switch combined with TEST and RESET buttons, or a switch fed from a GFCI. Try RESET first.',
        'Smart: runs by app, voice or motion. Most need a neutral wire in the box, which older homes may lack.',
        'Timer: switches off after a set time, often for a bathroom fan. Check its settings and its battery.',
      ],
    },
    {
      tone: 'warning',
      title: 'Do it yourself only if',
      text: 'All of this is true. Otherwise stop before step 6 and call a licensed electrical contractor.',
      items: [
        'You own the home and live in it[[,|, it is not in Quebec,]] and you have asked [[ESA whether you must file a notification|the electrical authority of your province whether you need a permit]].',
        'It is a plain single-pole switch for a light, in a dry room, not near a tub or shower, not outdoors, and not for a heater or a pump.',
        'The new switch is the same kind as the old one. You add nothing and move nothing.',
        'The wires are copper (reddish), with sound plastic covering. Dull silver wire is aluminum; cloth covering or separate wires on white knobs are old wiring. Both are for an electrician.',
        'There is a ground wire, bare or green, in the box.',
        'It is alone in its wall box, on a 15-amp breaker that you know, and you can prove with two testers that the box is dead.',
        'The home has no solar panels, battery or generator feeding the panel: these can keep wires live.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'Eight steps, with the easy ones first',
  steps: [
    {
      title: 'Look, listen and sniff',
      description: [
        'Before you flip the switch again, look at the plate. It should be whole, clean and tight on the wall. Listen from close by. A soft click as you flip it is normal. Buzzing, crackling or a flash is not.',
        'Hold the back of your hand near the plate without touching it. A dimmer may be slightly warm; a plain switch should not be.',
      ],
      tips: [
        'A handle that feels loose, stops halfway or must be wiggled is worn out. Stop using it even if it still works now and then.',
        'Water stains on the wall or ceiling, or a damp plate, mean hands off.',
      ],
      time: '2 minutes',
      stop: {
        title: 'Stop here if it is hot, crackles, sparks, is wet or smells burnt',
        text: 'Do not use it. Switch off its breaker if the panel is dry, cool and quiet, and call a licensed electrical contractor the same day. If the smell does not fade quickly or the wall feels warm, get everyone out and call 911.',
      },
    },
    {
      title: 'Try a bulb that works',
      description: [
        'Switch off, let the bulb cool and unscrew it counter-clockwise (to the left). Fit one that works in another lamp, snug but not forced. Switch on. Often that is all it was.',
        'If it is a lamp on a switched outlet, make sure that the lamp itself is on and plugged into the half that the switch controls.',
      ],
      tips: [
        'For a ceiling fan with a light, try the pull chain and the remote, with a new battery in it.',
        'Check whether a motion or daylight sensor on the fixture decides when it comes on.',
        'Two good bulbs fail? Then bulb and socket are not both at fault by chance: go on.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Check the breaker, GFCI and other switches',
      description: [
        'See whether other lights or outlets nearby are dead too. If so, press RESET on the GFCI outlets in bathroom, kitchen, garage, basement and outdoors. Then look in the panel for a handle between On and Off, and push it fully to Off and then to On, once.',
        'Does another switch control the same light? Flip that one, then try yours again. A light that works only in some positions points to a faulty three-way switch.',
      ],
      tips: [
        'Touch the panel only if it is dry, cool and quiet, with dry hands.',
        'If half the home is dead, or lights brighten and dim, it is not the switch. Call your electric utility’s emergency line.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop here if the breaker trips again',
        text: 'Leave it off. A short circuit in the switch, the fixture or the cable needs to be found with instruments. Call a licensed electrical contractor.',
      },
    },
    {
      title: 'See which kind of switch it is',
      description: [
        'Compare it with the list of common switch types. If it is smart, check its app and the Wi-Fi, and switch its breaker off for a minute and on again. If it is a timer, check the settings and the battery. If it is a dimmer, turn it to full; some have a tiny on-off tab at the edge.',
        'If your switch says ON and OFF, and no other switch controls the light, it is very likely a single-pole switch.',
      ],
      tips: [
        'Buzzing or flicker on a dimmer often goes away with bulbs that suit it. See the guide for flickering lights.',
        'A switch for a fan, heater, pump or garbage disposer needs a higher rating than a lamp. Leave it to an electrician.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop here if it is anything but a plain single-pole switch',
        text: 'Three-way, dimmer, GFCI, smart and timer switches have more wires, and a mistake does not always show at once. A licensed electrical contractor replaces one in a short visit. Prices vary; ask for a written quote.',
      },
    },
    {
      title: 'Decide, and get the right part',
      description: [
        'Call [[ESA|the electrical authority of your province]], and go through the box “Do it yourself only if”, line by line. If all is true, buy a single-pole switch, 15 A 120 V, with a certification mark on the switch itself.',
        'Choose daylight hours. Tell everyone at home what you are about to do, and have one adult nearby. Put on safety glasses and take off rings and watches.',
      ],
      tips: [
        'Choose a switch with screws on the sides. Do not use the push-in holes on the back: their grip loosens with time.',
        'In a condo, ask the board’s rules. In a rental, tell the landlord and stop here.',
        'If the house dates from the mid-1960s to the late 1970s, expect aluminum wiring until an electrician has told you otherwise.',
      ],
      time: '10 minutes',
    },
    {
      title: 'Switch off the power and prove that it is off',
      description: [
        'Try both testers at an outlet that works: the pen must beep, and the two probes, pushed in together, must show about 120 volts. Hold the pen at the switch: it must beep there too. Then switch off the breaker, tape the handle at Off and put a note on it. Now the pen must be silent at the switch.',
        'Take off the plate: two screws, counter-clockwise. Hold the pen near every screw. If it is silent, remove the two long screws that hold the switch. Pull it out by its metal frame with the pliers, touching nothing else. Hold the pen near each wire, also those at the back of the box.',
        'Then test with the two probes: from each brass screw to the bare ground wire, and from one brass screw to the other. Do it with the handle up, and again with it down. All must show zero. Then try both testers at the live outlet again. Only if they still work may you trust the zero.',
      ],
      tips: [
        'Pen testers can stay silent near a live wire, and two-probe testers are fooled by a ground wire that leads nowhere. That is why you use both.',
        'If the pen never beeps at the switch with the breaker on, either no power gets there or a metal plate hides it. Do not go on: call.',
        'A box with several switches can be fed by two breakers. That is why this guide leaves it to an electrician.',
        'Hold the probes behind their finger guards, and touch nothing else.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop here if any tester shows a sign of voltage, or the box surprises you',
        text: 'Keep your hands out, switch off the main breaker and call. Call also for silver or cloth-covered wires, burnt or brittle covering, no ground wire, two wires under a screw, wires in push-in holes, more than two wires besides ground on the switch, or a loose, cracked or wet box.',
      },
    },
    {
      title: 'Move the wires to the new switch',
      description: [
        'Take a picture and flag the wires with tape. Move one at a time: loosen its screw counter-clockwise, lift the wire off, and hook it at once under a brass screw of the new switch. Colours can mislead: a white wire on a switch is not a neutral. The two may change places, but keep them as they were.',
        'Hook each wire three quarters around its screw, clockwise, so that tightening draws it in. The covering ends right at the screw: no bare wire beyond, no plastic under it. Tighten to the torque in the switch’s instructions. Pull: no wire may move. The bare or green ground wire goes to the green screw in the same way.',
        'Fold the wires into the box in a zigzag, ground at the back, without pinching. The word ON must read upright. Turn the two long screws in until the switch sits straight and firm, then screw on the plate just snug. Overtightening cracks it.',
      ],
      tips: [
        'If the end of a wire is nicked or breaks off, do not improvise. If it is too short to reach, stop and call.',
        'Do not open wire connectors (the twisted caps) at the back of the box.',
        'If you have to leave in the middle, leave the breaker off with the note on it.',
      ],
      time: '15 minutes',
      stop: {
        title: 'Stop here if the new switch does not fit like the old one',
        text: 'Wires too short, a crowded box, no place for a ground, or colours and screws that do not match your picture: leave the breaker off, keep everyone away from the box and call a licensed electrical contractor.',
      },
    },
    {
      title: 'Restore the power and test',
      description: [
        'With the plate on and the switch off, stand to the side of the panel and push the breaker on. If it trips, leave it off and call. Then flip the switch ten times. The light should follow at once, without flicker, buzz or flash.',
        'Leave the light on for 15 minutes. Hold the back of your hand to the plate: it should be as cool as the wall. Check again that evening and the next day. Take the note off the panel, and write on its door what the breaker feeds.',
      ],
      tips: [
        'If the light is still dead with a good bulb, the fault is in the fixture or the wire. Switch off the breaker and call; do not take down the fixture.',
        'Keep the packaging and the pictures with your house papers.',
      ],
      time: '15 minutes, and a look the next day',
      stop: {
        title: 'Stop here if it gets warm, buzzes, flickers or trips the breaker',
        text: 'A connection is loose or a wire is damaged. Switch off the breaker, leave it off and call a licensed electrical contractor.',
      },
    },
  ],
  after: [],
  whenToCall: {
    title: 'When to call a licensed electrician',
    items: [
      'The switch is hot, buzzes, crackles, sparks, smells burnt or gave a shock.',
      'It is a three-way, dimmer, GFCI, smart or timer switch, shares its box with others, or controls a heater, fan or pump.',
      'You find aluminum, cloth-covered or damaged wires, no ground, or a damp box.',
      'You cannot find the breaker, or a tester still shows voltage with it off.',
      'The breaker trips when you use the switch.',
      'The light stays dead, or flickers, with a new bulb and a new switch.',
      'The switch is outdoors, in a bathroom near the tub or shower, or in a rented home.',
      'Anything in steps 5 to 8 makes you hesitate.',
    ],
  },
  closing: {
    title: 'Would rather not open the wall?',
    text: 'A good decision. A licensed electrical contractor replaces a switch in a short visit and can look at the rest of the circuit. Ask for a written quote.',
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
      { text: 'Circuit Breaker Keeps Tripping?', to: '/circuit-breaker-guide' },
      { text: 'Outlet Hot or Buzzing?', to: '/hot-buzzing-outlet-guide' },
      { text: 'All Electrical Guides', to: '/section/electrical' },
    ],
  },
  emergencies: ['electrical'],
  edited: '2026-11-27',
  sources: [
    { title: 'Electrical Safety Authority: Doing Electrical Work', address: 'https://esasafe.com/doing-electrical-work/' },
    {
      title: 'Electrical Safety Authority: Aluminum Wiring',
      address: 'https://esasafe.com/home-renovation-buying-and-selling/aluminum-wiring/',
    },
    {
      title: 'NIETC: Non-Contact Voltage Detector Limitations',
      address: 'https://nietc.org/2019/05/31/non-contact-voltage-detector-limitations/',
    },
    {
      title: 'Health Canada: Electrical product safety',
      address: 'https://www.canada.ca/en/health-canada/services/home-safety/electrical-products.html',
    },
  ],
};
export default guide;
