import { described, list, object, oneOf, text } from '../../../../platform/http/answers/answers.js';
import { type Suggestion, SUGGESTION_KINDS } from '../../domain/suggest/suggestion.js';

export interface SuggestAnswer {
  suggestions: Suggestion[];
}

export const SUGGEST_ANSWER = object<SuggestAnswer>({
  suggestions: list(
    object<Suggestion>({
      kind: oneOf(...SUGGESTION_KINDS),
      text: described(text, 'What to show.'),
      detail: described(text, 'What is to be found there: a count, a trade, a city, how long a guide takes.'),
      href: described(text, 'Where on the site it leads.'),
    }),
  ),
});
