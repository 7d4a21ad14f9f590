import type { FieldError } from '../../../../src/shared/domain-error.js';
import { fieldWithTooManyLinks } from '../../../../src/shared/forms/link-count.js';
import { visibleAddress } from '../../../../src/shared/contact/visible-address.js';
import { withScheme } from '../../../../src/shared/contact/with-scheme.js';

/** Why a form could not be sent: what is wrong with it, or with the sending. */
export interface FormProblem {
  /** For people; with errors it is of no use, and may be empty. */
  detail: string;
  errors: FieldError[];
  /** What it is about has changed meanwhile. */
  isConflict?: boolean;
  /** Which kind of problem the server answered. */
  type?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that people see, by which drafts are kept and checks are made. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const isControl = (element: Element): element is Control =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  return [...form.elements].filter(isControl).filter(({ name, type }) => name !== '' && !name.startsWith('_') && type !== 'hidden');
}

/** Brings a field into view that stands in a folded part of its form. */
export function unfold(field: Element): void {
  field.closest('details')?.setAttribute('open', '');
}

/** Adds "https://" where it was left out, and takes out of email addresses what nobody can see. */
export function mendAddresses(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (control.type === 'url') control.value = withScheme(control.value.trim());
    if (control.type === 'email') control.value = visibleAddress(control.value);
  }
}

/** What was typed or chosen, trimmed, by field; nothing empty. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const names = new Set(controlsOf(form).map(({ name }) => name));
  const given = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    names.has(name) && typeof value === 'string' ? [[name, value.trim()]] : [],
  );
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/**
 * Client-side checks: missing values, wrong formats, and what the server would put with the spam without a word. Everything else is checked
 * by the server.
 * @param isJudged the server looks whether it is spam
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

/** "Phone must be a phone number." and "Write your name.": the API says one or the other. */
export function sentence(label: string, message: string): string {
  const text = /^(is|must|has)\b/.test(message) ? `${label} ${message}` : message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
