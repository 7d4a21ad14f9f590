import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from '../../ui/link.js';
import type { Site } from '../../lib/site.js';
import { useNow } from '../../lib/use-now.js';
import { useRead } from '../../lib/use-read.js';
import { CopyButton } from '../../ui/copy-button.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { Notice } from '../../ui/notice.js';
import { idsText, type StoredShortlist, MAX_TEXT_LENGTH } from '../../ui/shortlist/stored-shortlist.js';
import { CallSheet } from './call-sheet.js';
import type { Compared } from './call-sheet-text.js';
import { Choice, useChoice } from './choice.js';
import { Comparison } from './comparison.js';
import { undoRemoval, type ShortlistRemoval } from './undo-removal.js';
import { NotStored } from './not-stored.js';
import { asked } from './shared-shortlist.js';
import { useShortlist } from './use-shortlist.js';
import { useShortlistWords } from './use-shortlist-words.js';
import { useWords } from '../../lib/use-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { PAGE_WORDS } from '../../../../src/shared/words/page-words.js';

/** The shortlist of this browser: comparison, notes, and a button to clear it. */
export function OwnShortlist() {
  const { own, change, isRefused } = useShortlist();
  const words = useShortlistWords();
  const { loading } = useWords('page-words', PAGE_WORDS);
  const [last, setLast] = useState<ShortlistRemoval | 'put-back'>();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button was removed: move the focus to the status message. Scroll only for keyboard users, so that the next button stays
    // under the pointer.
    if (last) status.current?.focus({ preventScroll: true });
    if (last && status.current?.matches(':focus-visible')) status.current.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (!own) {
    return (
      <>
        <p className="without-script">{words.noScript}</p>
        <p className="needs-script" role="status">
          {loading}
        </p>
      </>
    );
  }
  const changeWithUndo = (next: StoredShortlist) => {
    setLast({ before: own, after: next });
    change(next);
  };
  const undo = (taken: ShortlistRemoval) => {
    setLast('put-back');
    change(undoRemoval(taken, own));
  };
  return (
    <>
      <p role="status" className="shortlist-undo" tabIndex={-1} ref={status}>
        {last === 'put-back' && words.putBack}
        {last && last !== 'put-back' && (
          <>
            {own.listings.length === 0 ? words.emptied : words.takenOff}{' '}
            <button type="button" className="button" onClick={() => undo(last)}>
              {words.undo}
            </button>
          </>
        )}
      </p>
      {own.listings.length === 0 ? (
        <Empty />
      ) : (
        <FilledShortlist own={own} change={change} changeWithUndo={changeWithUndo} isRefused={isRefused} />
      )}
    </>
  );
}

function Empty() {
  const words = useShortlistWords();
  const { searchAll } = useWords('page-words', PAGE_WORDS);
  return (
    <Notice drawing="no-results" title={words.empty}>
      <p>{words.emptyText}</p>
      <p>
        <Link className="button button-accent" to="/search">
          {searchAll}
        </Link>
      </p>
    </Notice>
  );
}

interface StoredProps {
  own: StoredShortlist;
  change: (next: StoredShortlist) => void;
  changeWithUndo: (next: StoredShortlist) => void;
  isRefused: boolean;
}

function FilledShortlist({ own, change, changeWithUndo, isRefused }: StoredProps): ReactNode {
  const words = useShortlistWords();
  const { loading } = useWords('page-words', PAGE_WORDS);
  // Read once, for the initial entries: removing one, or writing a note, needs no further read.
  const present = idsText(own.listings.map(({ id }) => id));
  const [ids, setIds] = useState(present);
  const { data, error, retry } = useRead('shortlist', { ids });
  // One that another window has added does.
  if (data && ids !== present && own.listings.some(({ id }) => !data.gone.includes(id) && data.listings.every((each) => each.id !== id)))
    setIds(present);
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const now = useNow();
  const kept = new Map(own.listings.map((each) => [each.id, each]));
  const listings = data?.listings.filter(({ id }) => kept.has(id)) ?? [];
  const { chosen, toggle } = useChoice(listings.map(({ id }) => id));
  if (error) return <LoadFailed title={words.failed} text={words.failedText} retry={retry} />;
  if (!data) return <p role="status">{loading}</p>;
  const compared = listings.filter(({ id }) => chosen.includes(id));
  const gone = own.listings.filter(({ id }) => data.gone.includes(id));
  const without = (id: string) => ({ ...own, listings: own.listings.filter((each) => each.id !== id) });
  const noteOn = (id: string, note: string) =>
    change({ ...own, listings: own.listings.map((each) => (each.id === id ? { ...each, note } : each)) });
  const notes = Object.fromEntries(own.listings.map(({ id, note = '' }) => [id, note]));
  const noteOf = ({ id, title }: Compared) => (
    <>
      <textarea
        aria-label={fillTemplate(words.notesOn, { business: title })}
        rows={4}
        maxLength={MAX_TEXT_LENGTH}
        value={notes[id]}
        placeholder={words.notesHint}
        onChange={({ target }) => noteOn(id, target.value)}
      />
      <button
        type="button"
        className="button"
        aria-label={fillTemplate(words.takeOffOf, { business: title })}
        onClick={() => changeWithUndo(without(id))}
      >
        {words.takeOff}
      </button>
    </>
  );
  return (
    <>
      {gone.map(({ id, title }) => (
        <p key={id} className="shortlist-gone">
          {fillTemplate(words.gone, { business: title })}{' '}
          <button type="button" className="button" onClick={() => changeWithUndo(without(id))}>
            {words.takeOff}
          </button>
        </p>
      ))}
      <Choice listings={listings} chosen={chosen} toggle={toggle} />
      {compared.length > 0 && <Comparison listings={compared} kept={own.listings} now={now} last={{ name: words.notes, cell: noteOf }} />}
      {/* Between the notes and the problem, so that it is in view whichever of them is written. */}
      {isRefused && <NotStored />}
      <div className="shortlist-actions">
        <CopyButton text={`${origin}/shortlist?ids=${encodeURIComponent(idsText(listings.map(({ id }) => id)))}`}>
          {words.copyLink}
        </CopyButton>
        <button type="button" className="button" onClick={() => changeWithUndo({ problem: '', listings: [] })}>
          {words.emptyIt}
        </button>
        <span className="muted">{words.linkNote}</span>
      </div>
      {compared.length > 0 && (
        <CallSheet
          sheet={{ problem: own.problem, notes, listings: compared, questions: asked(data.questions, compared) }}
          onProblem={(problem) => change({ ...own, problem })}
        />
      )}
    </>
  );
}
