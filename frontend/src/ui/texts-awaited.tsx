import { LoadFailed } from './load-failed.js';

/** Stands where a page's texts are on their way, or did not arrive. */
export function TextsAwaited({ failed, retry }: { failed: boolean; retry: () => void }) {
  return (
    <div className="page page-narrow" aria-busy={!failed || undefined}>
      {failed ? (
        <LoadFailed title="This page could not be loaded" retry={retry} />
      ) : (
        <p className="visually-hidden" role="status">
          Loading …
        </p>
      )}
    </div>
  );
}
