import { useState } from 'react';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import { useNow } from '../../lib/use-now.js';
import { useRead } from '../../lib/use-read.js';
import { countedIn } from '../../lib/words.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { Notice } from '../../ui/notice.js';
import { MAX_SHORTLISTED } from '../../../../src/shared/forms/input-limits.js';
import { type ShortlistEntry, entryOf, storedShortlist } from '../../ui/shortlist/stored-shortlist.js';
import { CallSheet } from './call-sheet.js';
import { Choice, useChoice } from './choice.js';
import { Comparison } from './comparison.js';
import { NotStored } from './not-stored.js';
import { useShortlist } from './use-shortlist.js';
import { useShortlistWords } from './use-shortlist-words.js';
import { useWords } from '../../lib/use-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { PAGE_WORDS } from '../../../../src/shared/words/page-words.js';
import { useSiteTitle } from '../../lib/use-settings.js';

const NOTHING_KEPT: readonly ShortlistEntry[] = [];

/** The shortlist of a shared link, or a notice when the link is invalid. */
export function SharedShortlist({ ids }: { ids: string }) {
  const { data, error, retry } = useRead('shortlist', { ids });
  const words = useShortlistWords();
  const page = useWords('page-words', PAGE_WORDS);
  const siteTitle = useSiteTitle();
  const { change, isRefused } = useShortlist();
  const now = useNow();
  const [said, setSaid] = useState('');
  const { chosen, toggle } = useChoice(data?.listings.map(({ id }) => id) ?? []);
  if (error?.status === 400) return <BadLink detail={error.problem?.detail} />;
  if (error) {
    return (
      <>
        <Head title={`${page.pleaseTryAgain} | ${siteTitle}`} description={page.notLoaded} path="/shortlist" noindex status={503} />
        <LoadFailed title={words.sharedFailed} retry={retry} />
      </>
    );
  }
  if (!data) return <p role="status">{page.loading}</p>;
  const { listings, gone, questions } = data;
  if (listings.length === 0) return <AllGone count={gone.length} />;
  const compared = listings.filter(({ id }) => chosen.includes(id));
  const keepAll = () => {
    const before = storedShortlist();
    const known = new Set(before.listings.map(({ id }) => id));
    const added = listings.filter(({ id }) => !known.has(id)).slice(0, MAX_SHORTLISTED - known.size);
    const isStored = change({ ...before, listings: [...before.listings, ...added.map((listing) => entryOf(listing))] });
    setSaid(isStored ? countedIn(added.length, words.addedOne, words.addedMany) : '');
  };
  return (
    <>
      {gone.length > 0 && <p className="shortlist-gone">{countedIn(gone.length, words.goneOne, words.goneMany)}</p>}
      <p className="shortlist-actions">
        <button type="button" className="button button-accent needs-script" onClick={keepAll}>
          {words.addAll}
        </button>
        <span role="status">{said}</span>
      </p>
      {isRefused && <NotStored />}
      <Choice listings={listings} chosen={chosen} toggle={toggle} />
      <Comparison listings={compared} kept={NOTHING_KEPT} now={now} />
      <CallSheet sheet={{ problem: '', notes: {}, listings: compared, questions: asked(questions, compared) }} />
    </>
  );
}

/** The questions for the trades of the compared businesses. */
export function asked<Q extends { industry: string }>(questions: Q[], compared: { industry: string | null }[]): Q[] {
  return questions.filter(({ industry }) => compared.some((listing) => listing.industry === industry));
}

function BadLink({ detail }: { detail?: string }) {
  const words = useShortlistWords();
  const { searchAll } = useWords('page-words', PAGE_WORDS);
  const siteTitle = useSiteTitle();
  return (
    <Notice drawing="not-found" title={words.badLink}>
      <Head title={`${words.badLink} | ${siteTitle}`} description={words.badLinkHead} path="/shortlist" noindex status={400} />
      <p>{fillTemplate(words.badLinkText, { most: MAX_SHORTLISTED })}</p>
      {detail && <p className="muted">{fillTemplate(words.badLinkWhy, { problem: detail })}</p>}
      <p>
        <Link className="button button-accent" to="/search">
          {searchAll}
        </Link>
      </p>
    </Notice>
  );
}

function AllGone({ count }: { count: number }) {
  const words = useShortlistWords();
  const { searchAll } = useWords('page-words', PAGE_WORDS);
  return (
    <Notice drawing="not-found" title={words.allGone}>
      <p>
        {countedIn(count, words.goneOne, words.goneMany)} {words.allGoneText}
      </p>
      <p>
        <Link className="button button-accent" to="/search">
          {searchAll}
        </Link>
      </p>
    </Notice>
  );
}
