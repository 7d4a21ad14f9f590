import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import { useNow } from '../../lib/use-now.js';
import { useRead } from '../../lib/use-read.js';
import { counted } from '../../lib/words.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { Notice } from '../../ui/notice.js';
import { keptOf, MAX_KEPT } from '../../ui/shortlist/stored-shortlist.js';
import { CallSheet } from './call-sheet.js';
import { Choice, useChoice } from './choice.js';
import { Comparison } from './comparison.js';
import { useShortlist } from './use-shortlist.js';

const NO_ROWS = {};

/** What a link names. What is wrong with a link is said in its place. */
export function SharedShortlist({ ids }: { ids: string }) {
  const { data, error, retry } = useRead('shortlist', { ids });
  const { own, change } = useShortlist();
  const now = useNow();
  const [said, setSaid] = useState('');
  const { chosen, toggle } = useChoice(data?.listings.map(({ id }) => id) ?? []);
  if (error?.status === 400) return <BadLink detail={error.problem?.detail} />;
  if (error) {
    return (
      <>
        <Head title="Please try again | Homewright" description="This page could not be loaded." path="/shortlist" noindex status={503} />
        <LoadFailed title="This shortlist could not be loaded" retry={retry} />
      </>
    );
  }
  if (!data) return <p role="status">Loading …</p>;
  const { listings, gone, questions } = data;
  if (listings.length === 0) return <AllGone count={gone.length} />;
  const compared = listings.filter(({ id }) => chosen.includes(id));
  const keepAll = () => {
    const before = own ?? { problem: '', listings: [] };
    const known = new Set(before.listings.map(({ id }) => id));
    const added = listings.filter(({ id }) => !known.has(id)).slice(0, MAX_KEPT - known.size);
    change({ ...before, listings: [...before.listings, ...added.map(keptOf)] });
    setSaid(`${counted(added.length, 'business', 'businesses')} added to your shortlist.`);
  };
  return (
    <>
      {gone.length > 0 && <p className="shortlist-gone">{goneText(gone.length)}</p>}
      <p className="shortlist-actions">
        <button type="button" className="button button-accent needs-script" onClick={keepAll}>
          Add these to my shortlist
        </button>
        <span role="status">{said}</span>
      </p>
      <Choice listings={listings} chosen={chosen} toggle={toggle} />
      <Comparison listings={compared} distances={NO_ROWS} now={now} />
      <CallSheet sheet={{ problem: '', notes: {}, listings: compared, questions: asked(questions, compared) }} />
    </>
  );
}

/** The questions of the trades that are compared. */
export function asked<Q extends { industry: string }>(questions: Q[], compared: { industry: string | null }[]): Q[] {
  return questions.filter(({ industry }) => compared.some((listing) => listing.industry === industry));
}

const goneText = (count: number) =>
  `${counted(count, 'business', 'businesses')} of this link ${count === 1 ? 'is' : 'are'} no longer in the directory.`;

function BadLink({ detail }: { detail?: string }) {
  return (
    <Notice drawing="not-found" title="This link cannot be read">
      <Head
        title="This link cannot be read | Homewright"
        description="The link names no shortlist."
        path="/shortlist"
        noindex
        status={400}
      />
      <p>A link to a shortlist names at most {MAX_KEPT} businesses, and may have been cut off or changed on its way. Ask for it again.</p>
      {detail && <p className="muted">What is wrong: {detail}</p>}
      <p>
        <Link className="button button-accent" to="/search">
          Search professionals
        </Link>
      </p>
    </Notice>
  );
}

function AllGone({ count }: { count: number }) {
  return (
    <Notice drawing="not-found" title="None of these businesses is in the directory any more">
      <p>{goneText(count)} They may have closed, or their listings were taken down.</p>
      <p>
        <Link className="button button-accent" to="/search">
          Search professionals
        </Link>
      </p>
    </Notice>
  );
}
