import { useEffect, useId, useRef } from 'react';
import { Link } from '../../ui/link.js';
import { useRead } from '../../lib/use-read.js';
import { Icon } from '../../ui/icon.js';
import { SearchField } from '../../ui/search-field.js';
import { Choice } from './filter-choice.js';
import { activeFilters, type Filters, filtersOf } from './filters.js';
import { MoreFilters } from './more-filters.js';
import { type Change, typedOf, useTyping } from './use-typing.js';
import { useSearchWords } from './use-search-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

export interface FilterFormProps {
  filters: Filters;
  change: Change;
  industries: string[];
  cities: string[];
  /** The list of cities is incomplete. */
  more: boolean;
  title: string | undefined;
  /** The form is in the sheet, which has no field for words: that is on the page. */
  inSheet?: boolean;
}

/** Props of the form in a sheet (modal dialog). */
export interface FilterSheetProps extends FilterFormProps {
  /** Number of active filters. */
  count: number;
  total: number | undefined;
  clear: () => void;
}

/** Checkboxes, each with the fact about the directory that it requires: without that fact, the filter could never match. */
const CHECKS = [
  ['verified', 'verified'],
  ['licensed', 'licensed'],
  ['openNow', 'hoursKnown'],
] as const;

/** Id of the form for browsers without JavaScript; controls elsewhere on the page refer to it. */
export const FILTER_FORM = 'filters';

/** All filters, with the field for words unless in the sheet. They apply while the visitor types; without JavaScript, on submit. */
export function FilterForm({ filters, change, industries, cities, more, title, inSheet }: FilterFormProps) {
  const words = useSearchWords();
  const prefix = useId();
  const { typed, type, choose, flush, drop } = useTyping(filters, change);
  // Hide filters that no listing could match.
  const { data: facts } = useRead('directory', {});
  const checks = CHECKS.filter(([name, fact]) => facts?.[fact] !== false || filters[name]);
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useRef(() => {
    // Apply what was typed or chosen before hydration.
    const filled = new URLSearchParams();
    // The form has no files: every value is text.
    new FormData(form.current!).forEach((value, name) => typeof value === 'string' && filled.append(name, value));
    // No control has `literal`.
    choose({ ...typedOf(filtersOf(filled).filters), literal: filters.literal });
  });
  useEffect(() => (inSheet ? undefined : atFirst.current()), [inSheet]);
  const field = (name: string) => ({ id: `${prefix}${name}`, name });
  const filterForm = (
    <form
      ref={form}
      id={inSheet ? undefined : FILTER_FORM}
      className="filter-form"
      action="/search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className="filter-head">
        <h2 tabIndex={inSheet ? -1 : undefined}>{title ?? words.filters}</h2>
        {activeFilters(filters, words).length > 0 && <Link to="/search">{words.clear}</Link>}
      </div>
      <div className="field">
        <label htmlFor={`${prefix}industry`}>{words.trade}</label>
        <Choice
          {...field('industry')}
          value={typed.industry}
          values={industries}
          all={words.allTrades}
          onChoose={(industry) => choose({ industry })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${prefix}city`}>{words.city}</label>
        <Choice {...field('city')} value={typed.city} values={cities} all={words.allCities} onChoose={(city) => choose({ city })} />
        {more && <small className="muted">{words.otherTown}</small>}
      </div>
      {(facts?.rated !== false || filters.minRating > 0) && (
        <div className="field">
          <label htmlFor={`${prefix}minRating`}>
            {words.minimumRating}
            <output htmlFor={`${prefix}minRating`}>
              {typed.minRating > 0 ? fillTemplate(words.ratingFrom, { rating: typed.minRating.toFixed(1) }) : words.ratingAny}
            </output>
          </label>
          <input
            {...field('minRating')}
            type="range"
            min={0}
            max={5}
            step={0.1}
            value={typed.minRating}
            aria-valuetext={
              typed.minRating > 0 ? fillTemplate(words.ratingFromStars, { rating: typed.minRating.toFixed(1) }) : words.ratingAnySpoken
            }
            onChange={({ target }) => type({ minRating: Number(target.value) })}
          />
        </div>
      )}
      {checks.length > 0 && (
        <fieldset className="field checks">
          <legend>{words.onlyShow}</legend>
          {checks.map(([name]) => (
            <label key={name}>
              <input
                type="checkbox"
                name={name}
                value="yes"
                checked={typed[name]}
                onChange={({ target }) => choose({ [name]: target.checked })}
              />
              {words[name]}
            </label>
          ))}
        </fieldset>
      )}
      <MoreFilters prefix={prefix} inUse={filters} typed={typed} type={type} />
      <button type="submit" className="button button-accent without-script">
        {words.showResults}
      </button>
    </form>
  );
  if (inSheet) return filterForm;
  return (
    <>
      <div className="search-box" role="search">
        <Icon name="search" />
        <SearchField
          form={FILTER_FORM}
          aria-label={words.whatLabel}
          placeholder={words.whatHint}
          value={typed.query}
          onChange={({ target }) => type({ query: target.value })}
          onLeave={drop}
        />
        <button type="submit" form={FILTER_FORM} className="button button-accent">
          {words.search}
        </button>
      </div>
      <aside className="search-filters" aria-label={words.filters}>
        {filterForm}
      </aside>
    </>
  );
}
