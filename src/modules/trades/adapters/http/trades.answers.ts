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
  plural: described(text, 'Several of its people, as a heading.'),
  slug: text,
  count: described(whole, 'Published listings.'),
  drawing: described(text, 'Name of the drawing that stands for it.'),
  summary: described(text, 'The sentence on its card.'),
  hue: described(nullable(whole), 'Its colour: a hue of OKLCH in degrees; null where there is none.'),
};
const HOME_FIELDS = {
  ...ITEM_FIELDS,
  hint: described(text, 'The work that comes to mind first.'),
  image: described(nullable(text), 'A picture of its own in place of the drawing.'),
};

export const TRADES = list(object<TradeItem>(ITEM_FIELDS));

const HOME_TRADE = object<HomeTrade>(HOME_FIELDS);

export const HOME_TRADES = object<HomeTradesView>({
  tiles: described(list(HOME_TRADE), 'Those with most listings, or those that the admin chose.'),
  carousel: list(HOME_TRADE),
  rotation: described(list(text), 'What turns in the heading, as long as no admin has chosen any words.'),
  examples: described(
    list(object<SearchExample>({ need: text, cities: list(text) })),
    'What one may search for here, without cities where no listing has one; empty while the directory is.',
  ),
});

const LICENSING_FIELDS: Fields<Licensing> = {
  body: described(nullable(text), 'Null where the province licenses nobody in this trade.'),
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
  questions: described(list(text), 'What to ask before saying yes.'),
  licensing: described(list(LICENSING_IN), 'Who licenses the trade, province by province, as far as it is known.'),
  guides: described(list(text), 'Slugs of its guides.'),
});
