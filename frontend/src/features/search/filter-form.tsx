import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.js';
import { SearchField } from '../../ui/search-field.js';
import { activeFilters, FEWEST_DIGITS, type Filters, filtersOf, formatPostCode, phoneDigits } from './filters.js';

/** Whoever types is not interrupted: filters apply when the keys have rested this long. */
const APPLY_AFTER_MS = 300;

export interface FilterFormProps {
  filters: Filters;
  change: (changed: Partial<Filters>) => void;
  industries: string[];
  cities: string[];
  title: string | undefined;
  /** It stands in the sheet: the words are searched for in the field of the page. */
  inSheet?: boolean;
}

/** The same in a sheet of its own. */
export interface FilterSheetProps extends FilterFormProps {
  /** Filters in use. */
  count: number;
  total: number | undefined;
  clear: () => void;
}

type Typed = Omit<Filters, 'sortBy' | 'page'>;

const typedOf = ({ sortBy: _sortBy, page: _page, ...typed }: Filters): Typed => typed;

/** The one form that is there without JavaScript; controls elsewhere on the page belong to it. */
const FORM = 'filters';

/** All filters, and above the results the field for words. They apply as one types; without JavaScript the form is sent with its buttons. */
export function FilterForm({ filters, change, industries, cities, title, inSheet }: FilterFormProps) {
  const prefix = useId();
  const { typed, type, choose, flush, drop } = useTyping(filters, change);
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useRef(() => {
    const filled = new FormData(form.current!) as unknown as Iterable<[string, string]>;
    // What was typed or chosen before the page came alive counts like what comes later.
    choose(typedOf(filtersOf(new URLSearchParams([...filled])).filters));
  });
  useEffect(() => (inSheet ? undefined : atFirst.current()), [inSheet]);
  const digits = phoneDigits(typed.phone).length;
  const tooShort = digits > 0 && digits < FEWEST_DIGITS;
  const field = (name: string) => ({ id: `${prefix}${name}`, name });
  const filterForm = (
    <form
      ref={form}
      id={inSheet ? undefined : FORM}
      className="filter-form"
      action="/search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className="filter-head">
        <h2>{title ?? 'Filters'}</h2>
        {activeFilters(filters).length > 0 && <Link to="/search">Clear</Link>}
      </div>
      <div className="field">
        <label htmlFor={`${prefix}industry`}>Trade</label>
        <Choice
          {...field('industry')}
          value={typed.industry}
          values={industries}
          all="All trades"
          onChoose={(industry) => choose({ industry })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${prefix}city`}>City</label>
        <Choice {...field('city')} value={typed.city} values={cities} all="All cities" onChoose={(city) => choose({ city })} />
      </div>
      <div className="field">
        <label htmlFor={`${prefix}minRating`}>
          Minimum rating
          <output htmlFor={`${prefix}minRating`}>{typed.minRating > 0 ? `${typed.minRating.toFixed(1)} or more` : 'Any'}</output>
        </label>
        <input
          {...field('minRating')}
          type="range"
          min={0}
          max={5}
          step={0.1}
          value={typed.minRating}
          aria-valuetext={typed.minRating > 0 ? `${typed.minRating.toFixed(1)} stars or more` : 'Any rating'}
          onChange={({ target }) => type({ minRating: Number(target.value) })}
        />
      </div>
      <fieldset className="field checks">
        <legend>Only show</legend>
        <label>
          <input
            type="checkbox"
            name="verified"
            value="yes"
            checked={typed.verified}
            onChange={({ target }) => choose({ verified: target.checked })}
          />
          Verified
        </label>
        <label>
          <input
            type="checkbox"
            name="licensed"
            value="yes"
            checked={typed.licensed}
            onChange={({ target }) => choose({ licensed: target.checked })}
          />
          Licensed
        </label>
      </fieldset>
      <details className="more-filters" open={filters.companyName + filters.postCode + filters.phone !== '' || undefined}>
        <summary>
          Company and phone
          <Icon name="chevron-down" />
        </summary>
        <div className="field">
          <label htmlFor={`${prefix}companyName`}>Company name</label>
          <input
            {...field('companyName')}
            type="text"
            maxLength={200}
            autoComplete="off"
            value={typed.companyName}
            onChange={({ target }) => type({ companyName: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${prefix}postCode`}>Postal code</label>
          <input
            {...field('postCode')}
            type="text"
            autoComplete="off"
            placeholder="M5V 2T6"
            maxLength={10}
            value={typed.postCode}
            onChange={({ target }) => type({ postCode: formatPostCode(target.value) })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${prefix}phone`}>Phone number</label>
          <input
            {...field('phone')}
            type="tel"
            autoComplete="off"
            maxLength={30}
            value={typed.phone}
            aria-describedby={`${prefix}phone-help`}
            aria-invalid={tooShort || undefined}
            onChange={({ target }) => type({ phone: target.value })}
          />
          <p id={`${prefix}phone-help`} className={tooShort ? 'field-error' : 'field-help'}>
            {tooShort ? 'Type at least three digits.' : 'Any part of it, three digits or more.'}
          </p>
        </div>
      </details>
      <button type="submit" className="button button-accent without-script">
        Show results
      </button>
    </form>
  );
  if (inSheet) return filterForm;
  return (
    <>
      <div className="search-box" role="search">
        <Icon name="search" />
        <SearchField
          form={FORM}
          aria-label="What do you need?"
          placeholder="A problem or a trade"
          value={typed.query}
          onChange={({ target }) => type({ query: target.value })}
          onLeave={drop}
        />
        <button type="submit" form={FORM} className="button button-accent">
          Search
        </button>
      </div>
      <aside className="search-filters" aria-label="Filters">
        {filterForm}
      </aside>
    </>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  value: string;
  values: string[];
  all: string;
  onChoose: (value: string) => void;
}

function Choice({ id, name, value, values, all, onChoose }: ChoiceProps) {
  // An address may write a city in another case than the directory does.
  const chosen = values.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value;
  return (
    <select id={id} name={name} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {values.map((known) => (
        <option key={known}>{known}</option>
      ))}
    </select>
  );
}

/** What is being typed and chosen, ahead of the address; the address wins whenever it changes by itself (back, a chip, a link). */
function useTyping(filters: Filters, change: (changed: Partial<Filters>) => void) {
  const [typed, setTyped] = useState(() => typedOf(filters));
  const latest = useRef({ typed, change });
  latest.current = { typed, change };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inAddress = JSON.stringify(typedOf(filters));
  const inAddressNow = useRef(inAddress);
  inAddressNow.current = inAddress;
  // Asked for by this form, and not in the address yet: React Router lets the page follow when it has time.
  const underWay = useRef<string[]>([]);
  const followed = useRef(inAddress);
  useEffect(() => {
    if (followed.current === inAddress) return;
    followed.current = inAddress;
    const arrived = underWay.current.indexOf(inAddress);
    underWay.current = arrived < 0 ? [] : underWay.current.slice(arrived + 1);
    // What this form asked for takes nothing away from what was typed meanwhile.
    if (arrived >= 0) return;
    clearTimeout(timer.current);
    setTyped(JSON.parse(inAddress) as Typed);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (next: Typed) => {
    clearTimeout(timer.current);
    const wanted = JSON.stringify(next);
    if (wanted === (underWay.current.at(-1) ?? inAddressNow.current)) return;
    underWay.current = wanted === inAddressNow.current ? [] : [...underWay.current, wanted];
    latest.current.change(next);
  };
  const flush = () => apply(applied(latest.current.typed));
  // A second choice may come before React has rendered the first.
  const merge = (changed: Partial<Typed>): Typed => {
    latest.current.typed = { ...latest.current.typed, ...changed };
    setTyped(latest.current.typed);
    return latest.current.typed;
  };
  const type = (changed: Partial<Typed>) => {
    merge(changed);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, APPLY_AFTER_MS);
  };
  const choose = (changed: Partial<Typed>) => apply(applied(merge(changed)));
  const drop = () => clearTimeout(timer.current);
  return { typed, type, choose, flush, drop };
}

/** What of the typed text is ready to be searched for. */
function applied(typed: Typed): Typed {
  return {
    ...typed,
    query: typed.query.trim(),
    companyName: typed.companyName.trim(),
    phone: phoneDigits(typed.phone).length >= FEWEST_DIGITS ? typed.phone.trim() : '',
  };
}
