import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { Session } from '../../session/session.js';
import { draftOf, forgetDraft, keepDraft } from '../../kit/stored-draft.js';
import {
  type Draft,
  type DraftInput,
  useCreateDraftMutation,
  useDiscardDraftMutation,
  useLazyDraftOfQuery,
  useLazyDraftQuery,
  useLazyPublishedDraftQuery,
  useSaveDraftMutation,
} from '../blog-endpoints.js';
import { type DraftApi, DraftSaver, type DraftStore, isUnsaved, type SaverState, type UnsavedDraft } from './draft-saver.js';
import type { Timers } from './restarted-timer.js';

export type DraftState = SaverState['step'] | 'typed';

const BROWSER: DraftStore = { find: draftOf, put: keepDraft, remove: forgetDraft };

const TIMERS: Timers = {
  now: () => Date.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  every: (milliseconds, act) => {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Saves the draft of a form by {@link DraftSaver}. */
export function useDraft({ draft, ...writing }: UnsavedDraft & { draft: Draft | undefined }) {
  const api = useDraftApi();
  const [saver] = useState(() => new DraftSaver(writing, draft, api, BROWSER, TIMERS));
  const state = useSyncExternalStore(saver.subscribe, saver.now);
  useEffect(() => saver.update(writing));
  useEffect(() => () => saver.stop(), [saver]);
  const signIns = useSelector((all: { session: Session }) => all.session.signIns);
  useEffect(() => saver.signedIn(), [saver, signIns]);
  const dirty = isUnsaved(state, JSON.stringify(writing.input), writing.empty);
  const isTyped = dirty && (state.step === 'nothing' || state.step === 'saved');
  return {
    id: state.draft.id,
    savedAt: state.draft.savedAt,
    schedule: state.schedule,
    scheduled: saver.scheduled,
    state: isTyped ? ('typed' as const) : state.step,
    dirty,
    typedBefore: state.typedBefore,
    published: state.published,
    theirs: state.theirs,
    chosen: () => saver.chosen(),
    forget: () => saver.forget(),
    retry: () => saver.retry(),
    keepMine: () => saver.keepMine(),
    takeTheirs: () => saver.takeTheirs(),
    adopt: (input: DraftInput) => saver.adopt(input),
    remove: () => saver.remove(),
  };
}

export type SavedDraft = ReturnType<typeof useDraft>;

function useDraftApi(): DraftApi {
  const [create] = useCreateDraftMutation();
  const [save] = useSaveDraftMutation();
  const [discard] = useDiscardDraftMutation();
  const [read] = useLazyDraftQuery();
  const [readOf] = useLazyDraftOfQuery();
  const [readPublished] = useLazyPublishedDraftQuery();
  return {
    create: (fields, fileName) => create({ fields, fileName }),
    save: (id, version, fields) => save({ id, version, fields }),
    discard,
    read: async (id) => {
      const { data, error, isSuccess } = await read(id);
      // After a failure, RTK Query still has the data of an earlier read.
      return isSuccess ? { data } : { error };
    },
    idOf: async (fileName) => (await readOf(fileName)).data?.items[0]?.id,
    publishedAs: async (id) => (await readPublished(id)).data?.article ?? undefined,
  };
}
