import type { PageModule } from '../../lib/lazy-page.js';
import type { Guide } from './guide.js';
import { GuidePage } from './guide-page.js';

/** Each text in a file of its own: nobody gets one that they did not ask for. */
const TEXTS = import.meta.glob<{ default: Guide }>('./content/*.ts');
const DRAWINGS = import.meta.glob<string>('./drawings/*.svg', { query: '?url', import: 'default', eager: true });

export async function guidePage(slug: string): Promise<PageModule> {
  const { default: guide } = await TEXTS[`./content/${slug}.ts`]!();
  const drawing = DRAWINGS[`./drawings/${slug}.svg`] ?? '';
  return { default: () => <GuidePage guide={guide} drawing={drawing} /> };
}
