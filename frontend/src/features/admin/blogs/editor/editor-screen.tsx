import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LoadError } from '../../kit/load-error.js';
import { Loading } from '../../kit/loading.js';
import { SAME_SCREEN } from '../../kit/unsaved-guard.js';
import type { AdminError } from '../../api/admin-api.js';
import { useDraftQuery, useDraftsQuery, usePublishedDraftQuery } from '../blog-endpoints.js';
import { editAddress, PublishedMeanwhile } from '../drafts/published-meanwhile.js';
import { DraftList } from './draft-list.js';
import { TemplateEditor } from './template-editor.js';

/** The open article: an opened draft, or a new article, whose draft is created while it is typed. */
interface Sitting {
  number: number;
  draft: string | undefined;
  /** It began as a new article, so its fields need not be read. */
  begunHere: boolean;
}

/** The editor screen: write an article, continue its draft later, publish it. */
export default function EditorScreen() {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const asked = parameters.get('draft') ?? undefined;
  const [sitting, setSitting] = useState<Sitting>({ number: 0, draft: asked, begunHere: asked === undefined });
  const [created, setCreated] = useState<string>();
  let now = sitting;
  if (asked !== sitting.draft) {
    now =
      asked !== undefined && asked === created
        ? { ...sitting, draft: asked }
        : { number: sitting.number + 1, draft: asked, begunHere: asked === undefined };
    setSitting(now);
    setCreated(undefined);
  }
  const name = (id: string) => {
    // The author may have left while the draft was being saved: do not navigate back.
    if (location.pathname !== pathname) return;
    setCreated(id);
    setParameters({ draft: id }, { replace: true, state: SAME_SCREEN });
  };
  if (!now.begunHere) return <Opened key={now.number} id={now.draft!} onCreated={name} />;
  return <NewArticle key={now.number} draft={now.draft} onCreated={name} />;
}

/** @param draft id of its draft, once it is created */
function NewArticle({ draft, onCreated }: { draft: string | undefined; onCreated: (id: string) => void }) {
  const drafts = useDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isKnown = drafts.data !== undefined || drafts.error !== undefined;
  const [isShown, setShown] = useState(isKnown);
  if (isKnown && !isShown) setShown(true);
  // Wait for the list, which is above the form: if it appeared later, it would move the field in use (layout shift).
  if (!isShown) return <Loading label="Loading the drafts" rows={12} />;
  return <TemplateEditor draft={undefined} onCreated={onCreated} before={<DraftList drafts={drafts} besides={draft} />} />;
}

function Opened({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const { data, error, refetch } = useDraftQuery(id, { refetchOnMountOrArgChange: true });
  // Use the first data only: saving must not fill the form again.
  const [first, setFirst] = useState(data);
  if (data && !first) setFirst(data);
  if (first?.fileName) return <Navigate to={editAddress(first.fileName)} replace />;
  if (first) return <TemplateEditor draft={first} onCreated={onCreated} />;
  if (error) return <NotThere id={id} error={error} onRetry={() => void refetch()} />;
  return <Loading label="Loading the draft" rows={12} />;
}

/** The draft does not exist: the scheduler may have published it since its address was bookmarked. */
function NotThere({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const { data } = usePublishedDraftQuery((error as Partial<AdminError>).status === 404 ? id : skipToken);
  if (data?.article) return <PublishedMeanwhile article={data.article} />;
  return <LoadError title="The draft could not be loaded" error={error} onRetry={onRetry} />;
}
