import type { RegionFacts } from '../domain/regions/region-facts.js';
import type { NoArgs } from '../../../platform/web/page-contract.js';
import type { FaqEntry } from '../domain/texts/pages/faq-entries.js';
import type { Frame } from '../domain/texts/frame.js';
import type { Guide } from '../domain/guides/guide.js';
import type { TextsOfPage } from './current-texts.js';
import type { PageSettings } from './current-settings.js';

/** What pages read of this module. */
declare module '../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    faq: { args: NoArgs; data: FaqEntry[] };
    /** Texts of one page, by the name that the list of pages has for it. */
    texts: { args: { page: string }; data: TextsOfPage };
    /** One guide, by its address without "-guide". */
    guide: { args: { slug: string }; data: Guide };
    /** Some questions of the FAQ, for the home page. */
    faqTeaser: { args: NoArgs; data: Pick<FaqEntry, 'id' | 'question'>[] };
    /** Menus and footer of every page. */
    frame: { args: NoArgs; data: Frame };
    /** Facts about the province of the directory; empty where nothing is known of it. */
    region: { args: NoArgs; data: { facts: RegionFacts[] } };
    settings: { args: NoArgs; data: PageSettings };
  }
}
