import { escape } from 'es-toolkit/string';
import { fillTemplate } from '../../../../shared/text/fill-template.js';
import type { SiteWords } from '../../domain/texts/public-text.js';
import type { TextPage } from '../../domain/texts/text-facts.js';
import type { ChangedTexts } from '../../domain/texts/texts-repository.js';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1d2b30}h2{font-size:1rem;margin:2rem 0 .25rem}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}';

/** Texts that no page shows, such as emails, filled with example words. */
export function examplesOf({ title, texts }: TextPage, changed: ChangedTexts, site: SiteWords): string {
  const parts = Object.entries(texts).map(([name, facts]) => {
    const value = changed[name] ?? facts.default;
    const filled = typeof value === 'string' ? fillTemplate(value, { ...site, ...(facts.kind === 'rows' ? {} : facts.examples) }) : '';
    return `<h2>${escape(facts.label)}</h2><pre>${escape(filled)}</pre>`;
  });
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style></head><body><h1>${escape(title)}</h1><p>Names, links and reasons are invented.</p>${parts.join('')}</body></html>`;
}
