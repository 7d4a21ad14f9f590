import { type ComponentType, lazy } from 'react';
import type { ReadCall } from './reads.js';

/** Where somebody is: what a page's reads depend on. */
export interface Place {
  parameters: Record<string, string | undefined>;
  query: URLSearchParams;
}

/** What the file of a page holds. */
export interface PageModule {
  default: ComponentType;
  /** What the server reads before it renders the page. */
  reads?(place: Place): ReadCall[];
}

export interface LazyPage {
  Page: ComponentType;
  load(): Promise<PageModule>;
}

/** A page in a file of its own. Once loaded it renders at once, so that the server and the first rendering need not wait. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Later = lazy(loadOnce);
  const Page = () => {
    if (!loaded) return <Later />;
    const { default: Loaded } = loaded;
    return <Loaded />;
  };
  return { Page, load: loadOnce };
}
