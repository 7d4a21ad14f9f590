import type { WrittenGuide } from '../guide.js';

const guide: WrittenGuide = {
  title: 'Sump Pump Not Working?',
  subtitle: 'Check power, float, pit and discharge pipe in a safe order, and test it before the next storm.',
  description:
    'Sump pump not working? Check its power, float switch, pit, discharge pipe and motor in eight safe steps, replace what failed, and test it.',
  keywords: [
    'sump pump not working',
    'sump pump float switch',
    'sump pump humming',
    'sump pump check valve',
    'basement flooding',
    'test sump pump',
    'battery backup pump',
    'plumber[[ Ontario|]]',
  ],
  chips: ['45-90 min', '$20-150 parts', 'Intermediate tools needed'],
  difficulty: 'Moderate',
  permit: {
    needed: 'check',
    text: 'Replacing a pump with one of the same kind in the same pit usually needs no permit. A new pit, new pipes or another place for the water to go may: ask your municipality. A new outlet or circuit may need a permit or a notification where you live.',
  },
  safety: {
    tone: 'danger',
    title: 'Water and electricity: read this first',
    text: 'This guide gives general information for a pump that plugs into an outlet. If anything differs from what you read here, or you are not sure, stop and call a professional.',
    items: [
      'If water has reached outlets, cords, appliances or the panel, stay out of it, and out of the basement. Call your electric utility to cut the power.',
      'Unplug the pump before you reach into the pit, every time, and put the plug where nobody can plug it in by mistake. Some pumps have two plugs: pull both.',
      'Touch plugs and the outlet only with dry hands, on a dry floor, in dry shoes.',
      'Do not run a generator or a gasoline pump indoors or in the garage. Carbon monoxide kills.',
      'Cover the pit whenever you step away. A child can drown in it.',
    ],
  },
  tools: [
    'Flashlight',
    'Bucket of 20 litres (5 gallons), and a garden hose if one reaches',
    'Dry wooden or plastic stick, such as a broom handle',
    'Rubber gloves, boots and eye protection',
    'Screwdrivers and tongue-and-groove pliers',
    'Small lamp, to test the outlet',
    'Cup or small scoop, and a brush',
  ],
  partsTitle: 'Parts and supplies',
  parts: [
    'Float switch with a piggyback plug, if your pump’s switch is separate',
    'Check valve, 1¼ inch or 1½ inch to match the pipe, with its rubber sleeves and clamps',
    'Stainless steel hose clamps',
    'Pump with a similar rating, if the motor has failed',
    'Clean water for the test',
  ],
  before: [
    {
      tone: 'info',
      title: 'What the parts do',
      items: [
        'Pit: the hole in the floor that collects groundwater from the drains around the foundation.',
        'Float switch: rises with the water and switches the pump on. It hangs on a cord or slides on a rod.',
        'Piggyback plug: the plug of the float switch with a socket in its back, into which the pump itself is plugged.',
        'Check valve: lets water up the pipe, but not back into the pit.',
        'Discharge pipe: carries the water outdoors.',
      ],
    },
    {
      tone: 'warning',
      title: 'Is it really a sump pump?',
      items: [
        'A pit with a lid that is bolted down, a large pipe from toilets or sinks, and a vent pipe is a sewage pump. Do not open it: it holds sewage and harmful gas. Call a plumber.',
        'A sealed lid with a plastic pipe and a small fan belongs to a radon system, which keeps a radioactive gas out of your home. Ask its installer before you open the lid, and seal it again afterwards.',
      ],
    },
    {
      tone: 'danger',
      title: 'If the pit is rising right now',
      items: [
        'If the floor is dry, do step 1 at once. It is the usual cause and takes two minutes.',
        'If it does not help, call a plumber and say that water is rising. Move belongings up, and take pictures.',
        'If the water comes up through the floor drain instead, it may be sewage: use no water in the home, and call your municipality.',
      ],
    },
  ],
  cards: [],
  stepsTitle: 'How to get it running',
  steps: [
    {
      title: 'Check power supply',
      description: [
        'Look from a dry place first. Is the pump plugged in, and both plugs, if there are two, pushed in firmly? If the outlet has Test and Reset buttons, press Reset once. At the panel, push a tripped breaker fully to Off, then to On, once.',
        'If the pump starts now, let it empty the pit, then find out why it tripped: go on with the steps. If not, unplug it and plug a small lamp into the same outlet. The lamp stays dark: the outlet has no power. The lamp lights: the trouble is in the switch or the pump.',
      ],
      tips: [
        'Look for another outlet with buttons upstream: in the laundry, the garage or the bathroom.',
        'A light switch may control the outlet. Leave it on and tape a note beside it.',
        'Do not run the pump on an extension cord or power bar. Damp joints and thin wires are dangerous here.',
        'If the power is out in the whole home, only a backup pump can help. Check its battery and its alarm light.',
      ],
      time: '5 minutes',
      stop: {
        title: 'Stop if it trips again, or anything is wet, hot or scorched',
        text: 'Do not reset a second time. Current may be leaking into the water. Keep hands and feet out of the pit and off the pump until a licensed electrical contractor or a plumber has found the cause.',
      },
    },
    {
      title: 'Test float switch',
      description: [
        'Unplug the pump. Take off the lid and look: the float should hang or slide freely, away from the wall, the pipe and its own cord. A pump that shook itself to one side often pins the float against the pit. Free it, and set the pump in the middle.',
        'Now make sure that water covers the pump’s inlet by at least 15 centimetres (6 inches); add some from the bucket. With your hands dry, plug the pump in, and lift the float with the dry stick. The pump should start within a second or two and stop when you let the float down.',
      ],
      tips: [
        'Never lift the float by hand while the pump is plugged in.',
        'A float on a cord needs room to swing. Shorten the loop at its clip so that it does not catch, and note how it was.',
        'Slime on a rod makes the float stick. Unplug, then wipe it with a cloth.',
      ],
      time: '5-10 minutes',
    },
    {
      title: 'Inspect pit',
      description: [
        'Unplug the pump again. Scoop out stones, mud, leaves and bits of plastic. Brush the openings at the foot of the pump, the inlet screen. If they were blocked, that may be the whole trouble.',
        'The pump should stand upright and level on something firm, such as a flat brick or paver, not in mud or loose gravel. Lift it by its handle or pipe, never by its cord.',
      ],
      tips: [
        'Put the discharge end and its joints back as they were if you lift the pump. Mark them with tape first.',
        'Orange slime comes from iron in the groundwater. Harmless, but it clogs floats and screens, so clean more often.',
        'A pit that fills with clear water in dry weather may have a leaking water pipe nearby. Check the water meter.',
      ],
      time: '15 minutes',
      stop: {
        title: 'Stop if it smells of sewage or fuel',
        text: 'Sewage in the pit means that a drain leaks into it. A smell of gasoline or oil means danger of fire: touch no switch, leave, and call 911 from outside.',
      },
    },
    {
      title: 'Check discharge pipe',
      description: [
        'Follow the pipe from the pump to its end outdoors. Look for a kink, a crushed hose, ice, leaves, a nest or a buried end. Clear what you can reach by hand. If the part outdoors is frozen, take off the removable hose or extension, so that the water can run out near the wall until it thaws.',
        'Find the check valve, a thick piece in the pipe above the pump. Its arrow must point up, away from the pump. If water falls back into the pit after each run and the pump starts again soon, the valve no longer closes.',
      ],
      tips: [
        'The water should end at least two metres (6½ feet) from the foundation, on your own ground, where it runs away from the house and does not ice over a sidewalk. Ask your municipality about its rules.',
        'Do not lead it into a floor drain, laundry tub or toilet. In many municipalities that is not allowed, and it can flood you and others.',
        'A thin spray from a tiny hole in the pipe just above the pump is on purpose: it keeps air from blocking the pump.',
        'A thud when the pump stops is the check valve closing. A loud bang wears the pipe: ask for a quieter valve.',
      ],
      time: '15 minutes',
    },
    {
      title: 'Test pump motor',
      description: [
        'This tells the switch from the motor. If your pump has a piggyback plug, unplug both, put the plug with the socket in its back aside, and plug the pump’s own plug straight into the outlet. Water must cover the inlet. It should run and pump at once. Unplug it when the water is down to the inlet.',
        'It runs: the float switch has failed. It hums but moves nothing: unplug it at once; something jams the wheel inside, or the pipe is blocked. It is silent although the outlet has power: the motor is dead, or has switched itself off because it overheated. Leave it unplugged for thirty minutes and try once more.',
      ],
      tips: [
        'Never leave a pump plugged straight in. It does not stop, and it burns out when the pit is empty.',
        'To free a jam: unplug, lift the pump out, take off the screen at its foot, and pick stones out with a screwdriver. Do not open the motor.',
        'One plug only? Then the switch is built in, and you can only test it with water or by lifting the float.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop if it still hums or stays silent',
        text: 'The motor is worn out, and it is sealed: do not open it. Keep it unplugged. Replace the pump as in step 7, or call a plumber, above all when rain or thaw is expected.',
      },
    },
    {
      title: 'Examine electrical connections',
      description: [
        'With everything unplugged and your hands dry, look along both cords, at the plugs, and at the face of the outlet. You are looking for cuts, flattened or chewed spots, green or black prongs, melted plastic, or a smell of burning.',
        'The outlet should be above any water level you have seen, grip the plug firmly, and have three holes. Cords should be clipped up, with a loop that hangs lower than the outlet, so that drops fall off before they reach it.',
      ],
      tips: [
        'Do not shorten, splice or tape a cord, and never cut off the round third prong. It carries the current away if something fails.',
        'Press the Test button of the outlet: the power must go off. Then press Reset.',
        'Ask an electrician whether the pump should have a circuit of its own. Then a freezer or a vacuum cannot trip it.',
      ],
      time: '5-10 minutes',
      stop: {
        title: 'Stop if a cord, plug or outlet is damaged, or the pump is wired in',
        text: 'Leave it off. A damaged cord means a new pump or switch. An outlet, a breaker or a pump without a plug is for a licensed electrical contractor; ask for the [[ECRA/ESA licence number|licence that your province asks for]].',
        trade: 'Electrician',
      },
    },
    {
      title: 'Replace faulty components',
      description: [
        'Unplug everything first. Float switch: note its height, loosen its clamp, fit the new one at the same height, and plug the pump into its piggyback plug. Check valve: put a bucket below, since the pipe is full; loosen the clamps, slide the new one in with its arrow up, and tighten the clamps until the rubber just bulges.',
        'Pump: loosen the clamps or the threaded union above the check valve, and lift the pump out with its pipe. Choose one of similar power and height of lift, for the same size of pipe. Set it level, with its float free by a hand’s width all round, and join the pipe again.',
        'If the new pump’s manual asks for a small relief hole in the pipe, drill it as it says: usually about 3 millimetres (⅛ inch), between pump and check valve, pointing down into the pit.',
      ],
      tips: [
        'Take pictures and the old part to the store. Pipe sizes look alike.',
        'Bigger is not better: a pump that is too strong starts and stops too often.',
        'Buy a pump with a Canadian certification mark, such as CSA, cUL or cETL, and write the date on it.',
        'If the pipes are glued and have no union, let a plumber fit one.',
      ],
      time: '30-45 minutes',
    },
    {
      title: 'Test the system',
      description: [
        'Plug everything in with dry hands. Pour clean water into the pit, one bucket after another, aimed at the wall and not at the float. The pump should start by itself before the water is near the top, empty the pit in well under a minute, and stop by itself before it sucks air for long.',
        'Do this three times. Look at every joint with the flashlight while it runs, and have someone watch the water come out outdoors. A little water falling back is normal; the level should not rise again by more than a few centimetres.',
        'Then put the lid on, so that nothing falls in and nobody trips.',
      ],
      tips: [
        'Have a battery backup? Unplug the main pump and pour again: the backup must start. Plug the main pump in afterwards.',
        'Lift the sensor of the high-water alarm until it sounds.',
        'Write today’s date on the lid. Test again before the spring thaw and before the fall rains.',
      ],
      time: '10 minutes',
      stop: {
        title: 'Stop if it runs without stopping or cannot keep up',
        text: 'If the level does not fall, or the pump runs on and on, the pump is too weak, the check valve leaks, or more water comes in than one pump can move. Keep watch, and call a plumber today.',
      },
    },
  ],
  after: [
    {
      tone: 'info',
      title: 'Before the next storm',
      items: [
        'Test the pump with a bucket at least twice a year, and clean the pit and screen then.',
        'Ask a plumber about a battery backup and a high-water alarm. Storms often cut the power just when you need the pump.',
        'Lead downspouts at least two metres from the foundation, and keep window wells clear.',
        'Ask your insurer what it covers, and your municipality whether it helps to pay for flood protection.',
      ],
    },
  ],
  whenToCall: {
    title: 'When to call a professional',
    items: [
      'Water has reached outlets, cords, the furnace or the panel: stay out, and call your electric utility first.',
      'The breaker or outlet trips again.',
      'The pump hums without pumping, or stays silent with good power.',
      'It runs without stopping, or the water keeps rising.',
      'A cord, plug or outlet is damaged, or the pump is wired in without a plug.',
      'The pit smells of sewage, or water comes up through the floor drain.',
      'The pipe is glued, cracked, or frozen underground.',
      'The pump is about ten years old or of unknown age, and you depend on it.',
    ],
  },
  closing: {
    title: 'Still not pumping?',
    text: 'A plumber near you can replace the pump and tell you whether a backup makes sense. Say if water is rising. Prices vary; ask for a written quote.',
    links: [
      { text: 'Find Local Plumbers', to: '/search?industry=Plumber' },
      { text: 'More Repair Guides', to: '/home-jobs-guide' },
    ],
  },
  related: {
    title: 'Related Guides',
    links: [
      { text: 'Clogged Drain', to: '/clogged-drain-guide' },
      { text: 'Frozen Pipes', to: '/frozen-pipes-guide' },
      { text: 'Outlet Not Working', to: '/outlet-not-working-guide' },
      { text: 'Circuit Breaker Keeps Tripping', to: '/circuit-breaker-guide' },
    ],
  },
  emergencies: ['water', 'electrical'],
  edited: '2026-11-27',
  sources: [
    {
      title: 'Town of Essex: How to protect your home from flooding',
      address: 'https://www.essex.ca/en/live/How-can-I-best-protect-my-home-.aspx',
    },
    { title: 'Flood Safe Saskatchewan: Sump pumps', address: 'https://www.floodsafesask.ca/sump-pumps' },
    {
      title: 'Lambton Mutual: Sump pump maintenance check',
      address: 'https://www.lambtonmutual.com/mutual-experience/dont-let-april-showers-bring-may-floods/',
    },
  ],
};

export default guide;
