import { about } from './pages/about.js';
import { faq } from './pages/faq.js';
import { letters } from './pages/emails.js';
import { businessFields } from './pages/business-fields.js';
import { contact, listBusiness, referrals, renewBusiness, thankYou } from './pages/forms.js';
import { emergency } from './pages/emergency.js';
import { frame } from './pages/frame.js';
import { heads } from './pages/heads.js';
import { howWeOrder } from './pages/how-we-order.js';
import { report } from './pages/report.js';
import { siteWords } from './pages/site-words.js';
import { notFound } from './pages/not-found.js';
import { privacy } from './pages/privacy.js';
import { status } from './pages/status.js';
import { terms } from './pages/terms.js';
import type { PublicText, TextPage } from './text-facts.js';

/** Every text that is edited page by page, declared once: editor, check, history, API, backup and pages are made of it. */
export const TEXT_PAGES = {
  faq,
  frame,
  'not-found': notFound,
  about,
  'list-business': listBusiness,
  'renew-business': renewBusiness,
  'business-fields': businessFields,
  'thank-you': thankYou,
  contact,
  report,
  emergency,
  status,
  referrals,
  privacy,
  terms,
  'how-we-order': howWeOrder,
  heads,
  letters,
  words: siteWords,
} as const satisfies Record<string, TextPage>;

export type TextPageName = keyof typeof TEXT_PAGES;

export const TEXT_PAGE_NAMES = Object.keys(TEXT_PAGES) as [TextPageName, ...TextPageName[]];

/** The texts of a page as it gets them. */
export type PageTexts<Name extends TextPageName> = {
  -readonly [Key in keyof (typeof TEXT_PAGES)[Name]['texts']]: PublicText<(typeof TEXT_PAGES)[Name]['texts'][Key]>;
};

export function isTextPage(name: string): name is TextPageName {
  return Object.hasOwn(TEXT_PAGES, name);
}
