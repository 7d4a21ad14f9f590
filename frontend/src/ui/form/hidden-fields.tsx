import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Site } from '../../lib/site.js';
import { useFormState } from './form-context.js';

/** Hidden fields of a form, and its honeypot: a value in a field that people cannot see was written by a program. */
export function HiddenFields({ hidden = {} }: { hidden?: Record<string, string> }) {
  const { words } = useFormState();
  const made = useSelector(({ site }: { site: Site }) => site.now);
  const started = useRef<HTMLInputElement>(null);
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    // By the server's clock: one that is fast would make people look like programs. What came with the first page was filled in as of then,
    // long before its scripts on a slow phone. What came later is counted from when that page had arrived: the clock of a page runs from the
    // tap on its link, and where a bad network held it up, the form would have been opened in the future.
    started.current!.value = String(Math.floor(made + (isFirstPage ? 0 : sinceArrival())));
  }, [made, isFirstPage]);
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input ref={started} type="hidden" name="_started" />
      <div className="form-trap" aria-hidden="true">
        <label>
          {words.trap}
          <input name="_honey" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** Milliseconds since all of the document was there. */
function sinceArrival(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (navigation?.responseEnd ?? 0);
}
