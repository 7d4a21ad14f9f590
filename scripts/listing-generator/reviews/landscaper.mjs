import { AUTUMN, GROWING, rated, SPRING } from './review.mjs';

export const LANDSCAPER_REVIEWS = [
  ...rated(5, [
    [
      'A backyard we use now',
      'We had mud and one sad lilac. They graded it, laid sod and built a small patio, and we have eaten outside most evenings since.',
      GROWING,
    ],
    [
      'Water runs away from the house',
      'The side yard used to drain toward our basement. They regraded it, added a swale, and came back after the first big rain to look.',
      [5, 6, 7, 8, 9, 10],
    ],
    [
      'Native plants, well chosen',
      '{tech} asked how much sun each bed gets and how much weeding I like to do. Two seasons on, almost everything has taken.',
      GROWING,
    ],
    [
      'Straight, level, solid',
      'The interlock walkway is level and has not moved over the winter. They compacted the base in layers; I watched.',
      SPRING,
    ],
    [
      'Cedar hedge trimmed properly',
      'They trimmed the hedge evenly and took every clipping away. The neighbour asked for their number.',
      [6, 7, 8, 9],
    ],
    ['Spring clean-up in one morning', 'Beds edged, leaves gone, mulch down, and they found the dog toy we lost in November.', [4, 5]],
    [
      'Retaining wall that holds',
      'Replaced a leaning timber wall with stone. They dug deeper than I expected and put in drainage behind it.',
      GROWING,
    ],
    [
      'Kept the old maple',
      'Another company wanted the maple out. These folks worked the patio around its roots and it is doing well.',
      GROWING,
    ],
    [
      'Lawn recovered',
      'Grubs had eaten half the lawn. They aerated, overseeded and told me when to water. It was green again in six weeks.',
      [8, 9, 10],
    ],
    [
      'Small yard, good ideas',
      'Our {home} has a yard the size of a parking space. They fitted in a bench, two raised beds and a place for the bins.',
      GROWING,
    ],
    [
      'Good neighbours for the week',
      'They kept the sidewalk clear, stopped the saw before dinner time and hosed down the street at the end.',
      GROWING,
    ],
    [
      'Weekly mowing, no fuss',
      'Same day each week, gate closed behind them, clippings off the walk. They skip a week in a drought without being asked.',
      [6, 7, 8, 9],
    ],
    ['Fall clean-up and bulbs', 'Leaves away, perennials cut back, and eighty bulbs planted in an afternoon.', [10, 11]],
    [
      'Vegetable beds for my dad',
      'Raised beds at the right height for my father, who uses a walker. They thought about the path as well.',
      SPRING,
    ],
    [
      'Clear drawing, clear price',
      'A scale drawing first, then a price per part so that we could do the deck edge this year and the beds next.',
    ],
    [
      'Snow cleared before seven',
      'The driveway was clear before I left for work after every snowfall, and they did the steps too.',
      [12, 1, 2, 3],
    ],
  ]),
  ...rated(4, [
    [
      'Lovely patio, a week late',
      'Rain pushed the patio back by a week and they kept us posted. The finish is what we hoped for.',
      GROWING,
    ],
    ['Good crew', 'Hard-working and polite. They missed one corner of the back bed and came back for it when I sent a photo.', GROWING],
    ['Hedge looks sharp', 'The hedge looks sharp. I would have taken a little less off the top.', [6, 7, 8, 9]],
    ['Fair price for sod', 'The sod took well except for a strip by the driveway, which they replaced.', GROWING],
    [
      'Thoughtful design',
      'A good plan for a shady yard. The planting list arrived later than promised, in time for fall planting all the same.',
      AUTUMN,
    ],
    [
      'Tree pruned with care',
      'They pruned the apple tree lightly and explained what to leave for next year. Some twigs left in the gravel.',
      [3, 4],
    ],
    [
      'Reliable mowing',
      'They come most Thursdays. When it rains it can slip to the weekend, so do not plan a party on their word alone.',
      [6, 7, 8],
    ],
    ['Fence line tidied', 'Took out buckthorn along the whole fence. A hard job done well, and the stumps need one more visit.', AUTUMN],
    ['Good eye for colour', 'The front bed blooms from April on. One shrub failed and was replaced the next spring.', GROWING],
    [
      'Gravel path done well',
      'The path drains and does not wander into the grass. Delivery blocked the sidewalk for an afternoon.',
      GROWING,
    ],
    [
      'Honest about the slope',
      'They said our slope needed a wall before a lawn, which was not the answer I wanted. It was the right one.',
      SPRING,
    ],
    ['Leaves gone', 'Two visits in the fall and the yard was clean for winter. They could close the gate more carefully.', [10, 11]],
    ['Raised beds', 'Sturdy beds and good soil. The second load of soil came a few days late.', SPRING],
  ]),
  ...rated(3, [
    ['Nice beds, slow finish', 'The beds look good. The last bit of edging took three reminders.', GROWING],
    [
      'Plants were smaller than shown',
      'They did what the quote said, but the shrubs were smaller than in the pictures. They will grow, I am told.',
      GROWING,
    ],
    ['Sprinklers need adjusting', 'The lines are fine, but two heads water the sidewalk. Waiting for them to come back.', [6, 7, 8]],
    ['All right', 'Mowing is fine. The trimmer took some bark off our young serviceberry.', [6, 7, 8]],
    ['Good stone, poor clean-up', 'The steps are solid. I was picking stone chips out of the lawn for a month.', GROWING],
  ]),
  ...rated(2, [
    ['Half the hedge', 'They did the front and ran out of time for the back, then took two weeks to return.', [7, 8, 9]],
    ['Sod did not take', 'A third of the sod turned brown. They said I watered too little; I followed their sheet.', [6, 7, 8]],
    ['Hard to pin down', 'It took a month of messages to get a start date. The work itself was fair.', SPRING],
  ]),
  ...rated(1, [
    ['Deposit back, at least', 'They took a deposit in April and had not started by July. I did get the money back when I asked.', [7, 8]],
  ]),
];
