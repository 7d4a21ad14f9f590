import { type ComponentType, lazy, useEffect } from 'react';
import type { ReadCall, Settings } from './reads.js';
import { PAGE_WORDS } from '../../../src/shared/words/page-words.js';
import { useWords } from './use-words.js';

/** What a page's reads depend on: the parameters of the address, its query and the settings. */
export interface PageLocation {
  parameters: Record<string, string | undefined>;
  query: URLSearchParams;
  /** Absent where they could not be read. */
  settings?: Settings | undefined;
}

/** What the file of a page holds. */
export interface PageModule {
  default: ComponentType;
  /** The parameters of the address that the page reads. The server passes on no others: by these alone do its copies differ. */
  parameters?: string[];
  /** What the server reads before it renders the page. */
  reads?(location: PageLocation): ReadCall[];
}

export interface LazyPage {
  Page: ComponentType;
  load(): Promise<PageModule>;
}

/** The page's own code did not arrive: the connection is gone, or a newer version has taken its place. */
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

/** A part that was asked for did not arrive, where its absence would look as if nothing had happened. */
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
 * A part that is loaded when it is shown, and anew when it is shown again after it did not arrive.
 * @param Missing what stands in its place where it does not arrive; else the page goes on without it
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, Missing: ComponentType = Nothing) {
  const begin = () => lazy(() => load().catch(() => ({ default: Missed })));
  let Part = begin();
  function Missed(_props: Props) {
    useEffect(() => () => void (Part = begin()), []);
    return <Missing />;
  }
  return function Later(props: Props) {
    return <Part {...props} />;
  };
}

/** The page that is left stays until the next one has its code: meanwhile a line at its top says that something is under way. */
async function awaited<T>(loading: Promise<T>): Promise<T> {
  const { classList } = document.body;
  classList.add('is-leaving');
  try {
    return await loading;
  } finally {
    classList.remove('is-leaving');
  }
}

/** A page in a file of its own. Once loaded it renders at once, so that the server and the first rendering need not wait. */
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
