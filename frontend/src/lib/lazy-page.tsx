import { type ComponentType, lazy, useEffect } from 'react';
import type { ReadCall, Settings } from './reads.js';
import { PAGE_WORDS } from '../../../src/shared/words/page-words.js';
import { useWords } from './use-words.js';

/** The inputs of a page's reads: the parameters of the address, its query and the settings. */
export interface PageLocation {
  parameters: Record<string, string | undefined>;
  query: URLSearchParams;
  /** Missing when they could not be read. */
  settings?: Settings | undefined;
}

/** The exports of a page's file. */
export interface PageModule {
  default: ComponentType;
  /** The query parameters that the page reads. The server drops all others, so that cached pages differ only by these. */
  parameters?: string[];
  /** The reads that the server runs before it renders the page. */
  reads?(location: PageLocation): ReadCall[];
}

export interface LazyPage {
  Page: ComponentType;
  load(): Promise<PageModule>;
}

/** Shown when the page's code could not be loaded: the connection failed, or a newer version has replaced the file. */
export function NotLoaded() {
  const words = useWords('page-words', PAGE_WORDS);
  return (
    <div className="page page-narrow" role="alert">
      <h1>{words.notLoaded}</h1>
      <p>{words.checkConnection}</p>
      <p>
        <a className="button button-accent" href="">
          {words.tryAgain}
        </a>
      </p>
    </div>
  );
}

/** Shown when the code of a requested part could not be loaded, where otherwise nothing would seem to happen. */
export function PartNotLoaded() {
  const words = useWords('page-words', PAGE_WORDS);
  return (
    <div className="note" role="alert">
      <p>{words.checkConnection}</p>
      <p>
        <a className="button" href="">
          {words.tryAgain}
        </a>
      </p>
    </div>
  );
}

const Nothing = () => null;

/**
 * A component that is loaded when it is first shown. After a failure, it is loaded again the next time that it is shown.
 * @param Missing shown when loading fails; by default nothing is
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, Missing: ComponentType = Nothing) {
  const createLazy = () => lazy(() => load().catch(() => ({ default: Missed })));
  let Part = createLazy();
  function Missed(_props: Props) {
    useEffect(() => () => void (Part = createLazy()), []);
    return <Missing />;
  }
  return function Later(props: Props) {
    return <Part {...props} />;
  };
}

/** Shows a progress line at the top of the current page until the code of the next page is loaded. */
async function awaited<T>(loading: Promise<T>): Promise<T> {
  const { classList } = document.body;
  classList.add('is-leaving');
  try {
    return await loading;
  } finally {
    classList.remove('is-leaving');
  }
}

/** A page in a file of its own. Once loaded it renders synchronously, as the server and hydration need it. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Later = lazyPart(() => awaited(loadOnce()), NotLoaded);
  const Page = () => {
    if (!loaded) return <Later />;
    const { default: Loaded } = loaded;
    return <Loaded />;
  };
  return { Page, load: loadOnce };
}
