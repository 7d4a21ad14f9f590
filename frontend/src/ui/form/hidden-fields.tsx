import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Site } from '../../lib/site.js';
import { useFormState } from './form-context.js';

/** Hidden fields of a form, and its honeypot: only a program fills in a field that people cannot see. */
export function HiddenFields({ hidden = {} }: { hidden?: Record<string, string> }) {
  const { words } = useFormState();
  const made = useSelector(({ site }: { site: Site }) => site.now);
  const started = useRef<HTMLInputElement>(null);
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    // Use the server's clock: with a fast clock in the browser, the server would take people for programs ("too-fast"). A form on the first
    // page was opened when the server rendered it, which on a slow phone is long before its scripts run. For a later page, add the time
    // since the first document had arrived. `performance.now()` alone counts from the tap on the link, so on a slow network the start would
    // be in the future.
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

/** Milliseconds since the document was received completely. */
function sinceArrival(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (navigation?.responseEnd ?? 0);
}
