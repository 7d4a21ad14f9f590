import type { TextPage } from '../text-facts.js';
import { line, short, title } from './plain-line.js';

const BUSINESS = { placeholders: ['business'], examples: { business: 'Example Plumbing' } };

/** Pages behind the links in emails. */
export const emailPages = {
  title: 'Pages behind links in emails',
  // These pages have secret addresses.
  address: null,
  texts: {
    confirmHead: title('A submission: title of the browser tab', 'Your submission'),
    confirmTitle: title('A submission: title', 'Check on your submission'),
    confirmText: line(
      'A submission: text',
      'Press the button to see it, correct it or withdraw it. This also confirms that the email address is yours. From then on, our emails name the business.',
      { most: 500 },
    ),
    confirmButton: short('A submission: button', 'Open my submission'),
    confirmStranger: line(
      'A submission: for somebody who sent nothing',
      'If you sent us nothing, close this page. Nothing happens unless you press the button.',
    ),
    refusedTitle: title('A submission: when the link does not work', 'That did not work'),
    help: short('Button to the contact form', 'Ask us for help'),
    home: short('Button to the home page', 'Go to the homepage'),
    signInHead: title('Referrals: title of the browser tab', 'Sign in to the referral program'),
    signInTitle: title('Referrals: title', 'Welcome back'),
    signInText: line('Referrals: text', 'Press the button to see your referrals and rewards on this device. The link works once.'),
    signInButton: short('Referrals: button', 'Sign in'),
    signInRefused: title('Referrals: when the link does not work', 'We could not sign you in'),
    program: short('Referrals: button to the program', 'Go to the referral program'),
    changeHead: title('A change of contact details: title of the browser tab', 'A change to your listing'),
    changeAsked: line('A change: title', 'Someone asked to change contact details for {business}', { most: 160, ...BUSINESS }),
    change: line('A change: each detail', '{field}: {from} would become {to}', {
      most: 120,
      placeholders: ['field', 'from', 'to'],
      examples: { field: 'Phone', from: '(416) 555-0142', to: '(416) 555-0199' },
    }),
    phone: line('A change: phone number', 'Phone', { most: 40 }),
    email: line('A change: email address', 'Email', { most: 40 }),
    website: line('A change: website', 'Website', { most: 40 }),
    nothing: line('A change: where there is none', 'nothing', { most: 40 }),
    changeRight: line('A change: if it is right', 'If it is right, close this page. A person reviews the change before it is made.'),
    changeWrong: line(
      'A change: if it is not',
      'If not, press the button. The person who decides sees your objection first, and the listing stays as it is until then. No one else is told.',
    ),
    object: short('A change: button', 'I object to this change'),
    objectedTitle: title('A change, objected to: title', 'We have your objection'),
    objectedText: line(
      'A change, objected to: text',
      'The person who decides sees it before anything about {business} changes. Until then, the listing stays as it is. There is nothing else to do.',
      BUSINESS,
    ),
    madeTitle: title('A change that was made: title', 'This change was already made'),
    madeText: line(
      'A change that was made: text',
      'A person reviewed and approved it. If something about {business} is wrong now, tell us and we will look again.',
      BUSINESS,
    ),
    report: short('A change that was made: button', 'Report the listing'),
    write: short('A change that was made: button where the listing is gone', 'Write to us'),
    droppedTitle: title('A change that was not made: title', 'This change was not made'),
    droppedText: line(
      'A change that was not made: text',
      'It was withdrawn, or we turned it down. Nothing about {business} was changed.',
      BUSINESS,
    ),
    unknownTitle: title('A link that does not work: title', 'This link does not work'),
    unknownText: line(
      'A link that does not work: text',
      'It may have expired after 30 days, or part of it is missing. Copy all of it from our email.',
    ),
  },
} as const satisfies TextPage;
