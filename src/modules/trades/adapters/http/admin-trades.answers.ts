import { described, flag, list, nullable, object, oneOf, text, whole } from '../../../../platform/http/answers/answers.js';
import type { AdminTrade, AdminTrades, ConcernedListing, Drawing, MergedTrade } from '../../application/admin-trades.js';
import type { MergePreview } from '../../application/preview-merge.js';

const TRADE = object<AdminTrade>({
  name: text,
  plural: text,
  slug: text,
  count: described(whole, 'Published listings.'),
  drawing: text,
  summary: text,
  hint: text,
  image: nullable(text),
  hidden: flag,
  origin: described(oneOf('catalogue', 'own', 'industry'), 'Built in, added here, or an industry of listings that is not a known trade.'),
  otherNames: described(list(text), 'Those added here.'),
  description: text,
  services: described(list(text), 'Its services, in the words of homeowners.'),
  original: described(
    nullable(object<NonNullable<AdminTrade['original']>>({ name: text, plural: text, summary: text })),
    'Its built-in name; null for a trade that is not built in.',
  ),
  changed: described(
    list(oneOf('name', 'plural', 'otherNames', 'formerNames', 'summary', 'description', 'image', 'drawing')),
    'Changes of a built-in trade.',
  ),
});

export const ADMIN_TRADES = object<AdminTrades>({
  version: whole,
  trades: described(list(TRADE), 'All, including hidden ones, in the order of the site.'),
  order: described(list(text), 'Those chosen for the home page, in order; empty for the default order.'),
  home: described(list(text), 'Those on the home page now, by slug.'),
  drawings: described(list(object<Drawing>({ slug: text, name: described(text, 'Its subject.') })), 'The drawings to choose from.'),
  merged: described(list(object<MergedTrade>({ slug: text, name: text, into: text })), 'Merged trades and industries.'),
});

export const MERGE_PREVIEW = object<MergePreview>({
  count: described(whole, 'Published listings that would have another trade.'),
  listings: described(list(object<ConcernedListing>({ id: text, slug: text, title: text, city: nullable(text) })), 'The first 20 of them.'),
});
