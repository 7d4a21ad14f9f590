import '../features/blogs/blog-endpoints.js';
import '../features/business/business-endpoints.js';
import '../features/emergency/emergency-endpoints.js';
import '../features/faq/faq-endpoints.js';
import '../features/guides/guide-endpoints.js';
import '../features/home/home-endpoints.js';
import '../features/referrals/referral-endpoints.js';
import '../features/shortlist/shortlist-endpoints.js';
import '../features/search/search-endpoints.js';
import '../features/status/status-endpoints.js';
import './site-endpoints.js';
import type { ChangedWords } from '../../../src/modules/content/domain/texts/frame.js';

/** Updates on cards whether a business is open, because cached pages are older than a change of that. */
export const watchHours = (changed: () => ChangedWords) =>
  void import('../features/search/card-hours.js').then(({ watchCards }) => watchCards(changed)).catch(() => undefined);

/** RTK Query with the endpoints of all features. */
export { api } from '../lib/api.js';
