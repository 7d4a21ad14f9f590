import { Notice } from './notice.js';

/** A read has failed: what to do about it, with JavaScript or without. */
export function LoadFailed({
  title,
  text = 'The trouble is on our side, and should pass in a moment.',
  retry,
}: {
  title: string;
  text?: string;
  retry: () => void;
}) {
  return (
    <Notice drawing="error" title={title} alert>
      <p>{text}</p>
      <p>
        <button type="button" className="button button-accent needs-script" onClick={retry}>
          Try again
        </button>
        <a className="button button-accent without-script" href="">
          Try again
        </a>
      </p>
    </Notice>
  );
}
