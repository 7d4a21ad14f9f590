import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Clogged Drain?',
  subtitle: 'Clear a sink, tub or shower by hand, from the gentlest way to the last, and without chemicals.',
  description:
    'Clear a clogged sink, tub or shower drain without chemicals: clean the stopper, plunge, empty the trap, use a hand snake, and know when to stop.',
  keywords: [
    'clogged drain',
    'slow drain',
    'unclog sink',
    'clear P-trap',
    'drain snake',
    'plunger',
    'shower drain hair',
    'plumber[[ Ontario|]]',
  ],
  chips: ['20-60 min', '$0-15', 'Basic tools needed'],
  difficulty: 'Easy',
  permit: {
    needed: 'no',
    text: 'Clearing a drain and cleaning its trap need no permit. Replacing or moving drain pipes usually does: ask your municipality’s building department first.',
  },
  safety: {
    tone: 'warning',
    title: 'Before you start',
    text: 'This guide gives general information for one clogged sink, tub or shower. If anything differs from what you read here, or you are not sure, stop and call a licensed plumber.',
    items: [
      'Has anyone poured in chemical drain cleaner? Then do not plunge, snake or open the pipe: it burns skin and eyes. Leave it alone and tell the plumber what was used.',
      'Do not use chemical drain cleaner, and never mix it with bleach, vinegar or any other cleaner. Some mixtures give off poisonous gas. If it happens, get out into fresh air and call 911, or the poison centre at 1-844-764-7669 (in Quebec 1-800-463-5060).',
      'If more than one drain is slow, or water comes up anywhere else, stop using all water. Start with step 1.',
      'Wear rubber gloves and eye protection. Drain water is dirty and carries germs. Wash your hands afterwards.',
      'If there is a garbage disposer (garburator) under the sink, switch it off and unplug it before you start. Never put a hand inside.',
    ],
  },
  tools: [
    'Cup plunger (the flat kind, kept for sinks and tubs only)',
    'Plastic hair strip, also called a zip strip',
    'Bucket that fits under the sink',
    'Tongue-and-groove pliers, with a cloth',
    'Hand snake (drum auger), 5 to 7.5 metres (15 to 25 feet)',
    'Screwdriver and flashlight',
    'Rubber gloves and eye protection',
  ],
  partsTitle: 'Parts and supplies',
  parts: [
    'Dish soap and hot tap water',
    'Old towels and rags',
    'Slip-joint washers for the trap, 1¼ inch for most bathroom sinks, 1½ inch for most kitchen sinks',
    'A strainer or hair catcher, to keep it from happening again',
  ],
  before: [
    {
      tone: 'info',
      title: 'How a drain is built',
      items: [
        'Trap: the curved pipe below a sink. The water that stays in it keeps sewer gas out of your home. Most clogs sit above it or in it.',
        'Overflow: the hole near the rim of a sink or tub. It must be covered before you plunge, or the push escapes there.',
        'Cleanout: a capped opening on the main drain, often on the basement floor or near the wall to the street. Leave its cap on: if the main drain is full, sewage pours out.',
      ],
    },
    {
      tone: 'info',
      title: 'For a clogged toilet',
      items: [
        'Do not flush again. Turn the small valve behind it clockwise to stop the water.',
        'Use a plunger with a flange, the soft sleeve at the bottom, or a toilet auger. This guide’s cup plunger and hand snake do not suit a toilet, and a snake scratches the bowl.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'How to clear the drain',
  steps: [
    {
      title: 'Find out how far the trouble reaches',
      description: [
        'Run a little water at other sinks, one after the other, and watch the tub, the shower and the floor drain in the basement. Listen for gurgling.',
        'If only one fixture is slow, the clog is close to it, and you can probably clear it. If several are slow, or water rises in one when you use another, the main drain is blocked.',
      ],
      tips: [
        'If it is only the two fixtures in the same bathroom, the clog may sit where their pipes join. Try steps 2 to 6 at the lower one, and call if that does not help.',
        'Stop the test as soon as water rises where it should not.',
        'Ask a neighbour after heavy rain. If they have the same trouble, the street sewer may be full.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop if several drains are slow or water comes up',
        text: 'This is the main drain, and it can end with sewage in the basement. Use no water: no taps, toilets, dishwasher or laundry. Call your municipality (in many cities 311) to ask about the street sewer, and a plumber for the pipe on your property.',
      },
    },
    {
      title: 'Take out the stopper and what hangs on it',
      description: [
        'Shower or tub: unscrew or lift the strainer, and look in with a flashlight. Bathroom sink: try to turn and lift the stopper. If it does not come out, reach under the sink, unscrew the nut that holds the thin rod at the back of the drain pipe, pull the rod back and lift the stopper.',
        'Push the hair strip down, turn it, and pull it up slowly. Repeat until it comes up clean. A wad of grey hair and soap is what you hope to see: in a bathroom it is the usual cause.',
      ],
      tips: [
        'Do not push hair down with your finger or a stick. It only moves the clog deeper.',
        'Remember which hole of the strap the rod went through. It sets how high the stopper rises.',
        'Bag the hair and put it in the garbage.',
      ],
      time: '5-10 minutes',
    },
    {
      title: 'Rinse with hot tap water and soap',
      description: [
        'This helps where grease or soap narrows the pipe, mostly in kitchens. Bail out standing water. Pour in a good squirt of dish soap, wait ten minutes, then pour in hot tap water, a few litres at a time.',
        'If the level sinks faster each time, keep going until it runs freely. If it does not move at all after two tries, go on to the next step.',
      ],
      tips: [
        'Do not use boiling water. It can soften plastic pipes and their seals, crack a porcelain sink, and scald you.',
        'Baking soda and vinegar fizz, but they rarely move a real clog. Never add them after another cleaner.',
        'Warm the water first by letting the tap run into a bucket.',
      ],
      time: '15 minutes',
    },
    {
      title: 'Plunge with every other opening covered',
      description: [
        'Press a wet cloth firmly over the overflow hole. In a double sink, have someone hold the other drain shut. If a dishwasher hose joins the drain above the trap, pinch it with a clamp first, so that dirty water does not run into the machine.',
        'Run in enough water to cover the cup. Set the plunger at an angle to let the air out, then push and pull straight up and down fifteen to twenty times without breaking the seal. Pull it off sharply at the end.',
        'A sucking sound and a whirl mean that it worked. Repeat up to five times.',
      ],
      tips: [
        'The pull matters more than the push: it brings the clog back toward you.',
        'A little petroleum jelly on the rim of the cup seals better.',
        'Push with steady force, not with your full weight. Old joints under the sink can come apart; look below for drips.',
      ],
      time: '10 minutes',
    },
    {
      title: 'Empty and clean the trap under the sink',
      description: [
        'Put the bucket under the curved pipe and keep the tap closed. Photograph the pipes. Unscrew the two large nuts counter-clockwise, by hand or with pliers over a cloth, and lower the trap. It is full of water.',
        'Push out what is inside, wash it in another sink or a bucket, and look into the pipe that goes into the wall. If the trap was packed, you have found the clog. If it was clean, the clog is farther along: go on to step 6 before you put it together.',
        'To close: washers flat and facing as before, nuts started by hand and straight, then hand-tight and about an eighth of a turn more. Plastic cracks when forced.',
      ],
      tips: [
        'Do not rinse the trap in the sink above it. There is nothing below to catch the water.',
        'Replace washers that are hard, split or flattened.',
        'Lost a ring? It is often lying in the bend.',
        'Tubs and showers hide their trap in the floor. Skip this step there.',
      ],
      time: '15 minutes',
      stop: {
        title: 'Stop if the pipes are old, glued or crumbling',
        text: 'If a metal trap is thin, green or rusty, if a nut will not turn, or if the joints are glued and cannot be unscrewed, leave it in place. A pipe that breaks at the wall is a bigger job. Use no water there, and call a plumber.',
      },
    },
    {
      title: 'Reach farther with a hand snake',
      description: [
        'Sink: feed the snake into the pipe in the wall. Tub: take off the overflow plate and feed it down there, since that way leads past the trap more easily. Shower: go through the drain.',
        'Push gently until it stops. Tighten the lock screw, turn the crank clockwise, and press lightly. A soft stop that gives is the clog; a hard stop is often a bend, so turn and let the tip find its way. When it gives, pull back slowly, still turning the same way, and wipe the cable as it comes out.',
      ],
      tips: [
        'Keep no more than 15 centimetres (6 inches) of cable free between the drum and the pipe, so that it does not whip or kink.',
        'Do not drive it with a drill, and do not use a rented power snake. The cable can catch a glove and break fingers.',
        'A tub’s overflow plate with a lever comes out together with the stopper’s rod. Pull both out, and put them back the same way.',
        'Lay a towel down. What comes out is dirty and smells.',
      ],
      time: '15 minutes',
      stop: {
        title: 'Stop if the snake does not get through',
        text: 'If it meets something hard after several metres, comes back with mud, roots or bits of pipe, or gets stuck, do not force it. The pipe may be broken or the clog deep. A plumber can look inside with a camera.',
      },
    },
    {
      title: 'Rinse, look for leaks and test',
      description: [
        'Put everything back together. Run warm water gently for two minutes, then fill the basin halfway and let it go at once. It should drain in a steady whirl, without gurgling.',
        'While it drains, wipe each joint below with a dry tissue. Tighten a nut that weeps by an eighth of a turn. Look again after an hour, and once more the next morning.',
      ],
      tips: [
        'If a joint still drips, take it apart. The washer is usually crooked or upside down.',
        'Plug the disposer in again only when everything is dry.',
        'Clean plunger, snake and floor with soap and water, and wash your hands.',
      ],
      time: '10 minutes',
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'Keep it running',
      items: [
        'Put a hair catcher in showers and tubs, and a strainer in the kitchen sink.',
        'Let fat and oil cool in a can and put it in the garbage or the green bin, as your municipality asks.',
        'Flush only toilet paper and what comes from your body. Wipes clog pipes even if the package calls them flushable.',
        'Once a month, fill the basin with hot tap water and let it all go at once.',
      ],
    },
    {
      tone: 'warning',
      title: 'Before anyone clears the pipe outdoors',
      items: [
        'In rare places a gas pipe was laid through a sewer pipe by mistake. Power tools in the sewer can cut it.',
        'Before a sewer pipe outside the walls is cleared, contact [[Ontario One Call, 1-800-400-2255, for a sewer safety inspection: it is free, day and night|your gas utility or the line to call before digging, and ask for a sewer safety inspection]]. Ask the plumber whether this has been done.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a plumber',
    items: [
      'Several drains are slow at once, or they gurgle when water runs elsewhere.',
      'Water rises in the tub, the shower or a floor drain when you flush or do laundry.',
      'The same drain clogs again within days.',
      'Chemical drain cleaner is standing in the pipe.',
      'The snake brings up roots or mud, or gets stuck.',
      'A drain pipe leaks, crumbles or is glued together.',
      'It smells of sewage and does not go away after you run water into every drain.',
      'You are on a septic system and more than one drain is slow: the tank may need to be pumped.',
    ],
  },
  closing: {
    title: 'Still not draining?',
    text: 'A plumber near you has the tools to reach deeper and can look inside with a camera. Prices vary; ask for a written quote.',
    links: [
      { text: 'Find Local Plumbers', to: '/search?industry=Plumber' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Plumbing Guides',
    links: [
      { text: 'Running Toilet', to: '/running-toilet-guide' },
      { text: 'Dripping Faucet', to: '/dripping-faucet-guide' },
      { text: 'Sump Pump', to: '/sump-pump-guide' },
      { text: 'All plumbing guides', to: '/section/plumbing' },
    ],
  },
  emergencies: ['water'],
  edited: '2026-11-26',
  sources: [
    {
      title: 'City of Toronto: Blocked or backed-up basement drain',
      address:
        'https://www.toronto.ca/services-payments/water-environment/your-water-pipes-meter/water-related-help-advice/blocked-or-backed-up-basement-drain/',
    },
    {
      title: 'Town of East Gwillimbury: Sewer blockages',
      address: 'https://www.eastgwillimbury.ca/en/municipal-services/sewer-blockages.aspx',
    },
    {
      title: 'Town of Wasaga Beach: Before clearing a blocked sewer',
      address: 'https://www.wasagabeach.com/programs-services/insurance-claims',
    },
    {
      title: 'Health Canada: Use household chemicals safely',
      address: 'https://www.canada.ca/en/health-canada/services/home-safety/household-chemical-safety.html',
    },
  ],
};

export default guide;
