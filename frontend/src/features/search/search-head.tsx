import { Head } from '../../lib/head.js';
import type { SearchAnswer, Settings } from '../../lib/reads.js';
import { listedFirst } from '../../lib/sentences.js';
import type { Trades } from '../../lib/trades.js';
import { addressOf, type Filters, NO_FILTERS } from './filters.js';
import { type SearchWords, useSearchWords } from './use-search-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

/** The landing page's filters that say the same as the words: `undefined` where there is more to it than one trade and one city of the directory. */
export function sameAs(filters: Filters, meaning: SearchAnswer['understood'] | undefined): Filters | undefined {
  if (!meaning) return undefined;
  const { trades, place, when, words } = meaning;
  const isPlain =
    trades.length < 2 &&
    !meaning.alsoMissing &&
    words.length === 0 &&
    when === null &&
    !meaning.nearest &&
    (!place || (place.listed && place.kind === 'city'));
  const found = { ...filters, query: '', industry: filters.industry || (trades[0] ?? ''), city: filters.city || (place?.name ?? '') };
  return isPlain && (found.industry || found.city) && isLandingPage(found) ? found : undefined;
}

/** Farther away nobody is near. */
const NEAR_KM = 100;

/** Whether one of the nearest results is close enough to come: "Plumbers near Montréal" is wrong above businesses in Vancouver. */
export const isSomebodyNear = (answer: SearchAnswer | undefined): boolean =>
  answer === undefined || answer.services.some(({ distanceKm }) => distanceKm === undefined || distanceKm <= NEAR_KM);

/** "Plumbers in Guelph"; `undefined` for a search that is about neither a trade nor a city. */
export function subjectOf(
  { industry, city }: Filters,
  plural: string | undefined,
  trades: Trades,
  meaning: SearchAnswer['understood'] | undefined,
  isNear: boolean,
  words: SearchWords,
): string | undefined {
  const meant = meaning?.words.length === 0 ? meaning : undefined;
  const who = industry ? (plural ?? trades.plural(industry)) : listedFirst((meant?.trades ?? []).map(trades.plural));
  const where = city || (meant?.nearest && !isNear ? undefined : meant?.place?.name);
  if (!who && !where) return undefined;
  return fillTemplate(meant?.nearest && where ? words.subjectNear : words.subject, { who: who || words.people, place: where });
}

interface SearchHeadProps {
  filters: Filters;
  subject: string | undefined;
  trades: Trades;
  settings: Settings | undefined;
  noindex: boolean;
  failed: boolean;
  /** How many were found, once that is known. */
  count: number | undefined;
  /** Nothing is shown: a page beyond the last one, too. */
  isEmpty: boolean;
  crumbs: object;
}

/** What search engines and shared links say of a search. */
export function SearchHead({ filters, subject, trades, settings, noindex, failed, count, isEmpty, crumbs }: SearchHeadProps) {
  const words = useSearchWords();
  const { industry, city, page } = filters;
  const few = trades.few(4).map(({ name }) => name);
  // A trade or a town that is nobody's, or nobody's yet, or a page that the search does not have.
  const isNothing = isEmpty && Boolean(industry || city || page > 1);
  return (
    <Head
      kind="search"
      words={{
        what: subject ?? settings?.searchPageTitle ?? words.search,
        trade: industry && trades.plural(industry),
        city,
        place: city || words.headPlace,
        count,
        page: page > 1 ? page : null,
      }}
      keywords={fillTemplate(words.keywords, { trade: industry || few.join(', '), city })}
      path={addressOf(filters)}
      noindex={noindex || failed || (isLandingPage(filters) && !isNothing ? false : 'follow')}
      status={failed ? 503 : 200}
      jsonLd={[crumbs]}
    />
  );
}

/** People look for trades and cities; what else can be combined is for visitors, not for search engines. */
function isLandingPage(filters: Filters): boolean {
  const { industry, city, page } = filters;
  return addressOf(filters) === addressOf({ ...NO_FILTERS, industry, city, page });
}
