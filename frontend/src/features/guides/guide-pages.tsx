import { drawingOf } from 'virtual:guide-drawings';
import type { PageModule } from '../../lib/lazy-page.js';
import { GuidePage } from './guide-page.js';

/** Creates the page module of one guide; its text is read from the server. */
export const guidePage = (slug: string): PageModule => ({
  default: () => <GuidePage slug={slug} drawing={drawingOf(slug)} />,
  reads: () => [
    { name: 'guide', args: { slug } },
    { name: 'texts', args: { page: 'guide-words' } },
  ],
});
