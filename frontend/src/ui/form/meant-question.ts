import type { TradeItem } from '../../lib/trades.js';
import { meantPlace, meantTrade } from './what-was-meant.js';

/** @param question with `{place}` */
export const askForPlace = (input: HTMLInputElement, below: HTMLElement | null, question: string): Promise<void> =>
  ask(input, below, question, meantPlace);

/** @param question with `{trade}` */
export const askForTrade = (
  input: HTMLInputElement,
  below: HTMLElement | null,
  question: string,
  trades: readonly TradeItem[],
): Promise<void> => ask(input, below, question, (typed) => meantTrade(typed, trades));

/** Asks below a field whether something else was meant. React leaves the paragraph's content alone: it gave it none. */
async function ask(
  input: HTMLInputElement,
  below: HTMLElement | null,
  question: string,
  meantBy: (typed: string) => Promise<string | undefined>,
): Promise<void> {
  const { value } = input;
  const meant = await meantBy(value);
  if (!below || input.value !== value) return;
  if (meant === undefined) return below.replaceChildren();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link-button';
  button.textContent = meant;
  button.onclick = () => {
    input.value = meant;
    // For whatever follows what is typed, such as the draft.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    below.replaceChildren();
  };
  const [before = '', after = ''] = question.split(/\{\w+\}/);
  below.replaceChildren(before, button, after);
}
