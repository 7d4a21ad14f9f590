/** A link, or a menu that opens, which has an arrow. */
type Entry = { text: string; to: string } | { text: string; items: readonly unknown[] };

/** Average width of a letter, in em, in the wider ones of the fonts that devices use here. */
const TEXT_LETTER = 0.62;
const TITLE_LETTER = 0.68;
/** Space around an entry in a narrow layout; the arrow of a menu; the logo and the space around the whole. See the pages' frame.css. */
const ENTRY_SPACE = 0.75;
const ARROW = 1.25;
const AROUND = 5.5;

/** Window width in em from which most menus fit in one line beside the site's name: the first one in the pages' frame.css. */
const USUAL = 62;

/** Whether a menu and the site's name need more room in one line than those of most sites. Estimated, because fonts differ. */
export function isLongMenu(menu: readonly Entry[], siteTitle: string): boolean {
  const entries = menu.map((entry) => entry.text.length * TEXT_LETTER + ENTRY_SPACE + ('to' in entry ? 0 : ARROW));
  return entries.reduce((sum, width) => sum + width, AROUND + siteTitle.length * TITLE_LETTER) > USUAL;
}
