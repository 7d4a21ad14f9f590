import { rated } from './review.mjs';

/** Short ones that fit any trade: real people often write no more. */
export const SHORT_REVIEWS = [
  ...rated(5, [
    ['Just what we needed', 'Came when they said, did what they said, charged what they said.'],
    ['Second time', 'Second time we have used them and it was as good as the first.'],
    ['Recommended by a neighbour', 'A neighbour gave us their number and now I know why.'],
    ['Answered the phone', 'A person answered on the second ring and had us booked in five minutes.'],
    ['Respectful', 'They were patient with our dog and our questions.'],
    ['No surprises', 'The invoice matched the quote to the dollar.'],
    ['Good people', 'Friendly, careful and clear about the cost.'],
    ['Easy', 'One call, one visit, done.'],
    ['Kept their word', 'They said Tuesday at nine, and at nine on Tuesday the van pulled in.'],
    ['Thoughtful', 'They asked before parking in the shared driveway. Small things matter to me.'],
    ['For our rental', 'I live two hours away. They sent photos before and after, so I did not have to drive in.'],
    ['Our regular now', 'We tried three companies in two years and this is the number we kept.'],
  ]),
  ...rated(4, [
    ['Parking', 'Good work and friendly people. Parking was a bother for them, so they started late.'],
    ['Pleased', 'Pleased with the result. A reminder the day before would have helped.'],
    ['Worth the wait', 'It took a while to get a date, and it was worth it.'],
    ['Mostly great', 'One small thing to fix afterward, and they fixed it.'],
    ['Good value', 'Not the cheapest of my three quotes, but the clearest.'],
    ['Friendly', 'Nice people and good work. The invoice arrived late.'],
    ['Well done', 'The job is well done. I would have liked a call when they were on the way.'],
  ]),
  ...rated(3, [
    ['Slow to reply', 'The job itself was fine. Getting an answer by email was slow.'],
    ['Mixed', 'Friendly crew and decent work, but the date moved twice.'],
    ['Fair enough', 'It works. I paid more than I expected for half a day.'],
    ['In between', 'One person was excellent and the other seemed to be in a hurry.'],
  ]),
  ...rated(2, [
    ['Not for me', 'The job got done, but I had to ask about every step.'],
    ['Left waiting', 'No call to say that they were running three hours late.'],
    ['Invoice trouble', 'It took four emails to have a wrong amount corrected.'],
  ]),
  ...rated(1, [['Would not use again', 'They stopped answering once the deposit was paid. I got it back after a month of calls.']]),
];
