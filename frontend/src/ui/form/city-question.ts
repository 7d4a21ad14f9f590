import { meantPlace } from './meant-place.js';

/** Asks below a field whether another city was meant, `{place}` in the question. React leaves the paragraph's content alone: it gave it none. */
export async function ask(input: HTMLInputElement, below: HTMLElement | null, question: string): Promise<void> {
  const { value } = input;
  const place = await meantPlace(value);
  if (!below || input.value !== value) return;
  if (place === undefined) return below.replaceChildren();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link-button';
  button.textContent = place;
  button.onclick = () => {
    input.value = place;
    // For whatever follows what is typed, such as the draft.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    below.replaceChildren();
  };
  const [before = '', after = ''] = question.split('{place}');
  below.replaceChildren(before, button, after);
}
