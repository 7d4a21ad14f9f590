import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Site } from '../../lib/site.js';
import { useFormState } from './form-context.js';

/** Hidden fields of a form, and its honeypot: a value in a field that people cannot see was written by a program. */
export function HiddenFields({ hidden = {} }: { hidden?: Record<string, string> }) {
  const { words } = useFormState();
  const made = useSelector(({ site }: { site: Site }) => site.now);
  const started = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // By the server's clock: one that is fast would make people look like programs.
    started.current!.value = String(Math.floor(made + performance.now()));
  }, [made]);
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
