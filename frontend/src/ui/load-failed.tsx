import { Notice } from './notice.js';
import { PAGE_WORDS } from '../../../src/shared/words/page-words.js';
import { useWords } from '../lib/use-words.js';

/** The notice for a failed read, with a retry that works with and without JavaScript. */
export function LoadFailed({ title, text, retry, isPage = false }: { title: string; text?: string; retry: () => void; isPage?: boolean }) {
  const words = useWords('page-words', PAGE_WORDS);
  return (
    <Notice drawing="error" title={title} alert isPage={isPage}>
      <p>{text ?? words.ourTrouble}</p>
      <p>
        <button type="button" className="button button-accent needs-script" onClick={retry}>
          {words.tryAgain}
        </button>
        <a className="button button-accent without-script" href="">
          {words.tryAgain}
        </a>
      </p>
    </Notice>
  );
}
