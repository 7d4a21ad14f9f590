import { createContext, useContext } from 'react';
import type { FormWords } from './form-words.js';

export interface FormState {
  words: FormWords;
  /** What the ids of its fields begin with. */
  name: string;
  labels: Record<string, string>;
  /** What the fields start with. */
  values: Record<string, string>;
  /** What is wrong, by field, in whole sentences. */
  errors: ReadonlyMap<string, string>;
}

const FormContext = createContext<FormState | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The form around. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field stands outside of a form.');
  return state;
}

/** All that a field needs of its form. */
export function useField(field: string) {
  const { words, name, labels, values, errors } = useFormState();
  return { words, id: fieldId(name, field), label: labels[field] ?? field, value: values[field] ?? '', error: errors.get(field) };
}

export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}
