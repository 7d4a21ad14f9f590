const ROW = 'li, tr';
const GROUP = 'section, .ant-card, [role="dialog"], [role="group"]';
const HEADING = 'h1, h2, h3, .kit-title, .ant-modal-title';
const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Where a control is. Read while it has the focus: once removed, it has no surroundings any more. */
interface Place {
  row: Element | null;
  rows: readonly Element[];
  /** The innermost first. */
  groups: readonly Element[];
  look: string;
}

const places = new WeakMap<Element, Place>();

/** What a control has in common in all rows of a list. Not its accessible name, nor the text of a link: they name the row. */
function lookOf(control: Element): string {
  const icon = control.querySelector('svg')?.getAttribute('data-icon');
  return [control.tagName, control.getAttribute('type'), icon, control.tagName === 'A' ? '' : control.textContent].join('|');
}

/** Remembers where a control is, so that `neighbourOf` works after its removal. */
export function rememberPlace(control: Element): void {
  const row = control.closest(ROW);
  const groups: Element[] = [];
  for (let group = (row ?? control).closest(GROUP); group; group = group.parentElement?.closest(GROUP) ?? null) groups.push(group);
  // A button that waits for an answer looks different, and a dialog that closes gives it the focus again.
  const look = places.get(control)?.look ?? lookOf(control);
  places.set(control, { row, rows: [...(row?.parentElement?.children ?? [])], groups, look });
}

/** The arrow of a row that moves it the other way: at either end of a list, the pressed one is disabled. */
function otherArrowIn(row: Element, look: string): HTMLElement | undefined {
  const other = look.includes('|arrow-up|') ? look.replace('|arrow-up|', '|arrow-down|') : look.replace('|arrow-down|', '|arrow-up|');
  if (other === look) return undefined;
  return [...row.querySelectorAll<HTMLElement>(CONTROL)].find((each) => lookOf(each) === other);
}

/**
 * For a control that was removed: the same control in the next row of the list, or else in the one before. Without one, the heading of the
 * list; without a heading, the first control of the field.
 */
export function neighbourOf(control: Element): HTMLElement | undefined {
  const place = places.get(control);
  if (!place) return undefined;
  const { row, rows, groups, look } = place;
  const counterpart = control.isConnected && row ? otherArrowIn(row, look) : undefined;
  if (counterpart) return counterpart;
  const at = rows.findIndex((each) => each === row);
  const same = [...rows.slice(at), ...rows.slice(0, at).reverse()]
    .filter(({ isConnected }) => isConnected)
    .flatMap((each) => [...each.querySelectorAll<HTMLElement>(CONTROL)])
    .find((each) => lookOf(each) === look && each.checkVisibility());
  if (same) return same;
  const left = groups
    .filter(({ isConnected }) => isConnected)
    .map((group) => group.querySelector<HTMLElement>(HEADING) ?? group.querySelector<HTMLElement>(CONTROL));
  return left.find((each) => each !== null) ?? undefined;
}

export const wasInRow = (control: Element): boolean => (places.get(control)?.row ?? null) !== null;
