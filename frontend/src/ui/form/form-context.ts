import { createContext, useContext } from 'react';
import type { FormWords } from './form-words.js';

export interface FormState {
  words: FormWords;
  /** Prefix of the ids of its fields. */
  name: string;
  labels: Record<string, string>;
  /** Initial values of the fields. */
  values: Record<string, string>;
  /** Error texts by field, in full sentences. */
  errors: ReadonlyMap<string, string>;
}

const FormContext = createContext<FormState | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The state of the enclosing form. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field stands outside of a form.');
  return state;
}

/** The part of the form's state that belongs to a field. */
export function useField(field: string) {
  const { words, name, labels, values, errors } = useFormState();
  return { words, id: fieldId(name, field), label: labels[field] ?? field, value: values[field] ?? '', error: errors.get(field) };
}

export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}
