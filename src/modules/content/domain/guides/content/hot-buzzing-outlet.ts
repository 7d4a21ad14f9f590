import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Outlet Hot or Buzzing?',
  subtitle: 'This is how house fires start. Make it safe now, then leave the repair to an electrician.',
  description:
    'Hot, buzzing or burnt-smelling outlet: six steps to make it safe now, what not to do, when to call 911, and why the repair is an electrician’s job.',
  keywords: [
    'outlet hot',
    'buzzing outlet',
    'burning smell from outlet',
    'sparking outlet',
    'scorched outlet',
    'emergency electrician',
    'electrical fire',
  ],
  chips: ['IMMEDIATE ACTION', 'FIRE HAZARD', 'CALL ELECTRICIAN'],
  difficulty: 'For professionals',
  permit: {
    needed: 'check',
    text: 'Making it safe needs no permit. The repair is for a licensed electrical contractor, who [[files a notification with the Electrical Safety Authority (ESA)|takes out a permit]] where one is needed.',
  },
  safety: {
    tone: 'danger',
    title: 'Smoke, flames or a smell that grows? Get out and call 911',
    text: 'Do not look for the cause first. There is no repair in this guide that you do yourself: it only helps you to make the outlet safe.',
    items: [
      'Get everyone out, close the doors behind you, and call 911 from outside.',
      'If somebody is getting a shock, do not touch them. Call 911. Switch the power off at the panel if you can reach it safely.',
      'If the panel itself is hot, wet, smokes, sparks or crackles, do not touch it. Go outside and call 911.',
    ],
  },
  tools: ['Phone', 'Flashlight', 'Dry shoes with rubber soles'],
  partsTitle: 'Parts',
  parts: [],
  before: [
    {
      tone: 'danger',
      title: 'Danger Signs',
      text: 'One is enough. Start with the steps below.',
      items: [
        'The outlet, its plate or a plug in it feels hot.',
        'It buzzes, hums, sizzles or crackles.',
        'It smells of burning plastic, or of fish.',
        'You see brown or black marks, melting or a warped plate.',
        'It sparks, or a plug gives a flash each time. A tiny spark as you plug in something that is switched on can be normal; more than that is not.',
        'Somebody felt a shock or a tingle at the outlet, or at what is plugged into it.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'Emergency steps',
  steps: [
    {
      title: 'Step back and look for fire',
      description: [
        'Touch nothing. Keep children and pets away. Look at the outlet, the cord and the wall above it, and sniff.',
        'If you see smoke or flames, or the smell grows stronger, get everyone out now. Close doors behind you, do not stop to collect things, and call 911 from outside.',
      ],
      tips: [
        'Never use water on an electrical fire, and do not stay to fight it. What burns may be inside the wall.',
        'Call 911 even if the flame has gone out by itself.',
      ],
      time: 'Now',
      urgency: 'EMERGENCY',
      stop: {
        title: 'Smoke, flames or a growing smell: leave and call 911',
        text: 'Do not go to the panel first. Go back inside only when the firefighters say that it is safe.',
      },
    },
    {
      title: 'Switch the power off at the panel',
      description: [
        'If there is no smoke or fire, go to the panel. It must be dry, cool and silent, the floor in front of it dry, and your hands dry. Push the breaker of that outlet to Off. If you do not know which one it is, switch off the main breaker.',
        'Then look from a step away: any light or appliance on that outlet should be dead and the noise gone. If it goes on, you have the wrong breaker. Switch off the main one.',
      ],
      tips: [
        'Stand to one side and turn your face away as you push the handle.',
        'Take a flashlight: the lights may go out with it.',
        'In an apartment without a panel of your own, call the superintendent now. If you cannot reach anybody, call 911.',
      ],
      time: '1 minute',
      urgency: 'URGENT',
      stop: {
        title: 'Stop if you cannot switch it off safely',
        text: 'If the panel is hot, wet, sparks, smokes or crackles, go outside and call 911. If you would have to cross water, stay away and call your electric utility’s emergency line from a dry place.',
      },
    },
    {
      title: 'Unplug only what is cool and dry',
      description: [
        'With the power off, wait a few minutes. Hold the back of your hand near the plug. If it is cool and dry and nothing has melted, pull it out by the plug and set the appliance aside.',
        'If the plug is hot, stuck or melted, leave it where it is. With the breaker off it can wait for the electrician.',
      ],
      tips: [
        'Do not use that appliance elsewhere. Its plug or cord may be the cause, or may have been damaged by the heat.',
        'Look at the plug: dark or pitted blades tell the electrician a lot. Keep it.',
      ],
      time: '5 minutes',
      urgency: 'IMMEDIATE',
    },
    {
      title: 'Watch for fire inside the wall',
      description: [
        'Hold the back of your hand close to the wall around the outlet, then above it, on the other side of the wall and on the floor above. Do not touch the outlet itself. It should be no warmer than the rest of the wall.',
        'Stay at home and awake for the next hours, and check every 15 minutes for the first hour. The smell should fade quickly once the power is off.',
      ],
      tips: [
        'Test the smoke alarms in that room and on that storey right away.',
        'Make sure that everyone knows how to get out, and sleep nowhere near it until it has been repaired.',
      ],
      time: '1 hour',
      urgency: 'IMPORTANT',
      stop: {
        title: 'The wall is warm, or the smell does not fade: leave and call 911',
        text: 'A fire may be smouldering inside the wall. Get everyone out and call from outside. Firefighters can find the heat with a camera; you cannot.',
      },
    },
    {
      title: 'Call a licensed electrical contractor the same day',
      description: [
        'Call now, at night too if you are not sure that it is safe. Say what you saw, heard and smelled, what was plugged in and which breaker is off. Ask for emergency service, what the call-out costs, and the [[ECRA/ESA licence number|licence that your province asks for]].',
        'If lights elsewhere brighten and dim, or several outlets are hot, call your electric utility’s emergency line first: a main connection may be loose.',
        'If you rent, call your landlord as well, and also write. If nobody comes, do not switch it back on.',
      ],
      tips: [
        '[[Only a licensed electrical contractor may do this work for pay in Ontario. A handyman may not.|Leave this work to a licensed electrical contractor, not to a handyman.]]',
        'Ask them to check the other outlets on the same circuit. The same loose joints are often there too.',
      ],
      time: '10 minutes',
      urgency: 'REQUIRED',
    },
    {
      title: 'Keep it off and note what happened',
      description: [
        'Leave the breaker off until the repair is done, even if the outlet has cooled and looks fine. Put a note on the panel so that nobody switches it on. If you had to use the main breaker, the electrician can show you which one to leave off.',
        'Write down the time, the weather, what was running and how the outlet behaved before. Take pictures from a distance. Call your insurer if anything was damaged.',
      ],
      tips: [
        'A fridge or freezer on that circuit? Keep it closed, and tell the electrician that it is off.',
        'After any shock, get medical advice, even if you feel well. Call 911 for chest pain, an uneven heartbeat, trouble breathing, a burn, a seizure or fainting.',
      ],
      time: 'Until it is repaired',
      urgency: 'HELPFUL',
    },
  ],
  after: [
    {
      tone: 'danger',
      title: 'What NOT to Do',
      items: [
        'Do not use the outlet “just once more”, and do not try it with another appliance.',
        'Do not pull a plug out while it sparks, smokes or is hot.',
        'Do not take the cover plate off, tighten a screw or push on the outlet.',
        'Do not use water, or a wet cloth, on anything electrical.',
        'Do not touch the outlet, the plug or the panel with wet hands or on a wet floor.',
        'Do not switch the breaker back on to see whether it happens again.',
        'Do not cover the outlet with tape or furniture and forget about it.',
        'Do not move the heater or kettle to an extension cord instead.',
      ],
    },
    {
      tone: 'info',
      title: 'Common Causes',
      text: 'So that you understand what the electrician finds. None of these shows from the outside for certain.',
      items: [
        'A wire that has come loose on the outlet. Current jumps the gap and makes heat.',
        'Worn contacts that no longer grip the plug.',
        'Too much on one outlet, such as heaters on a power bar or adapters stacked on each other.',
        'A damaged plug or cord.',
        'Moisture, dust or insects in the box.',
        'Aluminum wiring on an outlet made for copper only.',
        'Old or careless wiring: too many wires in a box, or wires pushed into spring holes that have lost their grip.',
        'A breaker too large for the wire, which lets it overheat without tripping.',
      ],
    },
    {
      tone: 'info',
      title: 'Only slightly warm?',
      text: 'A charger, a dimmer or an outlet with USB ports may feel slightly warm while it works. An ordinary outlet or its plate should not.',
      items: [
        'Unplug the charger while it is dry and only slightly warm, and wait half an hour.',
        'If the outlet or the wall is still warm, or you have any doubt, treat it as hot and follow the steps above.',
      ],
    },
  ],
  whenToCall: {
    title: 'Who to call, and when',
    items: [
      '911: smoke, flames, a smell that grows or does not fade quickly, a warm wall or ceiling, a panel that is hot, wet or sparks, or anyone hurt by a shock.',
      'Your electric utility’s emergency line: you cannot reach the panel safely, or lights brighten and dim in several rooms.',
      'A licensed electrical contractor, the same day: heat, buzzing, marks, sparks or a burnt smell at any outlet, even if it has stopped.',
      'A licensed electrical contractor: the breaker of that outlet trips as well.',
      'A licensed electrical contractor: the outlet got wet, or a plug melted in it.',
      'Your landlord or superintendent: in any rented home, as well as the calls above.',
    ],
  },
  closing: {
    title: 'Leave it off. Call now.',
    text: 'A licensed electrical contractor can open the outlet safely, find the cause and check the rest of the circuit.',
    links: [
      { text: 'Find Emergency Electricians', to: '/search?industry=Electrician' },
      { text: 'More Safety Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Electrical Guides',
    links: [
      { text: 'Outlet Not Working?', to: '/outlet-not-working-guide' },
      { text: 'Circuit Breaker Keeps Tripping?', to: '/circuit-breaker-guide' },
      { text: 'Why Do My Lights Flicker?', to: '/flickering-lights-guide' },
      { text: 'All Electrical Guides', to: '/section/electrical' },
    ],
  },
  emergencies: ['electrical'],
  edited: '2026-11-21',
  sources: [
    {
      title: 'City of Edmonton: Electrical fires',
      address: 'https://www.edmonton.ca/residential_neighbourhoods/fire_safety/electrical-fires',
    },
    {
      title: 'Electrical Safety Authority: Aluminum Wiring',
      address: 'https://esasafe.com/home-renovation-buying-and-selling/aluminum-wiring/',
    },
    { title: 'Electrical Safety Authority: Doing Electrical Work', address: 'https://esasafe.com/doing-electrical-work/' },
  ],
};
export default guide;
