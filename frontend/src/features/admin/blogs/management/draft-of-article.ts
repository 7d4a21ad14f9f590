import type { Draft, Revision } from '../blog-endpoints.js';
import { type BlogFields, type BlogWhole, differingFields, fieldsOf, inputOf } from '../blog-fields.js';

/** An article in the editor: the published fields with the changes of its draft. */
export interface EditedArticle {
  fields: BlogFields;
  /** Its new address. */
  fileName: string;
  /** Fields that somebody has published since the draft was begun, and those of them that the draft changes as well. */
  publishedSince: (keyof BlogFields)[];
  alsoMine: (keyof BlogFields)[];
}

/** @param base the published version that the draft is based on; missing when it is the current one */
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
