import type { TradeItem } from '../../lib/trades.js';
import { correctedPlace, correctedTrade } from './spelling-suggestion.js';

/** Suggests the correction of a place. @param question with `{place}` */
export const suggestPlaceCorrection = (input: HTMLInputElement, below: HTMLElement | null, question: string): Promise<void> =>
  ask(input, below, question, correctedPlace);

/** Suggests the correction of a trade. @param question with `{trade}` */
export const suggestTradeCorrection = (
  input: HTMLInputElement,
  below: HTMLElement | null,
  question: string,
  trades: readonly TradeItem[],
): Promise<void> => ask(input, below, question, (typed) => correctedTrade(typed, trades));

/** Shows a "Did you mean" question below a field. React does not touch the paragraph's content, because it renders none. */
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
    // Notify listeners of input, such as the draft.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    below.replaceChildren();
  };
  const [before = '', after = ''] = question.split(/\{\w+\}/);
  below.replaceChildren(before, button, after);
}
