import { GUIDE_SLUGS, type GuideSlug } from '../../../../shared/guide/guide-sections.js';
import { builtInGuide } from '../guides/guides.js';
import { guideTextPage } from '../guides/guide-texts.js';
import { inProvince } from '../guides/in-province.js';
import { about } from './pages/about.js';
import { faq, faqElsewhere } from './pages/faq.js';
import { emailTexts } from './pages/emails.js';
import { businessFields } from './pages/business-fields.js';
import { emailPages } from './pages/email-pages.js';
import { guideHub } from './pages/guide-hub.js';
import { guideWords } from './pages/guide-words.js';
import { home } from './pages/home.js';
import { formWords } from './pages/form-words.js';
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
import { pageWords } from './pages/page-words.js';
import { cardWords } from './pages/card-words.js';
import { searchWords } from './pages/search-words.js';
import { whyWords } from './pages/why-words.js';
import { mapWords } from './pages/map-words.js';
import { businessWords } from './pages/business-words.js';
import { shortlistWords } from './pages/shortlist-words.js';
import type { PublicText, TextPage } from './text-facts.js';

export type GuidePageName = `${GuideSlug}-guide`;

/** Guides as pages of texts, in the words for a province. */
const guidePages = (isOntario: boolean) =>
  Object.fromEntries(GUIDE_SLUGS.map((slug) => [`${slug}-guide`, guideTextPage(builtInGuide(slug, isOntario))])) as Record<
    GuidePageName,
    ReturnType<typeof guideTextPage>
  >;

/** Words that pages contain themselves: the frame has those that the operator has changed. */
export const WORD_PAGES = {
  'page-words': pageWords,
  'card-words': cardWords,
  'search-words': searchWords,
  'why-words': whyWords,
  'map-words': mapWords,
  'business-words': businessWords,
  'shortlist-words': shortlistWords,
} as const satisfies Record<string, TextPage>;

export type WordPageName = keyof typeof WORD_PAGES;

/** Every text that is edited page by page, declared once: editor, validation, history, API, backup and pages are derived from it. */
export const TEXT_PAGES = {
  home,
  faq,
  frame,
  'not-found': notFound,
  about,
  'list-business': listBusiness,
  'renew-business': renewBusiness,
  'business-fields': businessFields,
  'form-words': formWords,
  'thank-you': thankYou,
  contact,
  report,
  emergency,
  'guide-hub': guideHub,
  'guide-words': guideWords,
  status,
  referrals,
  privacy,
  terms: inProvince(terms, true),
  'how-we-order': howWeOrder,
  heads,
  letters: emailTexts,
  'email-pages': emailPages,
  words: siteWords,
  ...WORD_PAGES,
  ...guidePages(true),
} as const satisfies Record<string, TextPage>;

export type TextPageName = keyof typeof TEXT_PAGES;

export const TEXT_PAGE_NAMES = Object.keys(TEXT_PAGES) as [TextPageName, ...TextPageName[]];

/** The texts of a page in the form that it gets. */
export type PageTexts<Name extends TextPageName> = {
  -readonly [Key in keyof (typeof TEXT_PAGES)[Name]['texts']]: PublicText<(typeof TEXT_PAGES)[Name]['texts'][Key]>;
};

const GUIDES_ELSEWHERE = guidePages(false);

/** Pages whose defaults name authorities and law of Ontario in Ontario only. */
const ELSEWHERE: Partial<Record<TextPageName, TextPage>> = { faq: faqElsewhere, terms: inProvince(terms, false), ...GUIDES_ELSEWHERE };

/** The texts of a page, with the defaults for the province. */
export function textPageOf(name: TextPageName, isOntario: boolean): TextPage {
  return (isOntario ? undefined : ELSEWHERE[name]) ?? TEXT_PAGES[name];
}

export function isWordPage(name: string): name is WordPageName {
  return Object.hasOwn(WORD_PAGES, name);
}

export function isGuidePage(name: string): name is GuidePageName {
  return Object.hasOwn(GUIDES_ELSEWHERE, name);
}

export function isTextPage(name: string): name is TextPageName {
  return Object.hasOwn(TEXT_PAGES, name);
}
