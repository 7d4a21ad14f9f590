import type { Ref } from 'react';
import { counted } from '../../lib/words.js';
import { fieldId } from './form-context.js';
import { type FormProblem, unfold } from './form-errors.js';

interface SummaryProps {
  ref: Ref<HTMLElement>;
  form: string;
  labels: Record<string, string>;
  problem: FormProblem;
  errors: ReadonlyMap<string, string>;
}

/** Why the form was not sent: each field that needs another look, in the form's order, or what went wrong on the way. */
export function ErrorSummary({ ref, form, labels, problem, errors }: SummaryProps) {
  const order = Object.keys(labels);
  const listed = [...errors].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const title = `${form}-problem`;
  const focus = (field: string) => {
    const control = document.getElementById(fieldId(form, field));
    if (control) unfold(control);
    control?.focus();
  };
  return (
    <section ref={ref} className="form-problem" tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>
        {listed.length > 0 ? counted(listed.length, 'field needs another look', 'fields need another look') : 'It was not sent'}
      </h2>
      <p>
        {listed.length === 0 && `${problem.detail} `}
        What you typed is still here.
      </p>
      {listed.length > 0 && (
        <ul>
          {listed.map(([field, text]) => (
            <li key={field}>
              {labels[field] === undefined ? (
                text
              ) : (
                <a
                  href={`#${fieldId(form, field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focus(field);
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
