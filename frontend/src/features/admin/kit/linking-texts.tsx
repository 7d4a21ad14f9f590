import type { LinkingTexts } from '../../../../../src/modules/content/adapters/http/admin-links.controller.js';
import { adminApi } from '../api/admin-api.js';

export type LinkingText = LinkingTexts['items'][number];

export const linksApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    links: build.query<LinkingTexts, string>({ query: (to) => ({ path: 'admin/links', parameters: { to } }), keepUnusedDataFor: 0 }),
  }),
});

const KINDS: Record<LinkingText['kind'], { address: (name: string) => string; says: string }> = {
  article: { address: (name) => `/blog-management?edit=${encodeURIComponent(name)}`, says: 'article' },
  draft: { address: (name) => `/blog-template-editor?draft=${encodeURIComponent(name)}`, says: 'draft' },
  text: { address: (name) => `/settings?page=more&of=${encodeURIComponent(name)}`, says: 'text of a page' },
};

/** The texts that link to a page. Plain links in new windows, because dialogs are rendered outside of the router. */
export function LinkingTextList({ items }: { items: readonly LinkingText[] }) {
  return (
    <ul className="linking-texts">
      {items.map(({ kind, name, title }) => (
        <li key={`${kind} ${name}`}>
          <a href={KINDS[kind].address(name)} target="_blank" rel="noreferrer">
            {title || 'Without a title'}
          </a>{' '}
          <span className="kit-soft">{KINDS[kind].says}</span>
        </li>
      ))}
    </ul>
  );
}
