import { REVIEW_TIME } from '../../../../../shared/mail/email-texts.js';
import type { TextPage } from '../text-facts.js';

/** Words that several texts use, changed in one place. */
export const siteWords = {
  title: 'Words of all texts',
  address: null,
  texts: {
    reviewTime: {
      kind: 'line',
      label: 'How soon you answer what owners send',
      help: 'Stands for {reviewTime} in texts and emails. Leave it empty to promise no time: the text in square brackets around it is left out.',
      most: 60,
      mayBeEmpty: true,
      default: REVIEW_TIME,
    },
  },
} as const satisfies TextPage;
