import { Head } from '../../lib/head.js';
import type { SearchAnswer, Settings } from '../../lib/reads.js';
import { joinedHeading } from '../../lib/sentences.js';
import type { Trades } from '../../lib/trades.js';
import { addressOf, type Filters, NO_FILTERS } from './filters.js';
import { type SearchWords, useSearchWords } from './use-search-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

/**
 * The filters of the landing page with the same meaning as the words; `undefined` unless they mean just one trade and one city of the
 * directory.
 */
export function landingPageFilters(filters: Filters, meaning: SearchAnswer['understood'] | undefined): Filters | undefined {
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

/** The maximum distance that counts as near. */
const NEAR_KM = 100;

/** Whether any result is near enough: "Plumbers near Montréal" would be wrong above businesses in Vancouver. */
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
  const who = industry ? (plural ?? trades.plural(industry)) : joinedHeading((meant?.trades ?? []).map(trades.plural));
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
  /** The number of results, once it is known. */
  count: number | undefined;
  /** No results are shown; also true for a page beyond the last one. */
  isEmpty: boolean;
  crumbs: object;
}

/** Metadata of a search for search engines and link previews. */
export function SearchHead({ filters, subject, trades, settings, noindex, failed, count, isEmpty, crumbs }: SearchHeadProps) {
  const words = useSearchWords();
  const { industry, city, page } = filters;
  const few = trades.few(4).map(({ name }) => name);
  // A trade or a town without listings, or a page beyond the last one.
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

/** Whether only trade and city are set: search engines should index these pages, and not other combinations of filters. */
function isLandingPage(filters: Filters): boolean {
  const { industry, city, page } = filters;
  return addressOf(filters) === addressOf({ ...NO_FILTERS, industry, city, page });
}
