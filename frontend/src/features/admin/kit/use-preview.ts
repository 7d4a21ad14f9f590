import { useEffect, useRef, useState } from 'react';
import { type AdminError, errorText } from '../api/admin-api.js';

const PAUSE_MS = 400;

interface PreviewOptions<Input, Drawn> {
  /** Asks the server. */
  draw: (asked: Input) => Promise<{ data?: Drawn | undefined; error?: unknown }>;
  /** What a bad field is called. */
  nameOf: (field: string) => string;
}

/**
 * What the server makes of a form that is not saved: at once to begin with, then whenever typing has paused. The last good answer stays while
 * there is none.
 * @param asked what stands in the form: the server is asked again when it changes
 */
export function usePreview<Input, Drawn>(asked: Input, options: PreviewOptions<Input, Drawn>) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [problem, setProblem] = useState<string>();
  const first = useRef(true);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(
      () => {
        first.current = false;
        void latest.current.draw(asked).then(({ data, error }) => {
          if (!wanted) return;
          if (data) setDrawn(data);
          setProblem(error ? whyNot(error as AdminError, latest.current.nameOf) : undefined);
        });
      },
      first.current ? 0 : PAUSE_MS,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked]);

  return { drawn, problem };
}

function whyNot(error: AdminError, nameOf: (field: string) => string): string {
  const wrong = error.problem?.errors?.map(({ field, message }) => `${nameOf(field)} ${message}`).join('; ');
  return wrong ? `The preview waits: ${wrong}.` : `The preview could not be made. ${errorText(error)}`;
}

/** A preview shows a page; nothing in it can be clicked, sent or typed. */
export function disableEvents(page: Document | null | undefined): void {
  for (const type of ['click', 'submit', 'keydown']) {
    page?.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        // Components that are drawn into the page hear nothing of it either.
        event.stopPropagation();
      },
      { capture: true },
    );
  }
}
