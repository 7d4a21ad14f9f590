import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditedPage } from '../../../../../src/modules/content/application/edit-texts.js';
import type { AdminError } from '../api/admin-api.js';
import type { OwnDraft } from '../kit/own-draft.js';
import { failedToast } from '../kit/failed-toast.js';
import { SAVE_FEEDBACK_MS, useToast } from '../kit/use-toast.js';
import { type TextValue, type TypedTexts, useSavePageTextsMutation } from './texts-endpoints.js';
import { changesOf, textsDraft, typedSince } from './typed-texts.js';

const KEPT_AFTER_MS = 400;

/** The form state of one page's texts; changes are stored in this browser until they are saved. */
export function useTextsForm(page: EditedPage) {
  // The state that the form was filled with: a save of somebody else must not overwrite the changes.
  const [base, setBase] = useState(page);
  const [draft] = useState(() => textsDraft(page.page));
  const [found] = useState(() => restored(page, draft));
  const [typed, setTyped] = useState<TypedTexts>(found.typed);
  // The version that the changes are based on; older than the saved one when somebody saved before a draft was restored.
  const [typedOn, setTypedOn] = useState(found.version);
  // A ref for changes during a save, because the closure that waits for the answer has an older state.
  const latest = useRef(typed);
  const [wasKept, setWasKept] = useState(Object.keys(found.typed).length > 0);
  const [wrong, setWrong] = useState<{ field: string; message: string }[]>([]);
  const [conflict, setConflict] = useState(found.version !== page.version);
  const [send, { isLoading: saving }] = useSavePageTextsMutation();
  const toast = useToast();
  const summary = useRef<HTMLDivElement>(null);
  const changes = useMemo(() => changesOf(base.texts, typed), [base, typed]);
  const dirty = Object.keys(changes).length > 0;

  useEffect(() => {
    if (dirty) return draft.keepSoon(KEPT_AFTER_MS, changes, typedOn);
    const timer = setTimeout(() => draft.forget(), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, changes, dirty, typedOn]);

  const fill = (next: EditedPage, rest: TypedTexts = {}) => {
    latest.current = rest;
    setBase(next);
    setTyped(rest);
    setTypedOn(next.version);
    setWrong([]);
    setConflict(false);
    setWasKept(false);
    if (Object.keys(rest).length > 0) draft.keep(rest, next.version);
    else draft.forget();
  };

  // Without changes, a newer version is adopted: there is nothing that it could overwrite.
  useEffect(() => {
    if (page.version > base.version && !dirty) fill(page);
  });

  const save = async (version = typedOn) => {
    if (version === undefined) return setConflict(true);
    const { data, error } = await send({ page: base.page, texts: changes, version });
    if (data) {
      fill(data, changesOf(data.texts, typedSince(typed, latest.current)));
      toast({ title: 'Texts saved', description: 'Visitors see them from now on.', milliseconds: SAVE_FEEDBACK_MS });
      return;
    }
    const failure = error as AdminError;
    setConflict(failure.status === 409);
    if (failure.status === 409 || failure.status === 401) return;
    if (failure.status === 400) {
      setWrong(failure.problem?.errors ?? []);
      setTimeout(() => summary.current?.focus());
    }
    toast(
      failure.status === 400
        ? { title: 'Not saved', description: 'Some texts need fixing; they are marked.', bad: true }
        : failedToast('Not saved', failure),
    );
  };

  return {
    base,
    typed,
    changes,
    dirty,
    saving,
    wrong,
    conflict,
    /** False for a draft of an earlier version of the program, which has no version number: then a conflict is not certain. */
    isVersionKnown: typedOn !== undefined,
    wasKept,
    summary,
    save,
    fill,
    put: (name: string, value: TextValue | null) => {
      latest.current = { ...latest.current, [name]: value };
      setTyped(latest.current);
      // The server's errors for this text are outdated; the live check reports remaining ones.
      setWrong((before) => before.filter(({ field }) => field.split('.')[0] !== name));
    },
    drop: () => fill(base),
  };
}

/** The stored draft of a page as far as it differs, and the version that it is based on. */
function restored(page: EditedPage, draft: OwnDraft<TypedTexts>): { typed: TypedTexts; version: number | undefined } {
  const stored = draft.read();
  const typed = changesOf(page.texts, stored?.values ?? {});
  return { typed, version: stored && Object.keys(typed).length > 0 ? stored.version : page.version };
}
