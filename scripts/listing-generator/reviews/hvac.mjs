import { AUTUMN, COLD, HOT, rated, SPRING } from './review.mjs';

export const HVAC_REVIEWS = [
  ...rated(5, [
    [
      'Heat back on at minus twenty',
      'The furnace quit overnight at minus twenty. {tech} was here by mid-morning, cleaned the flame sensor, and we had heat in forty minutes.',
      COLD,
    ],
    [
      'Tune-up, no sales pitch',
      'Booked the fall tune-up. They cleaned it, measured it, showed me the numbers and said see you next year.',
      AUTUMN,
    ],
    [
      'Heat pump sized with care',
      'They measured every room of our {home} before naming a model. It has kept up through the cold weeks, and the house is quieter.',
      COLD,
    ],
    [
      'AC fixed in the heat wave',
      'Our air conditioner froze up on the hottest week of the year. It was a plugged filter and a weak capacitor. Fixed for far less than I feared.',
      HOT,
    ],
    [
      'Straight about repair or replace',
      'Our furnace is eighteen years old. {tech} gave me the price to repair and the price to replace, and said the repair was sensible for another winter or two.',
      COLD,
    ],
    [
      'New furnace in a day',
      'Old one out, new one in, and the basement swept by five. They set the thermostat with me and left the manual in a sleeve on the side.',
    ],
    [
      'Upstairs is finally comfortable',
      'The back bedroom was always cold. They balanced the ducts and sealed two joints in the basement, and it is within a degree now.',
    ],
    [
      'Ductless for the attic room',
      'A clean installation with the line hidden behind a cover that matches our siding. You can hardly hear it at night.',
    ],
    ['Helped with the rebate forms', 'They filled in their part of the rebate forms and told me exactly what to add. The cheque came.'],
    [
      'Rattle gone',
      'A rattle in the vents had driven me mad for a year. {tech} found a loose damper in ten minutes and charged for the visit only.',
    ],
    ['Humidifier, and a lesson', 'Replaced the humidifier pad and showed me how to set it so that the windows do not sweat.', COLD],
    [
      'Good with an old boiler',
      'Not everyone will touch a boiler and radiators. They bled every one, replaced the pump and put a tag on each valve.',
      COLD,
    ],
    [
      'Ready before the first hot day',
      'Had the AC checked in May, so we were not waiting with everyone else in July. On time and quick.',
      [5],
    ],
    [
      'Carbon monoxide scare, handled',
      'The alarm went off and we left the house. They checked the venting that evening, found a loose joint, repaired it and tested the air before we slept there.',
      COLD,
    ],
    ['Water heater and furnace together', 'Did both on one day so we only had to be home once. The venting looks as neat as a drawing.'],
    [
      'Thermostat that talks to the furnace',
      'My new thermostat would not run the fan. They ran the missing wire, set it up and would not take a tip.',
    ],
  ]),
  ...rated(4, [
    [
      'Good service, tight schedule',
      'The furnace repair went well. In the cold spell we waited two days, though they lent us heaters.',
      COLD,
    ],
    ['AC install went well', 'Quiet unit, level pad, tidy lines. I would have liked the electrical part booked for the same day.', HOT],
    ['Thorough cleaning', 'Ducts cleaned in our {home} in half a day. A bit of dust on the shelves afterward, nothing serious.'],
    ['Knows the equipment', '{tech} knew our old model by sight and had the igniter on the truck. The price was on the higher side.', COLD],
    [
      'Easy to deal with',
      'Two options by email the same evening, and the one we picked was installed the next week. The crew ran a little late.',
    ],
    ['Maintenance plan is fair', 'They call me, I do not have to remember. The visits are short but they do check everything on the list.'],
    [
      'Cooler, mostly',
      'The main floor is comfortable now. The top floor still runs a couple of degrees warm, which they did warn me about.',
      HOT,
    ],
    ['Quiet fan at last', 'The new blower is so much quieter. One return grille went back crooked, and I straightened it myself.'],
    [
      'Filter size finally right',
      'It turns out we had been buying the wrong filter for years. The tune-up was good. I only wish it had been cheaper.',
    ],
    ['Fireplace lights again', 'The gas fireplace lights on the first try now. They were careful with the mantel, and a bit late.', AUTUMN],
    [
      'Clean venting work',
      'They moved the furnace vent to the side of our {home} and sealed the old hole well. I painted the patch myself.',
    ],
    ['Kept us informed', 'The part took four days. They phoned each morning to say where it was.', COLD],
    ['Less dust', 'Sealing the return duct made a real difference to the dust. It was a long day with the basement door open.'],
  ]),
  ...rated(3, [
    [
      'Works, took a while',
      'Three visits to find out why the furnace kept short-cycling. I was not charged for the last one, and it runs well now.',
      COLD,
    ],
    ['Fine, but ask about fees', 'The repair was good. The evening fee was in the small print and not mentioned on the phone.'],
    ['Decent install', 'The AC cools well. They left the old pad and a few cut ends behind the shed.', HOT],
    ['Hard to reach in January', 'Good people, but I left two messages before anyone called back about the heat.', [1, 2]],
    ['Middling', 'The tune-up was quick, maybe twenty minutes. I expected them to look at the filter rack too.', AUTUMN],
  ]),
  ...rated(2, [
    [
      'Pushed a new unit',
      'I asked for a repair and heard mostly about a new air conditioner. Another company replaced a relay and it has run since.',
      HOT,
    ],
    ['Missed the appointment', 'They missed the first appointment and came two hours late for the second. The furnace works.', COLD],
    [
      'Noisy after the install',
      'The ducts boom when the new fan starts. They came once, adjusted the speed, and it is only a little better.',
      SPRING,
    ],
  ]),
  ...rated(1, [
    [
      'Two days without heat',
      'They took the booking, then told me at five that nobody was free until Thursday. I wish they had said so in the morning.',
      COLD,
    ],
  ]),
];
