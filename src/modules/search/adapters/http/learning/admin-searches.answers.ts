import { described, flag, list, nullable, object, oneOf, text, time, whole } from '../../../../../platform/http/answers/answers.js';
import type { MeaningChoice, ReportedQuery, SearchesView, TaughtPhraseView } from '../../../application/learning/admin-searches.js';
import type { CountedDay } from '../../../application/learning/search-report.js';
import type { CountedMeaning } from '../../../domain/learning/search-counts.js';
import { TAUGHT_KINDS } from '../../../domain/learning/taught-phrase.js';

const DAY = described(text, 'As 2026-11-20, in the site’s time zone.');
const KIND = oneOf(...TAUGHT_KINDS);

const MEANING = object<CountedMeaning>({
  trades: list(text),
  because: nullable(oneOf('trade', 'service', 'problem')),
  place: nullable(text),
  when: nullable(oneOf('open-now', 'around-the-clock')),
  words: described(list(text), 'The remaining words.'),
  nearest: flag,
});

export const SEARCHES = object<SearchesView>({
  from: DAY,
  to: DAY,
  searches: described(whole, 'The sums of these days.'),
  nothing: described(whole, 'Searches without results.'),
  notKept: described(
    whole,
    'Searches whose words are not stored, because they may identify a person, or because a day had too many different ones.',
  ),
  byDay: list(object<CountedDay>({ day: DAY, searches: whole, nothing: whole, notKept: whole })),
  items: list(
    object<ReportedQuery>({
      query: text,
      searches: whole,
      nothing: described(whole, 'The number of searches without results.'),
      lastDay: DAY,
      understood: described(nullable(MEANING), 'The last interpretation; null if its words were searched without one.'),
      taught: described(nullable(text), 'The taught meaning of exactly these words.'),
    }),
  ),
  total: described(whole, 'The number of different queries.'),
  page: whole,
  totalPages: whole,
});

export interface TaughtPhrasesView {
  phrases: TaughtPhraseView[];
}

export const TAUGHT_PHRASES = object<TaughtPhrasesView>({
  phrases: list(
    object<TaughtPhraseView>({
      id: whole,
      phrase: text,
      kind: KIND,
      target: described(text, 'Slug of a trade, name of a place, or id of a listing.'),
      name: described(text, 'The name of the target; of a deleted one its former name.'),
      leadsNowhere: described(flag, 'The target was deleted: the search ignores the phrase.'),
      taughtAt: time,
    }),
  ),
});

export interface ChoicesView {
  choices: MeaningChoice[];
}

export const CHOICES = object<ChoicesView>({
  choices: list(
    object<MeaningChoice>({ kind: KIND, target: text, name: text, detail: described(text, 'A detail that distinguishes equal names.') }),
  ),
});
