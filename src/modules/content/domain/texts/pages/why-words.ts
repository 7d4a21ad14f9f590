import { WHY_WORDS } from '../../../../../shared/words/why-words.js';
import type { TextPage } from '../text-facts.js';
import { wordLines } from './word-lines.js';

/** Words of "Why here?" on a card. */
export const whyWords = {
  title: 'Search: why a business stands where it does',
  address: null,
  texts: wordLines(WHY_WORDS, {
    choseRating: 'Order: highest rating was chosen',
    choseRatingUp: 'Order: lowest rating was chosen',
    choseReviews: 'Order: most reviews was chosen',
    choseName: 'Order: names were chosen',
    choseDistance: 'Order: distance was chosen',
    fewListed: 'Order: by distance, since few are listed',
    nearest: 'Order: by distance near a place',
    featured: 'Order: featured first',
    tradeIs: 'Trade: it was asked for',
    tradeDoes: 'Trade: it does what was described',
    inName: 'Words: found in the name',
    inTrade: 'Words: found in the trade',
    inTown: 'Words: found in the town',
    inDescription: 'Words: found in the description',
    inAddress: 'Words: found in the address',
    similar: 'Words: a similar one was found',
    isIn: 'Town: it is there',
    serves: 'Town: it serves it',
    farUnknown: 'Distance: not known',
    far: 'Distance: how far',
    farAbout: 'Distance: about how far, by postal code or town',
    you: 'Distance: from where the visitor is',
    notRated: 'Rating: there is none',
    rated: 'Rating: reviews are not known',
    ratedOne: 'Rating: of one review',
    ratedMany: 'Rating: of several reviews',
    decides: 'Rating: where it decides',
  }),
} as const satisfies TextPage;
