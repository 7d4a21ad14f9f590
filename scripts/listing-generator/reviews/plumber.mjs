import { COLD, GROWING, rated, SPRING, THAW } from './review.mjs';

export const PLUMBER_REVIEWS = [
  ...rated(5, [
    [
      'Dripping tap, same afternoon',
      'Our kitchen tap had been dripping since spring and I kept putting it off. {tech} came the same afternoon, replaced the cartridge and showed me what had worn out. I paid what I was quoted.',
    ],
    [
      'Sump pump before the thaw',
      'Had the sump pump replaced before the thaw. They tested the float twice, added a battery backup and took the old pump away.',
      THAW,
    ],
    [
      'Found the leak nobody else could',
      'Two other companies wanted to open the ceiling. {tech} ran dye through the shower drain first, found a cracked tray and saved us a week of drywall dust.',
    ],
    [
      'Water heater swapped in a morning',
      'The tank let go on a Friday night. They were here by eight on Saturday, the new one was in by lunch, and they registered the warranty for me.',
    ],
    [
      'Explained everything to my mother',
      'My mother lives alone and worries about being talked into things. They phoned me before doing anything extra, and it turned out nothing extra was needed.',
    ],
    [
      'Drain clear, and they proved it',
      'The basement floor drain kept backing up. They ran a camera, showed me the roots on the screen and cleared them. No smell since.',
    ],
    [
      'Toilet rough-in for the basement',
      'Roughed in a toilet and sink in our basement. Passed inspection the first time, and they patched the concrete neatly.',
    ],
    [
      'Frozen pipe on a Sunday',
      'A pipe froze behind the kitchen cabinets. {tech} thawed it without cutting the wall and told us how to keep it from happening again.',
      COLD,
    ],
    ['Quiet, tidy, on time', 'Shoe covers, a drop sheet, and the old vanity taps were gone when they left. That is all I wanted.'],
    [
      'Fair on a small job',
      'I only needed a shutoff valve under the bathroom sink. They did not make me feel silly for calling, and the bill was small too.',
    ],
    [
      'Re-piped our {home}',
      'We finally replaced the galvanized pipe in our {home}. Three days, water back on every night, and the shower pressure is a different world.',
    ],
    [
      'Honest about what could wait',
      'I asked for a whole new stack. {tech} looked at it, said it had years left, and fixed the one bad joint instead.',
    ],
    [
      'Bathtub drain saved',
      'The tub drained so slowly that the kids showered standing in a puddle. They pulled out the old trap rather than pour more chemicals in. Works as it should now.',
    ],
    [
      'Outdoor tap replaced',
      'The outside tap had split over the winter. They put in a frost-free one and labelled the shutoff inside.',
      SPRING,
    ],
    [
      'Backwater valve, no surprises',
      'They looked after the backwater valve from start to finish and left me the paperwork I needed for the city subsidy.',
    ],
    [
      'Dishwasher line done right',
      'Our installer would not connect the dishwasher because of an old valve. {tech} changed it within the hour and checked under the sink for anything else that was tired.',
    ],
    [
      'Gave me a choice',
      'I got three prices for the toilet: rebuild it, a basic new one, or a better new one, with what each would mean. No pressure either way.',
    ],
  ]),
  ...rated(4, [
    [
      'Good work, a bit late',
      'They arrived an hour after the window, but they texted first. The new faucet is solid and the old one is gone.',
    ],
    ['Happy overall', 'The bathroom plumbing came out well. It took one more visit than planned because a part was back-ordered.'],
    [
      'Solid repair',
      'Fixed the leak under the sink and replaced both shutoffs. A little more than I hoped to pay, though the quote was clear before they started.',
    ],
    ['Polite and careful', 'Careful with the old tile in our {home}. I would have liked more detail on the invoice.'],
    ['Hot water again', 'New water heater works well. They left some packaging by the driveway, and picked it up when I called.'],
    [
      'Clear on the phone',
      'The person on the phone told me what to shut off while I waited, which stopped most of the mess. The repair itself went fine.',
    ],
    ['Drain cleared', 'Cleared a kitchen drain full of grease. They needed a second try with a longer snake, at no charge.'],
    [
      'Garden line moved',
      'Moved our hose bib to the other side of the deck. Neat work. I had to wait close to two weeks for a slot.',
      GROWING,
    ],
    [
      'Old house, odd fittings',
      'Our {home} has fittings from three different decades. They sorted it out, with two trips to the supplier in the middle.',
    ],
    ['Pump is quieter', 'The new sump pump is much quieter than the old one. I would have liked to be told about the alarm switch.'],
    ['Careful with the floor', 'They laid boards over our new floor without being asked. The appointment ran an hour longer than planned.'],
    ['Shower fixed', 'The shower runs hot and cold where it should again. They had to order the trim, so it looked half done for a week.'],
    ['Easy to book', 'Booked online at night and had a time by nine the next morning. The bill had one line I had to ask about.'],
  ]),
  ...rated(3, [
    [
      'Fixed, after two visits',
      'The leak came back a week later. They did return and fix it free of charge, but I took two mornings off work for one toilet.',
    ],
    ['Fine, but pricey', 'The job was done properly. The call-out fee on top of the hourly rate was more than I understood on the phone.'],
    ['Work good, booking not', 'Rescheduled twice before anyone came. Once {tech} was here it took half an hour and it has held since.'],
    ['Left a mess under the sink', 'The tap is fine. I had to wipe up the water and putty under the sink myself.'],
    ['Average', 'Did what I asked and no more. I had to chase them for a receipt.'],
  ]),
  ...rated(2, [
    [
      'Quote went up',
      'Quoted one price for the water heater and charged more because of fittings. They took some of it off when I complained, but I would ask for it in writing next time.',
    ],
    ['Waited all day', 'The window was nine to noon and they came at four. The repair was fine, the day was lost.'],
    ['Drain blocked again', 'The drain was slow again within the month. They offered to come back, at half the rate.'],
  ]),
  ...rated(1, [['Never showed', 'Booked twice, confirmed twice, and nobody came either time. I called someone else for the leak.']]),
];
