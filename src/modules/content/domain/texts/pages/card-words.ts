import { CARD_WORDS } from '../../../../../shared/words/card-words.js';
import { HOURS_WORDS } from '../../../../../shared/words/hours-words.js';
import { KEEP_WORDS } from '../../../../../shared/words/keep-words.js';
import type { TextPage } from '../text-facts.js';
import { wordLines } from './word-lines.js';

/** The words beside a business on every page that shows it. */
export const cardWords = {
  title: 'Words on businesses: badges, contact, hours',
  address: '/search',
  texts: {
    ...wordLines(CARD_WORDS, {
      badges: 'Badges, for screen readers',
      featured: 'Badge: featured',
      verified: 'Badge: verified',
      licensed: 'Badge: licensed',
      noRatings: 'Rating: there is none',
      rated: 'Rating, for screen readers',
      oneReview: 'Rating: of one review',
      manyReviews: 'Rating: of several reviews',
      contact: 'Ways to reach a business, for screen readers',
      call: 'Button that calls',
      callAt: 'Button that calls, for screen readers',
      noPhone: 'Button that calls, without a number',
      whatsApp: 'Button to WhatsApp',
      map: 'Button to a map',
      email: 'Button that writes an email',
      website: 'Button to the website',
      noEmail: 'Message: there is no email address',
      noWebsite: 'Message: there is no website',
      shortlist: 'Button with the heart',
      shortlistOf: 'Button with the heart, for screen readers',
    }),
    ...wordLines(KEEP_WORDS, {
      added: 'Message of the heart: added',
      addedText: 'Message of the heart: where it is now',
      takenOff: 'Message of the heart: taken off',
      full: 'Message of the heart: the shortlist is full',
      fullText: 'Message of the heart: what to do about a full shortlist',
      notStored: 'Message of the heart and the shortlist: the browser stores nothing',
      notStoredText: 'Message of the heart and the shortlist: why the browser stores nothing',
    }),
    ...wordLines(HOURS_WORDS, {
      unknown: 'Opening hours: not known',
      aroundTheClock: 'Opening hours: always open',
      openUntil: 'Opening hours: open now',
      opensAt: 'Opening hours: closed now',
      opensAtMidnight: 'Opening hours: closed until midnight',
      opensAllDay: 'Opening hours: closed now, next open all day',
      midnight: 'Opening hours: the hour of midnight',
      tomorrow: 'Opening hours: the day after',
      dayAt: 'Opening hours: an hour of another day',
      allDay: 'Opening hours: a day without an end',
      fromTo: 'Opening hours: from when to when',
      closed: 'Opening hours: a closed day',
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
    }),
  },
} as const satisfies TextPage;
