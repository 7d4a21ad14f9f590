import { useEffect } from 'react';

/**
 * After a refusal, focuses the first invalid field and scrolls to it: on a phone it is far above the button.
 * @param id of that field
 * @param answer a new object for each answer
 */
export function useFocusOnWrong(id: string | undefined, answer: unknown): void {
  useEffect(() => {
    const field = answer && id ? document.getElementById(id) : null;
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another answer moves the focus
  }, [answer]);
}
