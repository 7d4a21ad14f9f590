import { drawingOf } from 'virtual:guide-drawings';
import type { PageModule } from '../../lib/lazy-page.js';
import type { Guide } from './guide.js';
import { GuidePage } from './guide-page.js';

/** Each text in a file of its own, loaded on demand. */
const TEXTS = import.meta.glob<{ default: Guide }>('./content/*.ts');

export async function guidePage(slug: string): Promise<PageModule> {
  const { default: guide } = await TEXTS[`./content/${slug}.ts`]!();
  return { default: () => <GuidePage guide={guide} drawing={drawingOf(slug)} /> };
}
