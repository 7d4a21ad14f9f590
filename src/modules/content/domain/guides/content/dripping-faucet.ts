import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Dripping Faucet?',
  subtitle: 'Find which side leaks, close the water, and replace the small part inside that has worn out.',
  description:
    'Fix a dripping faucet in seven steps: find the worn washer or cartridge, close the water safely, match the part, put it back and test.',
  keywords: [
    'dripping faucet',
    'leaky tap repair',
    'faucet cartridge replacement',
    'faucet washer',
    'kitchen faucet leak',
    'bathroom tap dripping',
    'plumber[[ Ontario|]]',
  ],
  chips: ['30-45 min', '$5-25 parts', 'Basic tools needed'],
  difficulty: 'Moderate',
  permit: {
    needed: 'no',
    text: 'Repairing a faucet, or swapping it for another in the same place, usually needs no permit. Adding or moving pipes does: ask your municipality’s building department first.',
  },
  safety: {
    tone: 'warning',
    title: 'Before you start',
    text: 'This guide gives general information. It cannot see your home. If anything differs from what you read here, or you are not sure, stop and call a licensed plumber.',
    items: [
      'Know where your main water valve is, and that it turns, before you take anything apart. It is usually near the water meter, where the pipe enters the home.',
      'Close the water to the faucet and empty it before you unscrew any part. Under pressure, a loose part can shoot out and water follows.',
      'Test the hot side with care. Water from a heater can scald.',
      'Keep water away from outlets and cords under the sink. If they get wet, keep your hands away and have them checked before you use them again.',
    ],
  },
  tools: [
    'Adjustable wrench',
    'Flat and cross-head (Phillips) screwdrivers',
    'Set of hex keys (Allen keys)',
    'Tongue-and-groove pliers, with a cloth to protect the finish',
    'Flashlight, and a phone to take pictures',
    'Rag or stopper for the drain, a towel and a small bucket',
  ],
  partsTitle: 'Parts and supplies',
  parts: [
    'Cartridge for your make and model, or a washer and O-ring kit for an older faucet',
    'Seat and spring kit, if your faucet has them',
    'Silicone plumber’s grease, marked safe for drinking water',
    'White vinegar and an old toothbrush',
  ],
  before: [
    {
      tone: 'info',
      title: 'What kind of faucet do you have?',
      text: 'The part you need depends on how the faucet closes.',
      items: [
        'Compression: two handles that you turn several times and press tight. A rubber washer closes the water. Common in older homes.',
        'Cartridge: one or two handles that move easily through a short turn. A plastic or brass sleeve closes the water.',
        'Ceramic disc: one lever on a wide body, or two handles that stop after a quarter turn. Two smooth discs close the water. They last long but chip easily.',
        'Ball: one handle on a rounded cap, in some older kitchen faucets. A slotted ball sits on small rubber seats and springs.',
      ],
    },
    {
      tone: 'info',
      title: 'Drips that are normal',
      items: [
        'A spout that drips for a few seconds after you close it is only emptying itself.',
        'Wait ten minutes and look again. If the sink stays dry, there is nothing to repair.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'How to stop the drip',
  steps: [
    {
      title: 'Find where the water comes from',
      description: [
        'Dry the whole faucet with a towel, close it gently, and watch. Water from the spout means that the washer or cartridge inside no longer closes. Water at the base or around the handle means a worn O-ring or a loose nut instead.',
        'Now find the side. With two handles, close the cold valve under the sink and wait. If the drip stops, the cold side leaks. If it goes on, the hot side does. With one handle, a single cartridge serves both sides.',
      ],
      tips: [
        'Feel the drops: warm ones point to the hot side.',
        'If water seeps out around the handle of an older two-handle faucet, snug the nut below the handle by an eighth of a turn. That alone may stop it.',
        'Look for a maker’s name on the spout or base, and take a picture. It saves a trip later.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Close the water and empty the faucet',
      description: [
        'Turn both valves under the sink clockwise until they stop, hand-tight. Valves with a small lever close when the lever stands across the pipe. Then open the faucet, hot and cold. The stream should fade to nothing within a minute.',
        'If it keeps running, a valve under the sink does not close fully. Close the main water valve instead and open a tap on the lowest floor, so the pipes above it empty.',
      ],
      tips: [
        'Do not force a stuck valve with a wrench. Old ones break, and then only the main valve stops the water.',
        'If a valve drips at its stem after you turned it, tighten the small nut behind its handle slightly.',
        'Leave the faucet open while you work, so no pressure builds up.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop if no valve closes the water',
        text: 'If the valves under the sink and the main valve will not close, or a valve starts to leak, do not open the faucet. A plumber can replace the valve. Your municipality can close the water at the street if the main valve has failed.',
      },
    },
    {
      title: 'Cover the drain and take off the handle',
      description: [
        'Close the drain with its stopper or a rag and lay a towel in the sink. Small screws vanish in a second.',
        'Pry off the cap marked hot or cold with a thin blade. No cap? Look under the lever or at the back for a small hole: the screw inside usually takes a hex key. Turn the screw counter-clockwise and pull the handle straight up. If it sticks, rock it gently; do not hammer.',
      ],
      tips: [
        'Put parts in a row in the order they came off, and photograph each one before you lift it.',
        'Crusted with white scale? Wrap it in a rag soaked with vinegar for fifteen minutes and try again.',
        'Wrap the jaws of pliers in cloth, so that the finish stays unscratched.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Take out the old stem or cartridge',
      description: [
        'Compression: unscrew the large nut below the handle counter-clockwise, then turn the stem out as if you were opening the tap. The washer sits at its end, held by a brass screw.',
        'Cartridge or disc: unscrew the ring or nut, or pull out the small U-shaped clip if there is one. Note which way the cartridge faces; often a tab or notch fits a slot. Then pull it straight up with a slight back-and-forth twist.',
        'Ball: unscrew the cap, lift out the ball, and pick the two rubber seats and springs out of their holes with a screwdriver.',
      ],
      tips: [
        'Hold the faucet body with your other hand while you turn a nut, so that you do not twist the pipes below.',
        'A cartridge that will not move may need the maker’s own puller, which plumbing suppliers sell.',
        'Look inside with a flashlight. Grit or a torn piece of rubber left there makes the new part leak too.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop if something bends or cracks',
        text: 'If the cartridge will not come out with steady pulling, a nut turns but does not loosen, or the body or a pipe below moves or cracks, leave the water closed and call a plumber. Force at this point turns a small repair into a new faucet and a wet cabinet.',
      },
    },
    {
      title: 'Match the new part to the old one',
      description: [
        'Take the old part to the store, or read the number on it. A new cartridge must have the same length, the same tabs and the same stem. A washer must have the same width and shape, flat or bevelled.',
        'On a compression faucet, run a fingertip around the brass ring deep inside, the seat. It should feel smooth. A rough or pitted seat cuts every new washer; on many faucets it unscrews with a seat wrench and can be replaced.',
      ],
      tips: [
        'Replace the O-rings at the same time. They cost little, and everything is open anyway.',
        'Some makers replace cartridges free of charge under warranty. Ask before you buy.',
        'If hot and cold use the same part, replace both sides. The second is as old as the first.',
      ],
      time: '5 minutes, plus the trip to the store',
    },
    {
      title: 'Clean the inside and fit the new part',
      description: [
        'Wipe out grit and brush away scale with vinegar, then rinse the parts. Put a thin film of silicone plumber’s grease on the O-rings. Do not use petroleum jelly or oil: they make rubber swell.',
        'Slide the new part in the way the old one faced, until it sits fully. Turn the nut by hand first; it should run smoothly for several turns. Then snug it with the wrench, about a quarter turn past hand-tight. A washer screw should be firm, but not squash the rubber.',
      ],
      tips: [
        'If hot and cold come out swapped later, the cartridge is in backwards. Close the water and turn it by half.',
        'Never reuse a flattened O-ring because it looks good enough.',
        'Thread tape does not belong here. The rubber makes the seal.',
        'Compression: turn the stem to its open position before you screw it in, so that the new washer is not crushed.',
      ],
      time: '5-10 minutes',
    },
    {
      title: 'Open the water slowly and test',
      description: [
        'Put the handle back. Unscrew the small screen at the tip of the spout (the aerator), set the faucet half open, and open the valves under the sink a little at a time, counter-clockwise. Air and grit rush out first. Starting slowly with the faucet open keeps ceramic discs from cracking.',
        'When the water runs steadily, close the faucet gently. Dry everything and wait ten minutes. The spout, the handle and the valves below should all stay dry. Put the aerator back, and look again the next morning.',
      ],
      tips: [
        'Lay a dry paper towel in the cabinet overnight. A wet spot shows a leak that you cannot see.',
        'If a faint drip remains, open and close the faucet ten times to let the new part settle, then check again.',
        'Close the faucet with two fingers from now on. Force wears washers out.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop if it still drips',
        text: 'A faucet that drips with new parts has a damaged seat or body, or the pressure in the house is too high. A plumber can tell you whether repairing it is still worth the money.',
      },
    },
  ],
  after: [
    {
      tone: 'warning',
      title: 'Shower and tub faucets are different',
      items: [
        'They often have no valve of their own, so the main water valve must be closed.',
        'Their cartridge also protects against scalding. After it is replaced, its temperature limit must be set again, to no more than 49°C (120°F). If you cannot measure and set it, have a plumber do it.',
        'Their pipes are behind the wall. A leak there stays hidden.',
      ],
    },
    {
      tone: 'info',
      title: 'Keep it from coming back',
      items: [
        'Clean the aerator every few months. Grit that collects there also wears the parts inside.',
        'Turn the valves under the sink once or twice a year, so that they still close when you need them.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a plumber',
    items: [
      'The water cannot be closed, or a shut-off valve leaks or breaks.',
      'Water comes out of the wall, the ceiling below or the cabinet floor.',
      'A part is stuck fast, or the faucet body or a pipe is cracked, green or badly corroded.',
      'The faucet still drips after the washer or cartridge was replaced.',
      'Several faucets started to drip around the same time, or pipes bang when you close one: the pressure may be too high.',
      'It is a shower or tub faucet set into the wall.',
      'You rent your home. Tell your landlord first, in writing.',
    ],
  },
  closing: {
    title: 'Still dripping?',
    text: 'A plumber near you can find the cause and tell you whether to repair or replace. Prices vary; ask for a written quote.',
    links: [
      { text: 'Find Local Plumbers', to: '/search?industry=Plumber' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Plumbing Guides',
    links: [
      { text: 'Clogged Drain', to: '/clogged-drain-guide' },
      { text: 'Running Toilet', to: '/running-toilet-guide' },
      { text: 'Low Water Pressure', to: '/low-water-pressure-guide' },
      { text: 'No Hot Water', to: '/no-hot-water-guide' },
      { text: 'Frozen Pipes', to: '/frozen-pipes-guide' },
      { text: 'Sump Pump', to: '/sump-pump-guide' },
    ],
  },
  emergencies: ['water'],
  edited: '2026-11-21',
  sources: [
    { title: 'City of Calgary: Repairing faucets', address: 'https://www.calgary.ca/water/programs/repairing-faucets.html' },
    { title: 'Ontario Building Code, showers: temperature limit of valves', address: 'http://www.buildingcode.online/1142.html' },
  ],
};

export default guide;
