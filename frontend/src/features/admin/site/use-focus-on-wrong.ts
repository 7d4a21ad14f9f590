import { useEffect } from 'react';

/**
 * After an answer that refuses something, its first wrong field has the focus and stands in view: on a phone it is far above the button.
 * @param id of that field
 * @param answer another one each time
 */
export function useFocusOnWrong(id: string | undefined, answer: unknown): void {
  useEffect(() => {
    const field = answer && id ? document.getElementById(id) : null;
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another answer moves the focus
  }, [answer]);
}
