import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminError } from '../../api/admin-api.js';
import { draftOf, forgetDraft, keepDraft, type StoredDraft } from '../../kit/stored-draft.js';
import {
  type Draft,
  type DraftInput,
  type PublishedDraft,
  useCreateDraftMutation,
  useDiscardDraftMutation,
  useLazyDraftOfQuery,
  useLazyDraftQuery,
  useLazyPublishedDraftQuery,
  useSaveDraftMutation,
} from '../blog-endpoints.js';
import { type FailedSave, waitBeforeSaving } from './autosave.js';

const KEPT_AFTER_MS = 400;
const LOOK_EACH_MS = 15_000;

/** `elsewhere`: the draft was saved by somebody else, and saving here would undo that. */
export type DraftState = 'nothing' | 'typed' | 'saving' | 'saved' | 'failed' | 'elsewhere';

interface SavedVersion {
  id?: string;
  version: number;
  savedAt?: string;
}

interface UseDraft {
  /** What stands in the form; the same object until it changes. */
  input: DraftInput;
  draft: Draft | undefined;
  /** The published article that it changes. */
  fileName?: string;
  /** Saving has stopped: the article is published, or being published. */
  over: boolean;
  /** Nothing differs from what is published: no draft is begun for it. */
  empty?: boolean;
  /** ISO 8601: the clock may publish it from then on. */
  publishAt?: string | null;
  onCreated?: (id: string) => void;
}

/** Under which name this browser keeps what the server does not have yet. */
const slotOf = (id: string | undefined, fileName: string | undefined) =>
  `blog-${fileName === undefined ? (id ?? 'new') : `of-${fileName}`}` as const;

/**
 * Saves the draft to the server a second after typing has paused. One save at a time: changes made meanwhile go into the next one. When the
 * clock has published the draft, what is typed goes on as changes of the article; when somebody has removed it, as a new draft. What is not saved yet is
 * kept in this browser as well: it outlives a reload while the server cannot be reached.
 */
export function useDraft({ input, draft, fileName, over, empty = false, publishAt, onCreated }: UseDraft) {
  const [kept, setKept] = useState<SavedVersion>(
    draft ? { id: draft.id, version: draft.version, savedAt: draft.updatedAt } : { version: 0 },
  );
  const text = JSON.stringify(input);
  const [saved, setSaved] = useState(text);
  const [failed, setFailed] = useState<FailedSave>();
  const [state, setState] = useState<DraftState>(draft ? 'saved' : 'nothing');
  const [theirs, setTheirs] = useState<Draft>();
  const [published, setPublished] = useState<PublishedDraft>();
  const [create] = useCreateDraftMutation();
  const [save] = useSaveDraftMutation();
  const [discard] = useDiscardDraftMutation();
  const [read] = useLazyDraftQuery();
  const [readOf] = useLazyDraftOfQuery();
  const [readPublished] = useLazyPublishedDraftQuery();
  const busy = useRef(false);
  /** The id after the last save. */
  const last = useRef<Promise<string | undefined>>(Promise.resolve(draft?.id));
  const dirty = text !== saved && !(empty && kept.id === undefined);

  const slot = slotOf(kept.id, fileName);
  /** What was typed here before and never saved. Nothing takes its place before somebody has chosen. */
  const [typedBefore, setTypedBefore] = useState(() => otherThan(text, draftOf<DraftInput>(slot)));
  const [slotBefore] = useState(slot);
  const mayKeep = typedBefore === undefined;
  // After each save: what was typed meanwhile is still to be kept.
  useEffect(() => {
    if (over || !mayKeep) return undefined;
    if (!dirty) return forgetDraft(slot);
    const timer = setTimeout(() => keepDraft(slot, input), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the text says when the input has changed
  }, [dirty, over, mayKeep, slot, text, saved]);
  const forget = useCallback(
    (id: string | undefined) => {
      if (mayKeep) forgetDraft(slotOf(id, fileName));
    },
    [mayKeep, fileName],
  );

  /** Whether the clock has made an article of it. */
  const look = useCallback(
    async (id: string) => {
      const article = (await readPublished(id)).data?.article ?? undefined;
      if (article) setPublished(article);
      return article;
    },
    [readPublished],
  );
  /** What somebody else saved. */
  const latest = useCallback(
    async (id: string | undefined, of: string | undefined) => {
      const known = id ?? (of === undefined ? undefined : (await readOf(of)).data?.items[0]?.id);
      return known === undefined ? undefined : (await read(known)).data;
    },
    [read, readOf],
  );

  const send = useCallback(
    async (sent: DraftInput, { id, version }: SavedVersion, of = fileName): Promise<string | undefined> => {
      busy.current = true;
      setState('saving');
      const fields = of === undefined || 'version' in sent ? sent : { ...sent, fileName: of, version: 1 };
      const { data, error } = await (id === undefined ? create({ fields, fileName: of }) : save({ id, version, fields }));
      const { status } = (error ?? {}) as Partial<AdminError>;
      if (!data && status === 404 && id !== undefined) {
        const article = await look(id);
        forget(id);
        setKept({ version: 0 });
        return send(sent, { version: 0 }, article?.fileName ?? of);
      }
      busy.current = false;
      if (data) {
        setKept({ id: data.id, version: data.version, savedAt: data.updatedAt });
        setSaved(JSON.stringify(sent));
        setFailed(undefined);
        setState('saved');
        forget(id);
        if (id === undefined) onCreated?.(data.id);
        return data.id;
      }
      setFailed((before) => ({ text: JSON.stringify(sent), status: status ?? 0, times: (before?.times ?? 0) + 1 }));
      if (status === 409) setTheirs(await latest(id, of));
      setState(status === 409 ? 'elsewhere' : 'failed');
      return id;
    },
    [create, save, look, latest, fileName, onCreated, forget],
  );

  const of = published?.fileName ?? fileName;
  useEffect(() => {
    if (!dirty || over || state === 'elsewhere') return undefined;
    const wait = waitBeforeSaving(text, failed);
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      // Its answer starts this again, with what was typed meanwhile.
      if (!busy.current) last.current = send(input, kept, of);
    }, wait);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the text says when the input has changed
  }, [dirty, over, state, failed, text, kept, of, send]);

  // Nothing may be typed when the time comes.
  const { id } = kept;
  useEffect(() => {
    if (id === undefined || !publishAt || published || over) return undefined;
    const timer = setInterval(() => {
      if (Date.now() < Date.parse(publishAt) || busy.current) return;
      void look(id).then((article) => article && setKept({ version: 0 }));
    }, LOOK_EACH_MS);
    return () => clearInterval(timer);
  }, [id, publishAt, published, over, look]);

  return {
    id,
    savedAt: kept.savedAt,
    state: dirty && state !== 'saving' && state !== 'failed' && state !== 'elsewhere' ? 'typed' : state,
    dirty,
    typedBefore,
    /** It goes on in the form, or nobody wants it. */
    chosen: () => {
      forgetDraft(slotBefore);
      setTypedBefore(undefined);
    },
    /** It is published: what this browser keeps of it would only be offered again. */
    forget: () => forget(kept.id),
    /** What the clock made of it. */
    published,
    /** What somebody else saved of it. */
    theirs,
    retry: () => void (last.current = send(input, kept, of)),
    /** Saves what stands here over what somebody else saved. */
    keepMine: async () => {
      const now = await latest(kept.id, of);
      last.current = send(input, now ? { id: now.id, version: now.version } : { version: 0 }, of);
      await last.current;
    },
    /** Goes on with what somebody else saved. @returns it */
    takeTheirs: async () => {
      const now = await latest(kept.id, of);
      if (now) {
        setKept({ id: now.id, version: now.version, savedAt: now.updatedAt });
        setState('saved');
        last.current = Promise.resolve(now.id);
      }
      return now;
    },
    /** What was just put into the form is what is kept. */
    adopt: (now: DraftInput) => setSaved(JSON.stringify(now)),
    /** Removes the draft, also one that is only being made. @returns whether it is gone */
    remove: async () => {
      const made = await last.current;
      if (made !== undefined && (await discard(made)).error) return false;
      last.current = Promise.resolve(undefined);
      forget(made);
      setKept({ version: 0 });
      setState('nothing');
      return true;
    },
  };
}

function otherThan(text: string, kept: StoredDraft<DraftInput> | undefined): StoredDraft<DraftInput> | undefined {
  return kept && JSON.stringify(kept.values) !== text ? kept : undefined;
}

export type SavedDraft = ReturnType<typeof useDraft>;
