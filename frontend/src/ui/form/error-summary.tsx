import type { Ref } from 'react';
import { fieldId, useFormState } from './form-context.js';
import { type FormProblem, unfold } from './form-errors.js';
import type { FormWords } from './form-words.js';

interface SummaryProps {
  ref: Ref<HTMLElement>;
  problem: FormProblem;
}

/** Why the form was not sent: the invalid fields in the order of the form, or the failure of the request. */
export function ErrorSummary({ ref, problem }: SummaryProps) {
  const { words, name: form, labels, errors } = useFormState();
  const order = Object.keys(labels);
  const listed = [...errors].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const title = `${form}-problem`;
  // Two fields, such as two links, may have the same error text.
  const isShared = (text: string) => listed.filter(([, other]) => other === text).length > 1;
  const wordsFor = (field: string, text: string) => (isShared(text) ? `${labels[field]}: ${text}` : text);
  const focus = (field: string) => {
    const control = document.getElementById(fieldId(form, field));
    if (control) unfold(control);
    control?.focus();
  };
  return (
    <section ref={ref} className="form-problem" tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{headingFor(words, listed.length)}</h2>
      <p>
        {listed.length === 0 && `${problem.detail} `}
        {words.stillHere}
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
                  {wordsFor(field, text)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function headingFor(words: FormWords, wrong: number): string {
  if (wrong === 0) return words.notSent;
  return wrong === 1 ? words.oneWrong : words.manyWrong.replace('{count}', String(wrong));
}
