import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MIN_PHONE_DIGITS } from '../../../../src/shared/forms/input-limits.js';
import { type Filters, phoneDigits } from './filters.js';

/** Debounce delay: filters apply when nothing was typed for this long. */
const APPLY_AFTER_MS = 300;

/** The filters that have a field in the form. */
export type Typed = Omit<Filters, 'sortBy' | 'page' | 'bbox'>;

export const typedOf = ({ sortBy: _sortBy, page: _page, bbox: _bbox, ...typed }: Filters): Typed => typed;

/** @param replaces whether to replace the last entry of the history */
export type Change = (changed: Partial<Filters>, replaces?: boolean) => void;

/** The form's pending state, ahead of the address. When the address changes for another reason (back, a chip, a link), the address wins. */
export function useTyping(filters: Filters, change: Change) {
  const [typed, setTyped] = useState(() => typedOf(filters));
  const latest = useRef({ typed, change });
  latest.current = { typed, change };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inAddress = JSON.stringify(typedOf(filters));
  const inAddressNow = useRef(inAddress);
  inAddressNow.current = inAddress;
  // Addresses of navigation that this form has started and React Router has not committed yet.
  const navigations = useRef<string[]>([]);
  const followed = useRef(inAddress);
  /** The field that created the last history entry; while it keeps the focus, further edits replace that entry. */
  const edited = useRef<Element>(undefined);
  // React may leave out a navigation of this form that another one has followed at once: then only the entry of the history is new.
  const { key } = useLocation();
  useEffect(() => {
    if (followed.current === inAddress && navigations.current.length === 0) return;
    followed.current = inAddress;
    const arrived = navigations.current.indexOf(inAddress);
    navigations.current = arrived < 0 ? [] : navigations.current.slice(arrived + 1);
    // Navigation started by this form must not overwrite what was typed meanwhile.
    if (arrived >= 0) return;
    clearTimeout(timer.current);
    edited.current = undefined;
    setTyped(JSON.parse(inAddress) as Typed);
  }, [inAddress, key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (next: Typed, field?: Element) => {
    clearTimeout(timer.current);
    const wanted = JSON.stringify(next);
    if (wanted === (navigations.current.at(-1) ?? inAddressNow.current)) return;
    navigations.current = wanted === inAddressNow.current ? [] : [...navigations.current, wanted];
    const isFurther = field !== undefined && field === edited.current;
    if (field && !isFurther) field.addEventListener('blur', () => (edited.current = undefined), { once: true });
    edited.current = field;
    latest.current.change(next, isFurther);
  };
  const flush = () => apply(applied(latest.current.typed), focusedFilter());
  // Update the ref at once: a second choice may come before React has rendered the first.
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

/**
 * The focused filter, except the search words: each change of the words gets a history entry of its own; an intermediate value of a filter
 * does not.
 */
function focusedFilter(): Element | undefined {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.name !== 'query' ? field : undefined;
}

/** The typed values that are complete enough to be searched for. */
function applied(typed: Typed): Typed {
  return {
    ...typed,
    query: typed.query.trim(),
    companyName: typed.companyName.trim(),
    phone: phoneDigits(typed.phone).length >= MIN_PHONE_DIGITS ? typed.phone.trim() : '',
  };
}
