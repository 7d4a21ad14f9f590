import { createContext, useContext } from 'react';

export interface FormState {
  /** What the ids of its fields begin with. */
  name: string;
  labels: Record<string, string>;
  /** What the fields start with. */
  values: Record<string, string>;
  /** What is wrong, by field, in whole sentences. */
  errors: ReadonlyMap<string, string>;
}

export const FormContext = createContext<FormState>({ name: '', labels: {}, values: {}, errors: new Map() });

/** All that a field needs of its form. */
export function useField(field: string) {
  const { name, labels, values, errors } = useContext(FormContext);
  return { id: fieldId(name, field), label: labels[field] ?? field, value: values[field] ?? '', error: errors.get(field) };
}

export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}
