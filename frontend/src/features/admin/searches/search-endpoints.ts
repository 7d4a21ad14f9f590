import type { ChoicesView, TaughtPhrasesView } from '../../../../../src/modules/search/adapters/http/learning/admin-searches.answers.js';
import type {
  MeaningChoice,
  ReportedQuery,
  SearchesView,
  TaughtPhraseView,
} from '../../../../../src/modules/search/application/learning/admin-searches.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type { MeaningChoice, ReportedQuery };
export type Searches = Wire<SearchesView>;
export type TaughtPhrase = Wire<TaughtPhraseView>;
/** A phrase to teach, with its meaning. */
export type TaughtPhraseInput = Pick<TaughtPhrase, 'phrase' | 'kind' | 'target'>;

const PATH = 'admin/searches';

export const searchApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    searches: build.query<Searches, Record<string, string>>({
      query: (parameters) => ({ path: PATH, parameters }),
      providesTags: ['searches'],
    }),
    taughtPhrases: build.query<Wire<TaughtPhrasesView>, void>({ query: () => ({ path: `${PATH}/phrases` }), providesTags: ['phrases'] }),
    meaningChoices: build.query<ChoicesView, string>({
      query: (q) => ({ path: `${PATH}/choices`, parameters: { q } }),
      keepUnusedDataFor: 30,
    }),
    teachPhrase: build.mutation<Wire<TaughtPhrasesView>, TaughtPhraseInput>({
      query: (body) => ({ path: `${PATH}/phrases`, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['phrases', 'searches', 'audit'] : []),
    }),
    forgetPhrase: build.mutation<Wire<TaughtPhrasesView>, number>({
      query: (id) => ({ path: `${PATH}/phrases/${id}`, method: 'DELETE' }),
      // Also after a refusal, because somebody else may have deleted it.
      invalidatesTags: ['phrases', 'searches', 'audit'],
    }),
  }),
});

export const { useSearchesQuery, useTaughtPhrasesQuery, useMeaningChoicesQuery, useTeachPhraseMutation, useForgetPhraseMutation } =
  searchApi;
