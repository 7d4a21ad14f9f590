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
  words: described(list(text), 'What was left over.'),
  nearest: flag,
});

export const SEARCHES = object<SearchesView>({
  from: DAY,
  to: DAY,
  searches: described(whole, 'All of these days.'),
  nothing: described(whole, 'Those that found nothing.'),
  notKept: described(
    whole,
    'Those whose words are not kept, because they may tell of a person, or because a day had too many different ones.',
  ),
  byDay: list(object<CountedDay>({ day: DAY, searches: whole, nothing: whole, notKept: whole })),
  items: list(
    object<ReportedQuery>({
      query: text,
      searches: whole,
      nothing: described(whole, 'How many of them found nothing.'),
      lastDay: DAY,
      understood: described(nullable(MEANING), 'How it was understood last; null where its words were searched as they stand.'),
      taught: described(nullable(text), 'What was taught for exactly these words.'),
    }),
  ),
  total: described(whole, 'Different queries.'),
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
      name: described(text, 'What the target is called; of one that has gone, what it was called.'),
      leadsNowhere: described(flag, 'The target has gone: the search goes on as if nothing had been taught.'),
      taughtAt: time,
    }),
  ),
});

export interface ChoicesView {
  choices: MeaningChoice[];
}

export const CHOICES = object<ChoicesView>({
  choices: list(
    object<MeaningChoice>({ kind: KIND, target: text, name: text, detail: described(text, 'What tells it from others of its name.') }),
  ),
});
