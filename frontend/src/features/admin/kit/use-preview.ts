import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { type AdminError, errorText } from '../api/admin-api.js';
import type { Session } from '../session/session.js';

const PAUSE_MS = 400;

interface PreviewOptions<Input, Drawn> {
  /** Requests the preview from the server. */
  draw: (asked: Input) => Promise<{ data?: Drawn | undefined; error?: unknown }>;
  /** The label of an invalid field. */
  nameOf: (field: string) => string;
}

/**
 * The server's preview of an unsaved form: requested at once at first, then whenever typing has paused, and again after a new sign-in if it
 * was refused without a session. On errors the last valid preview stays.
 * @param asked the form's values: a change requests a new preview
 */
export function usePreview<Input, Drawn>(asked: Input, options: PreviewOptions<Input, Drawn>) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [problem, setProblem] = useState<string>();
  const first = useRef(true);
  const latest = useRef(options);
  latest.current = options;
  const isUnauthorized = useRef(false);
  const [repetition, setRepetition] = useState(0);
  const signIns = useSelector((state: { session: Session }) => state.session.signIns);
  useEffect(() => {
    if (isUnauthorized.current) setRepetition((number) => number + 1);
  }, [signIns]);

  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(
      () => {
        first.current = false;
        void latest.current.draw(asked).then(({ data, error }) => {
          if (!wanted) return;
          isUnauthorized.current = (error as AdminError | undefined)?.status === 401;
          if (data) setDrawn(data);
          setProblem(error ? problemText(error as AdminError, latest.current.nameOf) : undefined);
        });
      },
      first.current ? 0 : PAUSE_MS,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, repetition]);

  return { drawn, problem };
}

function problemText(error: AdminError, nameOf: (field: string) => string): string {
  const wrong = error.problem?.errors?.map(({ field, message }) => `${nameOf(field)} ${message}`).join('; ');
  return wrong ? `The preview is paused: ${wrong}.` : `The preview could not be made. ${errorText(error)}`;
}

/** Disables clicks, keys and forms in the page of a preview. */
export function disableEvents(page: Document | null | undefined): void {
  for (const type of ['click', 'submit', 'keydown']) {
    page?.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        // React components that are rendered into the page must not get the event either.
        event.stopPropagation();
      },
      { capture: true },
    );
  }
}
