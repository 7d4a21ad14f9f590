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

/** Menus and footer of every page, ready to be rendered: each of its bytes is in every page. */
export interface Frame extends Omit<PageTexts<'frame'>, 'menu'> {
  menu: (MenuItem | Menu)[];
  /** The menu is too long for one line at the width where most menus fit; absent otherwise. */
  longMenu?: true;
  /** Titles and times of guides with changed texts; absent if none was changed. */
  guides?: ChangedTopics;
  /** The words that the operator has changed, of those that pages contain themselves; absent if none was changed. */
  words?: ChangedWords;
}

/** Changed words by the page of texts and their names. */
export type ChangedWords = Partial<Record<WordPageName, Record<string, string>>>;

/** Titles and times of guides, by their addresses. */
export type ChangedTopics = Partial<Record<GuidePath, Pick<Topic, 'title' | 'time'>>>;

/**
 * The frame without links to what is switched off. Entries of one menu are grouped at the place of its first entry.
 * @param site its name, which is shown beside the menu
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
