import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart, type PageLocation, PartNotLoaded } from '../../lib/lazy-page.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { useSettings } from '../../lib/use-settings.js';
import { useTrades } from '../../lib/trades.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { ActiveFilters } from './active-filters.js';
import { FilterForm } from './filter-form.js';
import { FilterSheetButton } from './filter-sheet-button.js';
import { activeFilters, addressOf, type Filters, filtersOf, NO_FILTERS, questionOf, SORT_ORDERS, type SortOrder } from './filters.js';
import { Results } from './results.js';
import { isSomebodyNear, SearchHead, landingPageFilters, subjectOf } from './search-head.js';
import { NearMe, ViewToggle } from './search-tools.js';
import { isUsuallyByDistance, searchView } from './search-view.js';
import './search.css';
import { useResultsInView } from './use-results-in-view.js';
import { useSearchWords } from './use-search-words.js';

export const parameters = Object.keys(NO_FILTERS);

export function reads({ query }: PageLocation): ReadCall[] {
  const { filters } = filtersOf(query);
  return [
    { name: 'search', args: questionOf(filters, null) },
    { name: 'choices', args: {} },
    ...(filters.industry ? [{ name: 'trade' as const, args: { name: filters.industry } }] : []),
  ];
}

// Only searches for a trade show it: loaded at once on the server, lazily in browsers.
const IndustryExplainer = import.meta.env.SSR
  ? (await import('./industry-explainer.js')).default
  : lazyPart(() => import('./industry-explainer.js'));

const IgnoredNote = import.meta.env.SSR ? (await import('./ignored-note.js')).default : lazyPart(() => import('./ignored-note.js'));

// Leaflet and the base map are loaded when the map is opened.
const ResultsMap = lazyPart(async () => (await import('./map/load-map.js')).loadMap(), PartNotLoaded);

const RadiusChoice = lazyPart(() => import('./radius-choice.js'));

/** The search page: filters, results and map. */
export default function SearchPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { mode, near } = useSelector((state: { searchView: ReturnType<typeof searchView.reducer> }) => state.searchView);
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { filters: asked, ignored } = filtersOf(new URLSearchParams(search));
  const answer = useRead('search', questionOf(asked, near));
  const from = answer.data?.distanceFrom;
  // When the words or the city name no known place, the server uses the default order instead of the distance.
  const isUsual = asked.sortBy === 'distance' && answer.data && !from;
  const filters: Filters = isUsual ? { ...asked, sortBy: 'featured' } : asked;
  const ignoredNames = isUsual ? [...ignored, 'sortBy'] : ignored;
  const settings = useSettings();
  const words = useSearchWords();
  const trades = useTrades();
  const { data: trade } = useRead('trade', { name: filters.industry }, filters.industry !== '');
  // Trade and city in the spelling of the directory instead of that of the address.
  const named: Filters = { ...filters, industry: trade?.name ?? filters.industry, city: answer.data?.city ?? filters.city };
  const { heading, onClick } = useResultsInView({
    search: JSON.stringify([addressOf({ ...asked, page: 1 }), near]),
    page: asked.page,
    isAnswered: !answer.loading,
    isMap: mode === 'map',
  });

  const change = (changed: Partial<Filters>, replace = false) => void navigate(addressOf({ ...filters, page: 1, ...changed }), { replace });
  const clear = (still: Partial<Filters> = {}) => {
    dispatch(searchView.actions.nearFound(null));
    void navigate(addressOf({ ...NO_FILTERS, sortBy: filters.sortBy, ...still }));
  };

  // The words stay in the field of the page when filters are cleared.
  const typed = { query: filters.query, literal: filters.literal };
  const activeCount = activeFilters({ ...filters, query: '' }, words).length + (near ? 1 : 0);
  const meaning = answer.data?.understood;
  const same = landingPageFilters(named, meaning);
  const byDistance = isUsuallyByDistance(near, meaning);
  const subject = subjectOf(same ?? named, trade?.plural, trades, meaning, isSomebodyNear(answer.data), words);
  const trail = [
    { name: words.search, to: '/search' },
    ...(subject ? [{ name: subject, to: addressOf(same ?? { ...NO_FILTERS, industry: named.industry, city: named.city }) }] : []),
  ];
  const choices = useRead('choices', {});
  const { industries = [], cities = [], more = false } = choices.data ?? {};
  const retry = () => {
    answer.retry();
    if (!choices.data) choices.retry();
  };
  const form = {
    filters: named,
    change,
    industries: withOwn(industries.filter(trades.named), named.industry),
    cities: withOwn(cities, named.city),
    more,
    title: settings?.filterSectionTitle,
  };
  return (
    <div className="page search-page">
      <SearchHead
        filters={same ?? named}
        subject={subject}
        trades={trades}
        settings={settings}
        noindex={ignoredNames.length > 0}
        failed={answer.error !== undefined}
        count={answer.data?.total}
        isEmpty={answer.data?.services.length === 0}
        crumbs={breadcrumbData(trail, origin)}
      />
      <Breadcrumb trail={trail} />
      <div className="page-title search-title">
        <h1>{subject ?? settings?.searchPageTitle ?? words.search}</h1>
        <p>{settings?.searchPageSubtitle}</p>
      </div>
      <div className="search-layout" onClick={onClick}>
        <FilterForm {...form} />
        <section className="search-results" aria-labelledby="results-heading">
          <h2 id="results-heading" className="visually-hidden" tabIndex={-1} ref={heading}>
            {words.results}
          </h2>
          {ignoredNames.length > 0 && (
            <Suspense>
              <IgnoredNote names={ignoredNames} />
            </Suspense>
          )}
          <div className="toolbar">
            <FilterSheetButton {...form} count={activeCount} total={answer.data?.total} clear={() => clear(typed)} />
            <NearMe near={near !== null} />
            {near && (
              <Suspense>
                <RadiusChoice near={near} />
              </Suspense>
            )}
            <label className="toolbar-sort">
              <span>{words.sortBy}</span>
              <select
                name="sortBy"
                form="filters"
                value={byDistance && filters.sortBy === 'distance' ? 'featured' : filters.sortBy}
                onChange={({ target }) => change({ sortBy: target.value as SortOrder })}
              >
                {Object.entries(SORT_ORDERS).map(
                  ([order, [text]]) =>
                    (order !== 'distance' || (from && !byDistance)) && (
                      <option key={order} value={order}>
                        {words[byDistance && order === 'featured' ? 'byDistance' : text]}
                      </option>
                    ),
                )}
              </select>
            </label>
            <ViewToggle mode={mode} />
          </div>
          <ActiveFilters filters={named} near={near} clear={() => clear()} />
          {mode === 'map' && (
            <Suspense fallback={<p role="status">{words.loadingMap}</p>}>
              <ResultsMap filters={filters} near={near} services={answer.data?.services} change={change} />
            </Suspense>
          )}
          <Results filters={named} near={near} mode={mode} answer={{ ...answer, retry }} settings={settings} />
          {trade && (
            <Suspense>
              <IndustryExplainer trade={trade} settings={settings} />
            </Suspense>
          )}
        </section>
      </div>
    </div>
  );
}

/** Adds a filter's value to its choices, even if no listing has it. */
function withOwn(values: string[], own: string): string[] {
  return own && !values.some((value) => value.toLowerCase() === own.toLowerCase()) ? [...values, own] : values;
}
