import { useMemo, useState } from 'react';
import type { AdminError } from '../../api/admin-api.js';
import { useToast } from '../../kit/use-toast.js';
import { type Draft, useUpdateBlogMutation } from '../blog-endpoints.js';
import { type BlogFields, type BlogWhole, differingFields, fieldsOf, inputOf } from '../blog-fields.js';
import { draftFields } from '../drafts/saved-elsewhere.js';
import { useDraft } from '../drafts/use-draft.js';
import { useArticleEditor } from '../use-article-editor.js';
import { editedArticle, type EditedArticle } from './draft-of-article.js';

const CHANGED_MEANWHILE = '/problems/blog-changed-meanwhile';
const NAME_TAKEN = '/problems/blog-name-taken';

export type BlogEdit = ReturnType<typeof useEdit>;

interface UseEdit {
  blog: BlogWhole;
  draft: Draft | undefined;
  opened: EditedArticle;
  onReload: () => Promise<{ blogs: BlogWhole[] }>;
}

/**
 * The changes of a published article: a draft until they are published. Newer versions from the server never change the form; conflicts are
 * resolved on save.
 */
export function useEdit({ blog, draft, opened, onReload }: UseEdit) {
  const [base, setBase] = useState(blog);
  const { writing, change, wrong, setWrong, errors } = useArticleEditor(opened.fields);
  const [fileName, setFileName] = useState(opened.fileName);
  const [fileNameError, setFileNameError] = useState<string>();
  /** Fields that somebody has published meanwhile; `undefined` without a conflict. */
  const [conflict, setConflict] = useState<(keyof BlogFields)[]>();
  const [saved, setSaved] = useState(false);
  const [over, setOver] = useState(false);
  const [update, { isLoading }] = useUpdateBlogMutation();
  const toast = useToast();
  const changedNames = differingFields(fieldsOf(base), writing.fields);
  const dirty = changedNames.length > 0 || fileName !== base.fileName;
  const input = useMemo(() => ({ ...inputOf(writing.fields), fileName, version: base.version }), [writing.fields, fileName, base.version]);
  const kept = useDraft({ input, draft, fileName: blog.fileName, over, empty: !dirty });

  const latest = async () => {
    const found = await onReload().then(
      ({ blogs }) => blogs.find((other) => other.fileName === base.fileName),
      () => undefined,
    );
    if (!found) toast({ title: 'Error', description: 'It could not be reloaded. It may have been renamed or deleted.', bad: true });
    return found;
  };
  const fail = async ({ status, problem }: AdminError) => {
    setOver(false);
    // 401: the login page is already shown in front of this.
    if (status === 401) return undefined;
    if (problem?.type === CHANGED_MEANWHILE) {
      const fresh = await latest();
      return setConflict(fresh ? differingFields(fieldsOf(base), fieldsOf(fresh)) : []);
    }
    const named = problem?.errors?.find(({ field }) => /(^|\.)fileName$/.test(field));
    setFileNameError(problem?.type === NAME_TAKEN ? problem.detail : named && `The address ${named.message}.`);
    setWrong((problem?.errors ?? []).filter((error) => error !== named));
    return toast({ title: 'Error', description: 'Failed to update blog', bad: true });
  };
  /** @param onto the version to which the changes are applied */
  const send = async (onto: BlogWhole) => {
    const mine = inputOf({ ...fieldsOf(onto), ...Object.fromEntries(changedNames.map((name) => [name, writing.fields[name]])) });
    setWrong([]);
    setFileNameError(undefined);
    setOver(true);
    const { data, error } = await update({ fileName: onto.fileName, blog: { ...onto, ...mine, fileName } });
    if (!data) return fail(error as AdminError);
    await kept.remove();
    setSaved(true);
    setConflict(undefined);
    return toast({ title: 'Blog updated successfully' });
  };
  const put = (next: EditedArticle, on: BlogWhole) => {
    setBase(on);
    setFileName(next.fileName);
    change({ kind: 'all', fields: next.fields });
    kept.adopt({ ...inputOf(next.fields), fileName: next.fileName, version: on.version });
  };
  return {
    writing,
    change,
    wrong,
    errors,
    fileName,
    setFileName,
    fileNameError,
    changedNames,
    dirty,
    kept,
    over,
    saved,
    saving: isLoading,
    conflict,
    stay: () => setConflict(undefined),
    save: () => send(base),
    overwrite: async () => {
      const fresh = await latest();
      if (fresh) await send(fresh);
    },
    reload: async () => {
      const fresh = await latest();
      if (!fresh) return;
      await kept.remove();
      put(editedArticle(fresh), fresh);
      setConflict(undefined);
    },
    restoreDraft: () => {
      const before = kept.typedBefore?.values;
      if (before) {
        change({ kind: 'all', fields: draftFields({ fields: before }) });
        setFileName(before.fileName ?? base.fileName);
      }
      kept.chosen();
    },
    takeTheirs: async () => {
      const theirs = await kept.takeTheirs();
      if (theirs) put(editedArticle(base, theirs), base);
    },
    /** @returns whether the changes were discarded */
    discard: async () => {
      setOver(true);
      const gone = await kept.remove();
      if (!gone) {
        setOver(false);
        toast({ title: 'Not discarded', description: 'The server could not be reached. Please try again.', bad: true });
      }
      return gone;
    },
  };
}
