import { described, list, object, oneOf, text } from '../../../../platform/http/answers/answers.js';
import { type Suggestion, SUGGESTION_KINDS } from '../../domain/suggest/suggestion.js';

export interface SuggestAnswer {
  suggestions: Suggestion[];
}

export const SUGGEST_ANSWER = object<SuggestAnswer>({
  suggestions: list(
    object<Suggestion>({
      kind: oneOf(...SUGGESTION_KINDS),
      text: described(text, 'The text to show.'),
      detail: described(text, 'A detail: a count, a trade, a city, or the duration of a guide.'),
      href: described(text, 'The path on the site.'),
    }),
  ),
});
