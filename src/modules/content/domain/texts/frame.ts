import type { GuidePath, Topic } from '../../../../shared/guide/guide-topics.js';
import { isOffered, type PartOff } from '../../../../shared/settings/site-modules.js';
import { isLongMenu } from './menu-width.js';
import type { PageTexts, WordPageName } from './text-pages.js';

export interface MenuItem {
  text: string;
  to: string;
}

export interface Menu {
  text: string;
  items: MenuItem[];
}

/** What stands above and below every page, ready to be drawn: each of its bytes is in every page. */
export interface Frame extends Omit<PageTexts<'frame'>, 'menu'> {
  menu: (MenuItem | Menu)[];
  /** The menu has no room in one line where those of most sites have it; absent where it has. */
  longMenu?: true;
  /** What lists say of guides whose words were changed; absent where all are as they came. */
  guides?: ChangedTopics;
  /** Words that the operator has changed of those that pages hold themselves; absent where all are as they came. */
  words?: ChangedWords;
}

/** Changed words by the page of texts and their names. */
export type ChangedWords = Partial<Record<WordPageName, Record<string, string>>>;

/** Titles and times of guides, by their addresses. */
export type ChangedTopics = Partial<Record<GuidePath, Pick<Topic, 'title' | 'time'>>>;

/**
 * Without links to what is switched off; entries of one menu stand together where the first of them stands.
 * @param site its name, beside which the menu stands
 */
export function frameOf(
  { menu, company, ...texts }: PageTexts<'frame'>,
  off: readonly PartOff[],
  site: string,
  { guides = {}, words = {} }: Pick<Frame, 'guides' | 'words'> = {},
): Frame {
  const entries: Frame['menu'] = [];
  for (const { menu: title, text, to } of menu.filter((entry) => isOffered(entry.to, off))) {
    const known = entries.find((entry): entry is Menu => 'items' in entry && entry.text === title);
    if (known) known.items.push({ text, to });
    else entries.push(title ? { text: title, items: [{ text, to }] } : { text, to });
  }
  return {
    ...texts,
    menu: entries,
    ...(isLongMenu(entries, site) ? { longMenu: true } : {}),
    company: company.filter(({ to }) => isOffered(to, off)),
    ...(Object.keys(guides).length > 0 ? { guides } : {}),
    ...(Object.keys(words).length > 0 ? { words } : {}),
  };
}
