import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { ListingPicker } from './listing-picker.js';
import type { Submission } from './submission-endpoints.js';
import { listingAddress } from './submission-notes.js';
import { alikeText } from './submission-words.js';
import { isOpen } from '../../../../../src/modules/submissions/domain/submission-status.js';

interface WhichListingProps {
  submission: Submission;
  /** Id of a listing chosen by hand. */
  chosen: string | undefined;
  comparing: boolean;
  onChoose: (listingId?: string) => void;
}

/** The matching listing with the reason, and possible duplicates; nothing for a decided submission. */
export function WhichListing(props: WhichListingProps) {
  if (!isOpen(props.submission)) return null;
  return props.submission.kind === 'renewal' ? <Renewed {...props} /> : <Duplicates {...props} />;
}

function Renewed({ submission: { match, candidates }, chosen, comparing, onChoose }: WhichListingProps) {
  const others = candidates.filter(({ listingId }) => listingId !== match?.listingId);
  return (
    <section className="kit-part" aria-label="Which listing">
      <h2>Which listing</h2>
      {match ? (
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
              <Button size="small" disabled={comparing} aria-label={`It is this one: ${title}`} onClick={() => onChoose(listingId)}>
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

function Duplicates({ submission: { duplicates, match }, chosen, comparing, onChoose }: WhichListingProps) {
  if (duplicates.length === 0 && !chosen) return null;
  return (
    <section className="kit-part" aria-label="May be the same business">
      <h2>May be the same business</h2>
      {match && <Match match={match} why="approving changes this listing instead of adding one" onTakeBack={() => onChoose()} />}
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
                <Button size="small" disabled={comparing} aria-label={`Use it to change this one: ${title}`} onClick={() => onChoose(id)}>
                  Use it to change this one
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
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
