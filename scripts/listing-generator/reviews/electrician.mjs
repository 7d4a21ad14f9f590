import { AUTUMN, COLD, rated, SPRING } from './review.mjs';

export const ELECTRICIAN_REVIEWS = [
  ...rated(5, [
    [
      'Panel upgrade without drama',
      'Moved us from a 100 amp fuse box to a 200 amp panel. Power was off for five hours as promised, and every breaker has a printed label.',
    ],
    [
      'Found the bad neutral',
      'Lights in half of our {home} kept dimming. {tech} traced it to a loose neutral in a box behind the dryer and fixed it the same visit.',
    ],
    [
      'Knob and tube, room by room',
      'They replaced the knob and tube upstairs with small, tidy openings. Our insurer accepted the paperwork without a question.',
    ],
    [
      'EV charger in the garage',
      'Did a load calculation first, told me the panel could take it, and ran the line neatly along the garage wall. The inspector had no notes.',
    ],
    [
      'Pot lights, no dust',
      'Twelve pot lights in the living room. They vacuumed as they cut, and I could not find any plaster dust afterward.',
    ],
    [
      'A small job, done kindly',
      'One dead outlet in my bedroom. {tech} fixed it in twenty minutes and checked the others on the same circuit while here.',
    ],
    [
      'Power back before supper',
      'Half the house went out at three in the afternoon. They talked me through the breakers by phone, then came and replaced the failed one before supper.',
    ],
    [
      'Clear about the permit',
      'They explained why the hot tub circuit needed a permit, arranged the inspection and were here to meet the inspector.',
    ],
    [
      'Kitchen circuits for the reno',
      'Our contractor dropped them into the schedule late and they still had the kitchen roughed in before drywall. Nothing had to be opened up again.',
    ],
    [
      'Smoke alarms on every floor',
      'Replaced our old alarms with linked ones on every floor and in the basement. They tested each one with me before they left.',
    ],
    [
      'Talked me out of it',
      'I wanted a bigger panel. They showed me on paper that I did not need one, and added a small subpanel for half the money.',
    ],
    [
      'Neat work in an old {home}',
      'They fished new wire through plaster walls in our {home} and only opened one spot, which they patched.',
    ],
    [
      'Generator switch before winter',
      'We lose power every winter out here. The transfer switch is labelled in plain words, so my husband can run it too.',
      AUTUMN,
    ],
    [
      'Outdoor lights on a timer',
      'Path lights and an outlet by the deck, on a timer that even I can set. The trench was filled so well that I forget where it was.',
      SPRING,
    ],
    [
      'Good with a nervous owner',
      'I was worried about the buzzing from the panel. {tech} took the cover off, let me look, and tightened two lugs. No lecture.',
    ],
    [
      'Priced by the job',
      'I liked that it was a price for the job and not the hour. It took them longer than they thought and the price stayed the same.',
    ],
    ['Aluminum wiring sorted', 'Every outlet and switch in the house pigtailed in two days, with a list by room for our files.'],
  ]),
  ...rated(4, [
    ['Good electricians, busy calendar', 'The work on the ceiling fans is very good. It took three weeks to get a date.'],
    ['Tidy wiring', 'Added outlets to the basement. Tidy, tested, and explained. The invoice came a week later than promised.'],
    ['Would call again', 'Fixed a flickering hallway light that turned out to be the switch. A reasonable bill for a short visit.'],
    [
      'Doorbell and porch light',
      'Replaced the doorbell transformer and porch light. One screw cover was missing, and they dropped it off the next day.',
    ],
    [
      'Careful and safe',
      'They would not reuse my old fixture because the wire was brittle, which I did not love but understood once I saw it.',
    ],
    ['Dimmer issue solved', 'Our LED bulbs hummed with the old dimmers. New ones fixed all but one lamp, and they were upfront about why.'],
    [
      'Charger works, cable a bit short',
      'The car charger works well. I should have asked for it closer to the door. They did ask, so that one is on me.',
    ],
    [
      'Came out in the cold',
      'The block heater outlet on the driveway stopped working in January. Replaced in one visit, in weather I would not have stood in.',
      [1, 2],
    ],
    [
      'Bathroom fan is quiet now',
      'The new fan is so quiet that we added a light to know it is on. They had to come back with a longer duct.',
    ],
    ['Shed has power', 'Power to the shed, with the trench neatly filled. The grass took a while to come back, as they said it would.'],
    [
      'Good advice by phone',
      'They had me check the reset button on the outlet first, which might have saved the visit. It did not, and they came the same week.',
    ],
    ['Under-cabinet lights', 'The kitchen is much easier to cook in. One strip was warmer in colour than the rest and was changed later.'],
    [
      'Patient with changes',
      'We moved the island twice on paper and they redrew the circuits both times. The final price went up a little, fairly.',
    ],
  ]),
  ...rated(3, [
    [
      'Right fix, wrong first guess',
      'They changed the breaker first and the problem stayed. The second visit found the real cause. I was charged for one visit and a half.',
    ],
    [
      'Good work, few words',
      'The outlets are fine. I would have liked someone to tell me the power would be off for two hours while I work from home.',
    ],
    [
      'Holes left to patch',
      'The wiring is good, but the holes in the plaster were larger than I expected and patching was not included. Ask first.',
    ],
    ['A long wait for a part', 'The panel cover came two weeks after the rest. Nobody phoned until I did.'],
    ['So-so', 'The lights work. Two of the six are a little out of line and I notice it every evening.'],
  ]),
  ...rated(2, [
    [
      'Had to call back twice',
      'The bathroom fan was wired to the wrong switch, and it took two calls to have it corrected. Polite, but it was my time.',
    ],
    [
      'Estimate was far off',
      'The estimate for the basement nearly doubled once they started. Some of that was our old wiring, but I would have liked a call first.',
    ],
    ['Late and rushed', 'They came at the end of the day and it felt rushed. One outlet cover was cracked when they left.', COLD],
  ]),
  ...rated(1, [['No call, no visit', 'I took a day off for the panel quote and nobody came. When I phoned, they had the wrong week.']]),
];
