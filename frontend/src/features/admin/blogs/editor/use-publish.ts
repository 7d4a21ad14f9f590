import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldError } from '../../../../../../src/shared/domain-error.js';
import type { AdminError } from '../../api/admin-api.js';
import { useToast } from '../../kit/use-toast.js';
import { type Published, useDiscardDraftMutation, usePublishBlogMutation } from '../blog-endpoints.js';
import { type BlogFields, inputOf } from '../blog-fields.js';

const REDIRECT_MS = 2_000;
const FAILED = 'Failed to publish blog. Please try again.';

interface UsePublish {
  draftId: string | undefined;
  onStart: () => void;
  onFailed: () => void;
  onPublished: () => void;
  onRefused: (errors: FieldError[]) => void;
}

/** Publishes, shows a message, and navigates to the list of articles. The draft is deleted. */
export function usePublish({ draftId, onStart, onFailed, onPublished, onRefused }: UsePublish) {
  const [send, { isLoading: publishing }] = usePublishBlogMutation();
  const [discard] = useDiscardDraftMutation();
  const [published, setPublished] = useState<Published>();
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (!published) return undefined;
    const { pathname } = location;
    // Do not redirect when the author has followed a link meanwhile: this screen stays visible while the next one loads.
    const timer = setTimeout(() => location.pathname === pathname && void navigate('/blog-management'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [published, navigate]);

  // Delete also a draft that was still being created when the article was published.
  useEffect(() => {
    if (published && draftId !== undefined) void discard(draftId);
  }, [published, draftId, discard]);

  const publish = async (fields: BlogFields) => {
    onStart();
    onRefused([]);
    const { data, error } = await send(inputOf(fields));
    if (data) {
      toast({ title: 'Blog Published!', description: `Your blog is live at /${data.fileName}` });
      onPublished();
      return setPublished(data);
    }
    onFailed();
    const { status, problem } = error as AdminError;
    // 401: the login page is already shown in front of this.
    if (status === 401) return undefined;
    if (problem?.errors) onRefused(problem.errors);
    return toast({ title: 'Error', description: problem?.detail ?? FAILED, bad: true });
  };
  return { publish, publishing, published };
}
