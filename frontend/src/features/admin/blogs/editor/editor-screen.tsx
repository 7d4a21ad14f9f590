import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LoadError } from '../../kit/load-error.js';
import { Loading } from '../../kit/loading.js';
import { STAYING } from '../../kit/unsaved-guard.js';
import type { AdminError } from '../../api/admin-api.js';
import { useDraftQuery, useDraftsQuery, usePublishedDraftQuery } from '../blog-endpoints.js';
import { editAddress, PublishedMeanwhile } from '../drafts/published-meanwhile.js';
import { DraftList } from './draft-list.js';
import { TemplateEditor } from './template-editor.js';

/** What stands on the screen: a draft that was opened, or a new article, which gets its draft as it is typed. */
interface Sitting {
  number: number;
  draft: string | undefined;
  /** It began as a new article: its fields are here already. */
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
    // Somebody left while the draft was being saved: its address must not bring them back.
    if (location.pathname !== pathname) return;
    setCreated(id);
    setParameters({ draft: id }, { replace: true, state: STAYING });
  };
  if (!now.begunHere) return <Opened key={now.number} id={now.draft!} onCreated={name} />;
  return <NewArticle key={now.number} draft={now.draft} onCreated={name} />;
}

/** @param draft the one that it has by now */
function NewArticle({ draft, onCreated }: { draft: string | undefined; onCreated: (id: string) => void }) {
  const drafts = useDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isKnown = drafts.data !== undefined || drafts.error !== undefined;
  const [isShown, setShown] = useState(isKnown);
  if (isKnown && !isShown) setShown(true);
  // The list stands above the form: if it came or went later, it would move the field that somebody is typing into.
  if (!isShown) return <Loading label="Loading the drafts" rows={12} />;
  return <TemplateEditor draft={undefined} onCreated={onCreated} before={<DraftList drafts={drafts} besides={draft} />} />;
}

function Opened({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const { data, error, refetch } = useDraftQuery(id, { refetchOnMountOrArgChange: true });
  // Saving it does not fill the form anew.
  const [first, setFirst] = useState(data);
  if (data && !first) setFirst(data);
  if (first?.fileName) return <Navigate to={editAddress(first.fileName)} replace />;
  if (first) return <TemplateEditor draft={first} onCreated={onCreated} />;
  if (error) return <NotThere id={id} error={error} onRetry={() => void refetch()} />;
  return <Loading label="Loading the draft" rows={12} />;
}

/** The clock may have published it since its address was kept. */
function NotThere({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const { data } = usePublishedDraftQuery((error as Partial<AdminError>).status === 404 ? id : skipToken);
  if (data?.article) return <PublishedMeanwhile article={data.article} />;
  return <LoadError title="The draft could not be loaded" error={error} onRetry={onRetry} />;
}
