import {
  described,
  type Fields,
  list,
  nullable,
  object,
  optional,
  type Schema,
  text,
  whole,
} from '../../../../platform/http/answers/answers.js';
import type { Region } from '../../../../shared/places/provinces.js';
import type { HomeTrade, HomeTradesView, TradeItem, TradeView } from '../../application/trade-views.js';
import type { Licensing } from '../../domain/trade.js';
import type { SearchExample } from '../../domain/directory-trades.js';

const ITEM_FIELDS = {
  name: text,
  plural: described(text, 'The plural, for headings.'),
  slug: text,
  count: described(whole, 'Published listings.'),
  drawing: described(text, 'Name of its drawing.'),
  summary: described(text, 'The sentence on its card.'),
  hue: described(nullable(whole), 'Its colour: a hue of OKLCH in degrees; null without one.'),
};
const HOME_FIELDS = {
  ...ITEM_FIELDS,
  hint: described(text, 'Its most typical services.'),
  image: described(nullable(text), 'A picture in place of the drawing.'),
};

export const TRADES = list(object<TradeItem>(ITEM_FIELDS));

const HOME_TRADE = object<HomeTrade>(HOME_FIELDS);

export const HOME_TRADES = object<HomeTradesView>({
  tiles: described(list(HOME_TRADE), 'Those with most listings, or those chosen by the admin.'),
  carousel: list(HOME_TRADE),
  rotation: described(list(text), 'The rotating words of the heading, unless the settings have others.'),
  examples: described(
    list(object<SearchExample>({ need: text, cities: list(text) })),
    'Examples of searches, without cities if no listing has one; empty for an empty directory.',
  ),
});

const LICENSING_FIELDS: Fields<Licensing> = {
  body: described(nullable(text), 'Null if the province does not license this trade.'),
  statement: text,
  register: optional(object<NonNullable<Licensing['register']>>({ name: text, url: text })),
  lookFor: optional(described(text, 'What to compare in the register.')),
  source: object<Licensing['source']>({ title: text, url: text, seen: described(text, 'Year and month.') }),
};

export const LICENSING = object<Licensing>(LICENSING_FIELDS);

const LICENSING_IN = object<TradeView['licensing'][number]>({
  region: described(text, 'The province, by its postal abbreviation.') as Schema<Region>,
  ...LICENSING_FIELDS,
});

export const TRADE = object<TradeView>({
  ...HOME_FIELDS,
  explainer: nullable(
    object<NonNullable<TradeView['explainer']>>({ title: text, description: text, services: list(text), tips: list(text) }),
  ),
  questions: described(list(text), 'Questions to ask before agreeing.'),
  licensing: described(list(LICENSING_IN), 'The licensing authorities by province, as far as they are known.'),
  guides: described(list(text), 'Slugs of its guides.'),
});
