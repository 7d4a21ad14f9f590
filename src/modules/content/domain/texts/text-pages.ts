import { about } from './pages/about.js';
import { faq } from './pages/faq.js';
import { listBusiness, referrals, thankYou } from './pages/forms.js';
import { frame } from './pages/frame.js';
import { howWeOrder } from './pages/how-we-order.js';
import { notFound } from './pages/not-found.js';
import { privacy } from './pages/privacy.js';
import { terms } from './pages/terms.js';
import type { PublicText, TextPage } from './text-facts.js';

/** Every text that is edited page by page, declared once: editor, check, history, API, backup and pages are made of it. */
export const TEXT_PAGES = {
  faq,
  frame,
  'not-found': notFound,
  about,
  'list-business': listBusiness,
  'thank-you': thankYou,
  referrals,
  privacy,
  terms,
  'how-we-order': howWeOrder,
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
