/** A link, or a menu that opens, which has an arrow. */
type Entry = { text: string; to: string } | { text: string; items: readonly unknown[] };

/** What a letter takes, in em, of the wider fonts that devices have for us. */
const TEXT_LETTER = 0.62;
const TITLE_LETTER = 0.68;
/** Space on both sides of an entry where there is little; the arrow of a menu; the mark and the space around all of it. See the pages' frame.css. */
const ENTRY_SPACE = 0.75;
const ARROW = 1.25;
const AROUND = 5.5;

/** The window from which the menu of most sites has room in one line beside their name, in em: the first one of the pages' frame.css. */
const USUAL = 62;

/** Whether a menu and the site's name need more room in one line than those of most sites: fonts differ, so it is estimated. */
export function isLongMenu(menu: readonly Entry[], siteTitle: string): boolean {
  const entries = menu.map((entry) => entry.text.length * TEXT_LETTER + ENTRY_SPACE + ('to' in entry ? 0 : ARROW));
  return entries.reduce((sum, width) => sum + width, AROUND + siteTitle.length * TITLE_LETTER) > USUAL;
}
