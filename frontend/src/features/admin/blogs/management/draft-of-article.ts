import type { Draft, Revision } from '../blog-endpoints.js';
import { type BlogFields, type BlogWhole, differingFields, fieldsOf, inputOf } from '../blog-fields.js';

/** An article as it stands in the editor: what is published, with the changes of its draft. */
export interface EditedArticle {
  fields: BlogFields;
  /** The address that it shall have. */
  fileName: string;
  /** What somebody published since the draft was begun, and of that what the draft changes as well. */
  publishedSince: (keyof BlogFields)[];
  alsoMine: (keyof BlogFields)[];
}

/** @param base the published state that the draft was begun on; absent when that is what is published now */
export function editedArticle(blog: BlogWhole, draft?: Pick<Draft, 'fields'>, base?: Pick<Revision, 'fields' | 'fileName'>): EditedArticle {
  const now = fieldsOf(blog);
  const before = base ? fieldsOf(base.fields) : now;
  const typed = draft ? fieldsOf({ ...inputOf(before), ...draft.fields }) : before;
  const mine = differingFields(before, typed);
  const wanted = draft?.fields.fileName ?? blog.fileName;
  const publishedSince = differingFields(before, now);
  return {
    fields: { ...now, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) },
    fileName: wanted === (base ?? blog).fileName ? blog.fileName : wanted,
    publishedSince,
    alsoMine: publishedSince.filter((name) => mine.includes(name) && typed[name] !== now[name]),
  };
}
