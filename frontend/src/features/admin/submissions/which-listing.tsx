import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../api/admin-api.js';
import { focusHeading, isFocusLost } from '../kit/restore-focus.js';
import { ListingPicker } from './listing-picker.js';
import type { Submission } from './submission-endpoints.js';
import { listingAddress } from './submission-notes.js';
import { alikeText } from './submission-words.js';
import { isOpen } from '../../../../../src/modules/submissions/domain/submission-status.js';

/** The state of the comparison with the present choice of a listing. */
export interface Comparison {
  /** Otherwise the submission on the screen is still compared with the previous choice. */
  isShown: boolean;
  /** It is loading, also for the second time. */
  isLoading: boolean;
  error: unknown;
}

interface WhichListingProps {
  submission: Submission;
  /** Id of a listing chosen by hand. */
  chosen: string | undefined;
  comparison: Comparison;
  onChoose: (listingId?: string) => void;
  onReload: () => void;
}

/** The matching listing with the reason, and possible duplicates; nothing for a decided submission. */
export function WhichListing(props: WhichListingProps) {
  if (!isOpen(props.submission)) return null;
  return props.submission.kind === 'renewal' ? <Renewed {...props} /> : <Duplicates {...props} />;
}

function Renewed(props: WhichListingProps) {
  const { submission, chosen, comparison, onChoose } = props;
  const { match, candidates } = submission;
  const others = candidates.filter(({ listingId }) => listingId !== match?.listingId);
  return (
    <section className="kit-part" aria-label="Which listing">
      <h2>Which listing</h2>
      {!comparison.isShown ? (
        <NotCompared {...props} />
      ) : match ? (
        <Match
          match={match}
          why={chosen ? 'chosen by you' : whyOf(candidates, match.listingId)}
          onTakeBack={chosen ? () => onChoose() : undefined}
        />
      ) : (
        <NoMatch chosen={chosen} several={candidates.length > 1} />
      )}
      {others.length > 0 && (
        <ul className="which">
          {others.map(({ listingId, title, city, why }) => (
            <li key={listingId}>
              <span>
                <Link to={listingAddress(listingId)}>{title}</Link>{' '}
                <span className="kit-soft">{[city, alikeText(why)].filter(Boolean).join(', ')}</span>
              </span>
              <Button
                size="small"
                disabled={comparison.isLoading}
                aria-label={`It is this one: ${title}`}
                onClick={() => onChoose(listingId)}
              >
                It is this one
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ListingPicker label={match ? 'Or choose another listing' : 'Choose the listing'} onChoose={onChoose} />
    </section>
  );
}

function NoMatch({ chosen, several }: { chosen: string | undefined; several: boolean }) {
  if (chosen)
    return (
      <Alert
        type="error"
        showIcon
        title="This listing cannot be renewed"
        description="It is no longer in the sheet, or never was. Choose another one."
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={several ? 'Several listings are similar' : 'No listing clearly matches it'}
      description="Choose the listing it is about to see what would change. It cannot be approved before that."
    />
  );
}

function Duplicates(props: WhichListingProps) {
  const { submission, chosen, comparison, onChoose } = props;
  const { duplicates, match } = submission;
  if (duplicates.length === 0 && !chosen && comparison.isShown) return null;
  return (
    <section className="kit-part" aria-label="May be the same business">
      <h2>May be the same business</h2>
      {!comparison.isShown && <NotCompared {...props} />}
      {comparison.isShown && match && (
        <Match match={match} why="approving changes this listing instead of adding one" onTakeBack={() => onChoose()} />
      )}
      <ul className="which">
        {duplicates
          .filter(({ id }) => id !== match?.listingId)
          .map(({ id, title, of, why }) => (
            <li key={id}>
              <span>
                <Link to={of === 'listing' ? listingAddress(id) : `?${new URLSearchParams({ open: id }).toString()}`}>{title}</Link>{' '}
                <span className="kit-soft">{`${of === 'listing' ? 'a listing' : 'also pending'}, ${alikeText(why)}`}</span>
              </span>
              {of === 'listing' && (
                <Button
                  size="small"
                  disabled={comparison.isLoading}
                  aria-label={`Use it to change this one: ${title}`}
                  onClick={() => onChoose(id)}
                >
                  Use it to change this one
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Instead of the listing, until the comparison is loaded: an approval would apply to a listing whose changes nobody has seen. */
function NotCompared({ chosen, comparison: { isLoading, error }, onChoose, onReload }: WhichListingProps) {
  useEffect(
    () => () => {
      // The pressed button is replaced by the listing.
      if (isFocusLost()) focusHeading({ preventScroll: true });
    },
    [],
  );
  if (!error)
    return (
      <p className="which-match" role="status">
        Loading the comparison ...
      </p>
    );
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title="The comparison could not be loaded"
      description={
        <>
          <p>{`${errorText(error)} Until then it cannot be approved.`}</p>
          <div className="kit-buttons">
            <Button size="small" loading={isLoading} onClick={onReload}>
              Try again
            </Button>
            {chosen && (
              <Button size="small" onClick={() => onChoose()}>
                Undo the choice
              </Button>
            )}
          </div>
        </>
      }
    />
  );
}

function Match({
  match,
  why,
  onTakeBack,
}: {
  match: NonNullable<Submission['match']>;
  why: string | undefined;
  onTakeBack: (() => void) | undefined;
}) {
  return (
    <div className="which-match">
      <span>
        <Link to={listingAddress(match.listingId)}>{match.title}</Link> <span className="kit-soft">{why}</span>
      </span>
      {onTakeBack && (
        <Button size="small" onClick={onTakeBack}>
          Undo the choice
        </Button>
      )}
    </div>
  );
}

function whyOf(candidates: Submission['candidates'], listingId: string): string | undefined {
  const why = candidates.find((each) => each.listingId === listingId)?.why;
  return why && alikeText(why);
}
