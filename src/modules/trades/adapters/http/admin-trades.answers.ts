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
  origin: described(
    oneOf('catalogue', 'own', 'industry'),
    'Known to the product, made here, or an industry of listings that nobody knows.',
  ),
  otherNames: described(list(text), 'Those given here.'),
  description: text,
  services: described(list(text), 'What is ordered from it, in the words of homeowners.'),
  original: described(
    nullable(object<NonNullable<AdminTrade['original']>>({ name: text, plural: text, summary: text })),
    'What the product calls it; null for a trade that it does not know.',
  ),
  changed: described(
    list(oneOf('name', 'plural', 'otherNames', 'formerNames', 'summary', 'description', 'image', 'drawing')),
    'What was changed here about a trade that the product knows.',
  ),
});

export const ADMIN_TRADES = object<AdminTrades>({
  version: whole,
  trades: described(list(TRADE), 'All, hidden ones too, in the order of the site.'),
  order: described(list(text), 'Those chosen for the home page, in their order; empty for the order of the directory.'),
  home: described(list(text), 'Those on the home page now, by slug.'),
  drawings: described(
    list(object<Drawing>({ slug: text, name: described(text, 'What it was drawn for.') })),
    'Those that can stand for a trade.',
  ),
  merged: described(list(object<MergedTrade>({ slug: text, name: text, into: text })), 'What counts as another trade.'),
});

export const MERGE_PREVIEW = object<MergePreview>({
  count: described(whole, 'Published listings that would have another trade.'),
  listings: described(list(object<ConcernedListing>({ id: text, slug: text, title: text, city: nullable(text) })), 'The first 20 of them.'),
});
