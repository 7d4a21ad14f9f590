import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminError } from '../../api/admin-api.js';
import { type Draft, useCreateDraftMutation, useLazyDraftQuery, useSaveDraftMutation } from '../blog-endpoints.js';
import { type BlogFields, inputOf } from '../blog-fields.js';

const AFTER_MS = 1_000;

/** `elsewhere`: the draft was saved in another tab, and saving here would undo that. */
export type DraftState = 'nothing' | 'typed' | 'saving' | 'saved' | 'failed' | 'elsewhere';

interface Kept {
  id?: string;
  version: number;
  savedAt?: string;
}

interface UseDraft {
  fields: BlogFields;
  draft: Draft | undefined;
  /** Saving has stopped: the article is published, or being published. */
  over: boolean;
  onCreated: (id: string) => void;
}

/** Saves the draft to the server a second after typing has paused. One save at a time: changes made meanwhile go into the next one. */
export function useDraft({ fields, draft, over, onCreated }: UseDraft) {
  const [kept, setKept] = useState<Kept>(draft ? { id: draft.id, version: draft.version, savedAt: draft.updatedAt } : { version: 0 });
  const [saved, setSaved] = useState(fields);
  const [state, setState] = useState<DraftState>(draft ? 'saved' : 'nothing');
  const [create] = useCreateDraftMutation();
  const [save] = useSaveDraftMutation();
  const [read] = useLazyDraftQuery();
  const busy = useRef(false);
  const dirty = fields !== saved;

  const send = useCallback(
    async (sent: BlogFields, { id, version }: Kept) => {
      busy.current = true;
      setState('saving');
      const { data, error } = await (id === undefined ? create({ fields: inputOf(sent) }) : save({ id, version, fields: inputOf(sent) }));
      busy.current = false;
      if (!data) return setState((error as AdminError).status === 409 ? 'elsewhere' : 'failed');
      setKept({ id: data.id, version: data.version, savedAt: data.updatedAt });
      setSaved(sent);
      setState('saved');
      if (id === undefined) onCreated(data.id);
      return undefined;
    },
    [create, save, onCreated],
  );

  useEffect(() => {
    if (!dirty || over || state === 'elsewhere') return undefined;
    const timer = setTimeout(() => {
      // Its answer starts this again, with what was typed meanwhile.
      if (!busy.current) void send(fields, kept);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [dirty, over, state, fields, kept, send]);

  /** Refetches the saved draft. */
  const latest = async () => (kept.id === undefined ? undefined : (await read(kept.id)).data);
  return {
    id: kept.id,
    savedAt: kept.savedAt,
    state: dirty && state !== 'saving' && state !== 'failed' && state !== 'elsewhere' ? 'typed' : state,
    dirty,
    retry: () => void send(fields, kept),
    /** Saves what stands here over what another tab saved. */
    keepMine: async () => {
      const theirs = await latest();
      if (theirs) await send(fields, { ...kept, version: theirs.version });
    },
    /** Goes on with what another tab saved. @returns it */
    takeTheirs: async () => {
      const theirs = await latest();
      if (theirs) {
        setKept({ id: theirs.id, version: theirs.version, savedAt: theirs.updatedAt });
        setState('saved');
      }
      return theirs;
    },
    /** What was just put into the form is what is kept. */
    adopt: (now: BlogFields) => setSaved(now),
  };
}
