import { App } from 'antd';
import { TOPICS } from '../../../../../src/shared/guide/guide-topics.js';
import { counted } from '../../../lib/words.js';
import { popupContainer } from '../kit/layers.js';
import { useFreshRead } from '../kit/use-fresh-read.js';
import { type LinkingText, LinkingTextList, linksApi } from '../kit/linking-texts.js';
import type { SettingChange, SiteSetting } from './site-endpoints.js';

interface Linked {
  title: string;
  by: LinkingText[];
}

const namesIn = (value: string | null) => (value ?? '').split(',').map((name) => name.trim());

/** The guides that a change of settings hides. Unknown names are ignored; the server refuses them. */
export function newlyHidden(
  changes: readonly Pick<SettingChange, 'name' | 'value'>[],
  settings: readonly Pick<SiteSetting, 'name' | 'value'>[],
) {
  const wanted = changes.find(({ name }) => name === 'hiddenGuides');
  if (!wanted) return [];
  const before = namesIn(settings.find(({ name }) => name === 'hiddenGuides')?.value ?? null);
  const added = namesIn(wanted.value).filter((name) => !before.includes(name));
  return Object.values(TOPICS)
    .flat()
    .filter(({ to }) => added.includes(to.slice(1, -'-guide'.length)));
}

/**
 * A confirmation before guides are hidden, which lists the texts that link to them.
 * @returns a function that asks, and resolves to the decision
 */
export function useHidingWarning() {
  const [load] = linksApi.useLazyLinksQuery();
  const find = useFreshRead(load, 'Not saved: what links to the guides could not be loaded');
  const { modal } = App.useApp();
  return async (changes: readonly SettingChange[], settings: readonly SiteSetting[]): Promise<boolean> => {
    const linked: Linked[] = [];
    for (const { title, to } of newlyHidden(changes, settings)) {
      const found = await find(to);
      if (!found) return false;
      if (found.items.length > 0) linked.push({ title, by: found.items });
    }
    if (linked.length === 0) return true;
    return await modal.confirm({
      title: linked.length === 1 ? `“${linked[0]!.title}” is linked to` : `${linked.length} of these guides are linked to`,
      content: <LinkedList linked={linked} />,
      okText: 'Hide anyway',
      cancelText: 'Not yet',
      getContainer: popupContainer,
      width: 520,
    });
  };
}

function LinkedList({ linked }: { linked: readonly Linked[] }) {
  return (
    <>
      <p>People who follow these links get the list of guides instead. Menus and lists leave out hidden guides automatically.</p>
      {linked.map(({ title, by }) => (
        <section key={title} className="site-linked">
          <h3>
            {title} <span>{counted(by.length, 'place', 'places')}</span>
          </h3>
          <LinkingTextList items={by} />
        </section>
      ))}
    </>
  );
}
