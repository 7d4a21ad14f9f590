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

// With the first touch, like all that asks the server: pages are kept for longer than opening hours are right.
if (!import.meta.env.SSR) void import('../features/search/card-hours.js').then(({ watchCards }) => watchCards()).catch(() => undefined);

/** RTK Query with the endpoints of all features. */
export { api } from '../lib/api.js';
