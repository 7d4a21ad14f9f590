import { useCallback, useMemo, useReducer, useState } from 'react';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import { type BlogFields, FIELD_NAMES, fieldNamed } from './blog-fields.js';
import type { FieldErrors } from './blog-form.js';
import { initialState, editorReducer, type EditorChange } from './editor-state.js';

/** The article being edited, and the server's validation errors for it. */
export function useArticleEditor(initial: BlogFields) {
  const [writing, make] = useReducer(editorReducer, initial, initialState);
  const [wrong, setWrong] = useState<FieldError[]>([]);
  /** Changes a field, and removes its error. */
  const change = useCallback((next: EditorChange) => {
    make(next);
    const names = next.kind === 'parts' ? ['content'] : next.kind === 'field' ? [next.name] : Object.keys(FIELD_NAMES);
    setWrong((all) => withoutErrorsOf(all, names));
  }, []);
  const errors = useMemo(() => byField(wrong), [wrong]);
  return { writing, change, wrong, setWrong, errors };
}

/** The errors without those of these fields; the same array when nothing changes, so that React does not render again. */
function withoutErrorsOf(wrong: FieldError[], names: readonly string[]): FieldError[] {
  const rest = wrong.filter(({ field }) => !names.includes(fieldNamed(field) ?? ''));
  return rest.length === wrong.length ? wrong : rest;
}

/** The first error of each field. */
function byField(wrong: readonly FieldError[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of wrong) {
    const name = fieldNamed(field);
    if (name) errors[name] ??= `${FIELD_NAMES[name]} ${message}.`;
  }
  return errors;
}
