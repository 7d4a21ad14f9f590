import type { NoArgs } from '../../../platform/web/page-contract.js';
import type { FaqEntry } from './faq-entries.js';
import type { PageSettings } from './current-settings.js';

/** What pages read of this module. */
declare module '../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    faq: { args: NoArgs; data: FaqEntry[] };
    settings: { args: NoArgs; data: PageSettings };
  }
}
