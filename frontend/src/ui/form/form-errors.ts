import type { FieldError } from '../../../../src/shared/domain-error.js';
import { fieldWithTooManyLinks } from '../../../../src/shared/forms/link-count.js';
import { visibleAddress } from '../../../../src/shared/contact/visible-address.js';
import { withScheme } from '../../../../src/shared/contact/with-scheme.js';

/** Why a form could not be sent: invalid fields, or a failed request. */
export interface FormProblem {
  /** A text for people; may be empty when there are field errors, which are shown instead. */
  detail: string;
  errors: FieldError[];
  /** The record that the form is about has changed meanwhile. */
  isConflict?: boolean;
  /** The `type` of the server's problem document. */
  type?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The visible controls of a form, for drafts and validation. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const isControl = (element: Element): element is Control =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  return [...form.elements].filter(isControl).filter(({ name, type }) => name !== '' && !name.startsWith('_') && type !== 'hidden');
}

/** Opens the collapsed part of the form that contains the field. */
export function unfold(field: Element): void {
  field.closest('details')?.setAttribute('open', '');
}

/** Adds a missing "https://" to web addresses, and removes invisible characters from email addresses. */
export function normalizeAddresses(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (control.type === 'url') control.value = withScheme(control.value.trim());
    if (control.type === 'email') control.value = visibleAddress(control.value);
  }
}

/** The visible values by field, trimmed; empty ones are left out. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const names = new Set(controlsOf(form).map(({ name }) => name));
  const given = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    names.has(name) && typeof value === 'string' ? [[name, value.trim()]] : [],
  );
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/**
 * Client-side checks: missing values, wrong formats, and what the server would silently classify as spam. Everything else is checked by the
 * server.
 * @param isJudged whether the server checks this form for spam
 */
export function errorsIn(form: HTMLFormElement, isJudged = true): FieldError[] {
  const values = valuesOf(form);
  const full = isJudged ? fieldWithTooManyLinks(values) : undefined;
  const errors = controlsOf(form).flatMap(({ name, required, dataset, validity }): [string, string][] => {
    if (values[name] === undefined) return required ? [[name, dataset['missing'] ?? 'is missing']] : [];
    if (name === full) return [[name, dataset['full'] ?? 'is not right']];
    return validity.patternMismatch || validity.typeMismatch ? [[name, dataset['wrong'] ?? 'is not right']] : [];
  });
  // Each radio button of a group reports the same error: one is enough.
  return [...new Map(errors)].map(([field, message]) => ({ field, message }));
}

/**
 * Makes a sentence of an API error: "must be a phone number" becomes "Phone must be a phone number.", "write your name" "Write your name."
 */
export function sentence(label: string, message: string): string {
  const text = /^(is|must|has)\b/.test(message) ? `${label} ${message}` : message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
