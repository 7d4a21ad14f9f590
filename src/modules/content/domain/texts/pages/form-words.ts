import type { TextPage } from '../text-facts.js';
import { line } from './plain-line.js';

/** Words that all forms share. */
export const formWords = {
  title: 'Words of all forms',
  // No page shows all of them.
  address: null,
  texts: {
    optional: line('Behind a field that may stay empty', 'optional', { most: 40 }),
    emailWrong: line('When an email address is not right', 'Write one email address, like name@example.com.'),
    postCodeWrong: line('When a postal code was broken off', 'Write the whole postal code, like L5G 1E2.'),
    phoneWrong: line('When a phone number is not right', 'Write the phone number with its area code, like (416) 555-0142.'),
    linkWrong: line('When a web address is not right', 'Write the web address like https://example.com.'),
    linksTooMany: line(
      'When there are more than three links in the texts',
      'Remove some of the links. With more than three, it would be taken for advertising.',
    ),
    trap: line('A field that only programs see', 'Leave this empty', { most: 60 }),
    yes: line('First answer to yes or no', 'Yes', { most: 40 }),
    no: line('Second answer to yes or no', 'No', { most: 40 }),
    tradeChoice: line('Choice of a trade, for browsers without scripts', 'Choose the industry', { most: 80 }),
    tradeOther: line('Its entry for any other trade', 'Another one, as written below', { most: 80 }),
    cityMeant: line('When a city is called like no place', 'Did you mean {place}?', {
      help: 'The place that is meant is a button.',
      placeholders: ['place'],
      needed: ['place'],
      examples: { place: 'Mississauga' },
    }),
    tradeMeant: line('When a trade is called like none', 'Did you mean {trade}?', {
      help: 'The trade that is meant is a button.',
      placeholders: ['trade'],
      needed: ['trade'],
      examples: { trade: 'Plumber' },
    }),
    oneWrong: line('Above the form, when one field is wrong', '1 field needs another look', { most: 120 }),
    manyWrong: line('Above the form, when several fields are wrong', '{count} fields need another look', {
      most: 120,
      placeholders: ['count'],
      examples: { count: '3' },
    }),
    notSent: line('Above the form, when it could not be sent', 'It was not sent', { most: 120 }),
    stillHere: line('Below either', 'What you typed is still here.'),
    notReached: line('Why, when the visitor is not connected', 'We could not reach the server. Check your connection, then send it again.'),
    ourFault: line('Why, when this directory failed', 'The trouble is on our side, and should pass in a moment. Then send it again.'),
    saved: line('Below the form, once what was typed is stored in the browser', 'Saved in this browser.'),
    restored: line('Above the form, when what was typed earlier is back', 'We kept what you typed here before.'),
    clear: line('Button behind both', 'Clear the form', { most: 60 }),
    errorTitle: line('Title of the message when sending fails', 'Error', { most: 80 }),
  },
} as const satisfies TextPage;
