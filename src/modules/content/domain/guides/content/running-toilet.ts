import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Running Toilet?',
  subtitle: 'Find out which part in the tank lets water pass, then set it right or replace it.',
  description:
    'Stop a running toilet in seven steps: test with food colouring, free the chain, set the water level, and replace the flapper or fill valve.',
  keywords: [
    'running toilet',
    'toilet keeps running',
    'toilet flapper replacement',
    'fill valve',
    'toilet dye test',
    'high water bill',
    'plumber[[ Ontario|]]',
  ],
  chips: ['15-45 min', '$5-25', 'Basic tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'Replacing parts in the tank, or the toilet itself in the same place, usually needs no permit. Moving its drain or water pipe does: ask your municipality’s building department first.',
  },
  safety: {
    tone: 'info',
    title: 'Before you start',
    text: 'This guide gives general information for a common toilet with an open tank. If anything differs from what you read here, or you are not sure, stop and call a licensed plumber.',
    items: [
      'Close the valve behind the toilet before you take any part off. Know where your main water valve is, in case that one does not close.',
      'Lift the tank lid with both hands and lay it flat on a towel on the floor. It is heavy, breaks easily, and has sharp edges when it does.',
      'Pour no drain cleaner or bleach into the tank. Tablets with bleach eat the rubber parts.',
      'Is there a sealed plastic or metal vessel inside the tank, or a tank hidden in the wall? The vessel is under pressure, and the hidden tank works differently. Follow the maker’s manual or call a plumber.',
    ],
  },
  tools: [
    'Adjustable wrench or tongue-and-groove pliers',
    'Flat screwdriver',
    'Sponge, towel and small bucket',
    'Non-scratch scrubbing pad',
    'Rubber gloves and a flashlight',
    'Scissors, to shorten the new refill tube',
  ],
  partsTitle: 'Parts and supplies',
  parts: [
    'Food colouring or a dye tablet, for the test',
    'Flapper for your model, usually 2 inch or 3 inch, or the seal of a push-button valve',
    'Fill valve that can be adjusted in height, if yours does not close',
    'Supply hose (braided), if the old one is stiff or rusty',
  ],
  before: [
    {
      tone: 'info',
      title: 'What you see in the tank',
      items: [
        'Fill valve: the upright part, usually on the left. It lets fresh water in after a flush.',
        'Float: a cup around the fill valve, or a ball on an arm. It rises with the water and closes the fill valve.',
        'Overflow tube: the open pipe in the middle. Water that stands too high runs down it into the bowl.',
        'Flapper: the rubber lid at the bottom. A chain from the handle lifts it to flush. Toilets with two buttons have a round valve with a seal instead.',
      ],
    },
    {
      tone: 'info',
      title: 'The water in the tank is clean',
      items: ['It comes straight from the supply. You can reach in without worry; wash your hands afterwards all the same.'],
    },
  ],
  cards: [],
  stepsTitle: 'How to stop it running',
  steps: [
    {
      title: 'Open the tank and look where the water goes',
      description: [
        'Take off the lid and wait until the tank has filled. Then listen and look, without touching anything.',
        'Water running into the top of the overflow tube: the level is too high or the fill valve does not close. The level stands still below the tube, but the toilet refills by itself now and then: the flapper leaks. The tank never fills: the flapper stays open, or its chain is caught.',
      ],
      tips: [
        'Shine a flashlight across the back of the bowl. Ripples or a thin stream show a leak that you cannot hear.',
        'Pull the float up gently. If the hissing stops, the fill valve can close, and only the level is wrong.',
        'Take a picture before you change anything.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Test with food colouring',
      description: [
        'Put five to ten drops of food colouring in the tank. Do not flush. Wait fifteen minutes, or thirty to find a very slow leak, then look in the bowl.',
        'Colour in the bowl means that water passes the flapper. If the bowl stays clear but the toilet still runs, water goes down the overflow tube, and the flapper is fine. Flush at the end to clear the dye.',
      ],
      tips: [
        'Take out any cleaning tablet first and flush once, so that the water is clear.',
        'Test every toilet in the home. A silent leak can run for months.',
        'Mark the water level with a pencil, close the valve behind the toilet, and wait. If the level drops, water leaves through the flapper or a crack. If it stays, look at the fill valve.',
      ],
      time: '15-30 minutes, mostly waiting',
    },
    {
      title: 'Free the handle and the chain',
      description: [
        'Flush and watch. The flapper should drop flat onto its seat when the tank is nearly empty. The chain should hang with about 12 millimetres (½ inch) of slack: too tight and it holds the flapper open, too long and it gets caught underneath.',
        'Move the hook to another link to change it. If the handle sticks, tighten or loosen its nut inside the tank. That nut turns the other way round: clockwise, seen from inside, loosens it.',
      ],
      tips: [
        'Cut or hook away a chain end that is long enough to reach under the flapper.',
        'Scale on the handle’s rod comes off with vinegar and an old toothbrush.',
        'If you must jiggle the handle to stop the water, this step is usually the cure.',
      ],
      time: '5 minutes',
    },
    {
      title: 'Set the water level',
      description: [
        'The water should stand about 25 millimetres (1 inch) below the top of the overflow tube, or at the line marked inside the tank.',
        'Cup float: turn the adjusting screw on top, or squeeze the clip and slide the cup down to lower the level. Ball float: turn the screw at the valve, or bend the arm down slightly while you hold it near the valve. Flush and let it fill to check.',
        'The thin refill tube should spray into the overflow tube from above, held by its clip. If its end hangs down inside, it can siphon water away without end: pull it out and clip it above the rim.',
      ],
      tips: [
        'Change it a little at a time. A full turn of the screw moves the level by a few millimetres.',
        'A ball with water inside no longer floats. Unscrew it and shake it; replace it if it sloshes.',
        'Do not set it very low. The bowl will not clear, and you flush twice.',
      ],
      time: '5-10 minutes',
    },
    {
      title: 'Close the water, clean or replace the flapper',
      description: [
        'Turn the valve behind the toilet clockwise until it stops, hand-tight. Flush and hold the handle down to empty the tank. Unhook the flapper from the two pegs and the chain.',
        'Rub it: if it leaves black streaks, or is warped, hard or slimy, replace it. Feel the rim that it sits on, the seat. Wipe off slime and scale with the scrubbing pad until it is smooth all round. Take the old flapper to the store to match size and shape.',
        'Hook the new one on, set the chain as in step 3, open the valve and let the tank fill.',
      ],
      tips: [
        'Some new flappers have a ring for tanks without pegs. Cut it off if yours has pegs, as the package shows.',
        'A dial on the flapper sets how much water a flush uses. Start where the old one stood.',
        'Toilets with two buttons: turn the whole valve a quarter turn counter-clockwise to lift it out, then replace the seal ring below.',
      ],
      time: '10-15 minutes',
      stop: {
        title: 'Stop if the valve will not close or the seat is damaged',
        text: 'If the valve behind the toilet is stuck or starts to drip, do not force it. If the seat is chipped or cracked, a new flapper will not seal, and the tank has to come off. Both are work for a plumber. Until then, close the main water valve if the leak is large.',
      },
    },
    {
      title: 'Replace the fill valve if it does not close',
      description: [
        'You need this only if water still runs into the overflow tube after step 4. With the valve closed and the tank flushed, sponge out the rest of the water and put the bucket below. Unscrew the supply hose, then the large plastic nut under the tank, both counter-clockwise seen from below. Lift the old valve out.',
        'Set the new valve’s height so that the mark on it stands at least 25 millimetres (1 inch) above the overflow tube. Put the rubber washer inside the tank, the nut outside. Tighten the nut by hand and a quarter turn more, no further: porcelain cracks. Screw the hose on by hand and a quarter turn more. Clip the refill tube onto the overflow tube.',
      ],
      tips: [
        'Before you buy, try this: many fill valves have a cap that turns off by an eighth of a turn. Rinse the grit out from under it; that alone may be enough.',
        'Hold the valve inside the tank with one hand while you turn the nut, so that it does not twist.',
        'Use no tape or paste on the plastic threads. The rubber washer makes the seal.',
      ],
      time: '20-30 minutes',
    },
    {
      title: 'Open the water slowly and test',
      description: [
        'Turn the valve behind the toilet counter-clockwise, slowly, and watch the hose and the nut under the tank. Let the tank fill. The water must stop by itself below the top of the overflow tube.',
        'Flush three times. Wipe the hose, the nut and the floor with dry tissue: all should stay dry. Repeat the dye test. If the bowl is clear after thirty minutes and nothing hisses, put the lid back.',
      ],
      tips: [
        'If the nut weeps, tighten it by an eighth of a turn, not more.',
        'Lay tissue on the floor behind the toilet overnight.',
        'Note the number on the water meter before bed, use no water, and compare in the morning. If it moved, something else leaks.',
      ],
      time: '10 minutes, then a dye test',
      stop: {
        title: 'Stop if water shows on the floor or the tank is cracked',
        text: 'Close the valve and use another toilet. Water around the base means that the seal below has failed, and what leaks there is dirty. A crack can open suddenly. A plumber should see both.',
      },
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'If you cannot finish today',
      items: [
        'Close the valve behind the toilet. Open it for a minute to fill the tank when you need to flush.',
        'You can also flush by pouring a bucket of water into the bowl in one go.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a plumber',
    items: [
      'The valve behind the toilet will not close, or leaks.',
      'The tank or bowl has a crack.',
      'Water shows on the floor around the base, or on the ceiling below.',
      'The toilet rocks when you sit down.',
      'It still runs after a new flapper and a new fill valve.',
      'The tank is in the wall, or has a pressure vessel inside.',
      'The bowl fills too high or other drains gurgle: that is a clog, not a running tank.',
    ],
  },
  closing: {
    title: 'Still running?',
    text: 'A plumber near you can find the cause and bring the right part. Prices vary; ask for a written quote.',
    links: [
      { text: 'Find Local Plumbers', to: '/search?industry=Plumber' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Plumbing Guides',
    links: [
      { text: 'Dripping Faucet', to: '/dripping-faucet-guide' },
      { text: 'Clogged Drain', to: '/clogged-drain-guide' },
      { text: 'Low Water Pressure', to: '/low-water-pressure-guide' },
      { text: 'All plumbing guides', to: '/section/plumbing' },
    ],
  },
  emergencies: ['water'],
  edited: '2026-11-21',
  sources: [
    {
      title: 'Municipality of Port Hope: Water leaks and usage',
      address: 'https://www.porthope.ca/en/living-here/water-leaks-and-usage.aspx',
    },
    { title: 'City of Vaughan: How to catch a water leak', address: 'https://vaughan.ca/news/peek-how-catch-water-leak' },
    { title: 'Region of Peel: Common leak culprits', address: 'http://peelregion.ca/pw/water/rates/waterbills/yourhome/leakculprits.htm' },
    {
      title: 'City of Calgary: Repairing toilets',
      address:
        'http://www.calgary.ca/UEP/Water/Pages/Water-conservation/Indoor-water-conservation/Water-leaks-and-basic-repairs/Repairing-Toilets.aspx',
    },
  ],
};

export default guide;
