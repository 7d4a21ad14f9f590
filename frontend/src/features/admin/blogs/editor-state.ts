import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { assembleContent, type BlogContent, type StepText } from '../../../../../src/modules/blogs/domain/blog-content.js';
import { parseContent } from '../../../../../src/modules/blogs/domain/parse-content.js';
import type { BlogFields } from './blog-fields.js';

/*
 * The state of the article editor. `fields.content` is the single source of truth: it is shown in the text box, previewed and saved. The
 * fields beside it are a view of that text. Typing in the box parses the text again; typing in a field writes the text again and leaves the
 * fields as typed (an empty step, a trailing space), because parsing would drop unfinished input. Headings without a field of their own
 * become custom fields, so no text is lost. Unchanged parts stay the same objects, so that only the changed field renders again.
 */
export interface EditorState {
  fields: BlogFields;
  parts: BlogContent;
}

export type EditorChange =
  | { kind: 'field'; name: keyof BlogFields; value: string }
  | { kind: 'parts'; parts: Partial<BlogContent> | ((parts: BlogContent) => Partial<BlogContent>) }
  | { kind: 'all'; fields: BlogFields };

export const EMPTY_STEP: StepText = { title: '', text: '', tips: [], time: '' };

export function initialState(fields: BlogFields): EditorState {
  return { fields, parts: parseContent(fields.content) };
}

export function editorReducer({ fields, parts }: EditorState, change: EditorChange): EditorState {
  if (change.kind === 'all') return initialState(change.fields);
  if (change.kind === 'parts') {
    const next = { ...parts, ...(typeof change.parts === 'function' ? change.parts(parts) : change.parts) };
    return { fields: { ...fields, content: assembleContent(next) }, parts: next };
  }
  const next = { ...fields, [change.name]: change.value };
  return { fields: next, parts: change.name === 'content' ? copyWithStructuralSharing(parts, parseContent(next.content)) : parts };
}

/** The list with changes of one entry. */
export function withChanges<T>(list: readonly T[], index: number, changes: Partial<T>): T[] {
  return list.map((entry, at) => (at === index ? { ...entry, ...changes } : entry));
}

/** The list without one of its entries. */
export function without<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, at) => at !== index);
}

/** The list with an entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
