import { useState } from 'react';
import type { AdminError } from '../../api/admin-api.js';
import { useToast } from '../../kit/use-toast.js';
import { useUpdateBlogMutation } from '../blog-endpoints.js';
import { type BlogWhole, differingFields, fieldsOf, inputOf } from '../blog-fields.js';
import { useWriting } from '../use-writing.js';

const CHANGED_MEANWHILE = '/problems/blog-changed-meanwhile';
const NAME_TAKEN = '/problems/blog-name-taken';

export type BlogEdit = ReturnType<typeof useEdit>;

/** What is typed about a published article. News from the server never touch it; they are asked about when it comes to saving. */
export function useEdit(blog: BlogWhole, onReload: () => Promise<{ blogs: BlogWhole[] }>) {
  const [base, setBase] = useState(blog);
  const { writing, change, wrong, setWrong, errors } = useWriting(fieldsOf(blog));
  const [fileName, setFileName] = useState(blog.fileName);
  const [fileNameError, setFileNameError] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const [saved, setSaved] = useState(false);
  const [update, { isLoading }] = useUpdateBlogMutation();
  const toast = useToast();
  const changedNames = differingFields(fieldsOf(base), writing.fields);
  const dirty = changedNames.length > 0 || fileName !== base.fileName;

  const fail = ({ status, problem }: AdminError) => {
    // 401: the login page is already shown in front of this.
    if (status === 401) return;
    if (problem?.type === CHANGED_MEANWHILE) return setConflict(true);
    const named = problem?.errors?.find(({ field }) => /(^|\.)fileName$/.test(field));
    setFileNameError(problem?.type === NAME_TAKEN ? problem.detail : named && `The address ${named.message}.`);
    setWrong((problem?.errors ?? []).filter((error) => error !== named));
    return toast({ title: 'Error', description: 'Failed to update blog', bad: true });
  };
  /** @param over the state that these changes are made to */
  const send = async (over: BlogWhole) => {
    const mine = inputOf({ ...fieldsOf(over), ...Object.fromEntries(changedNames.map((name) => [name, writing.fields[name]])) });
    setWrong([]);
    setFileNameError(undefined);
    const { data, error } = await update({ fileName: over.fileName, blog: { ...over, ...mine, fileName } });
    if (!data) return fail(error as AdminError);
    setSaved(true);
    setConflict(false);
    return toast({ title: 'Blog updated successfully' });
  };
  const latest = async () => {
    const found = await onReload().then(
      ({ blogs }) => blogs.find((other) => other.fileName === base.fileName),
      () => undefined,
    );
    if (!found) toast({ title: 'Error', description: 'It could not be loaded anew. It may have been renamed or deleted.', bad: true });
    return found;
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
    saved,
    saving: isLoading,
    conflict,
    stay: () => setConflict(false),
    save: () => send(base),
    overwrite: async () => {
      const fresh = await latest();
      if (fresh) await send(fresh);
    },
    reload: async () => {
      const fresh = await latest();
      if (!fresh) return;
      setBase(fresh);
      setFileName(fresh.fileName);
      change({ kind: 'all', fields: fieldsOf(fresh) });
      setConflict(false);
    },
  };
}
