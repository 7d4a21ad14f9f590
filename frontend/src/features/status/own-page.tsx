import { Suspense, useReducer, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { OwnSubmission } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { lazyPart } from '../../lib/lazy-page.js';
import { usePartsOff } from '../../lib/parts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { rememberOwner, rememberSent } from '../../ui/form/known-owner.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Icon } from '../../ui/icon.js';
import { Correction } from './correction.js';
import { changedFieldsOf } from './changed-fields.js';
import { INITIAL_STATE, type OwnPageEvent, ownPageState } from './own-page-state.js';
import { SentFields } from './sent-fields.js';
import { wordsFor } from './status-words.js';
import type { ProposedPicturesProps } from './proposed-pictures.js';
import { useWords } from '../../lib/use-words.js';
import { PAGE_WORDS } from '../../../../src/shared/words/page-words.js';
import { Timeline } from './timeline.js';
import { Withdrawal } from './withdrawal.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

/** Uploading needs a script, which is loaded when this part is opened. */
const ProposedPictures = lazyPart<ProposedPicturesProps>(() =>
  import('./proposed-pictures.js').catch(() => ({ default: PicturesNotLoaded })),
);

function PicturesNotLoaded() {
  const { checkConnection, tryAgain } = useWords('page-words', PAGE_WORDS);
  return (
    <div className="status-part-body" role="alert">
      <p>{checkConnection}</p>
      <p>
        <a className="button" href="">
          {tryAgain}
        </a>
      </p>
    </div>
  );
}

interface OwnPageProps {
  token: string;
  /** As the server read it. */
  read: OwnSubmission;
  readAgain: () => void;
  path: string;
  texts: PageTexts<'status'>;
  asked: PageTexts<'business-fields'>;
}

/** A submission with all actions of its owner. */
export function OwnPage({ token, read, readAgain, path, texts, asked }: OwnPageProps) {
  const siteTitle = useSiteTitle();
  const [state, happened] = useReducer(ownPageState, INITIAL_STATE);
  const { changes, news, notTaken, arePicturesOpened } = state;
  const own = state.own ?? read;
  const change = useChangeNotice(texts, own, changes > 0);
  // Depends on the new status, so it is shown after that was read.
  const late = own.may.correct ? undefined : own.status === 'withdrawn' ? texts.withdrawnMeanwhile : texts.decidedMeanwhile;
  // A repeated withdrawal whose first answer was lost has succeeded, so it is not too late.
  const notice = { late, 'late-withdrawal': own.status === 'withdrawn' ? undefined : late, change, none: undefined }[news];
  const standing = useRef<HTMLElement>(null);
  const { title, kind, may, status, fields } = own;
  const onPictures = (now: OwnSubmission) => {
    happened({ type: 'pictures-changed', own: now });
    readAgain();
  };
  const onChange = (now: OwnSubmission) => {
    happened({ type: 'changed', own: now });
    // Update the cached read as well, for when the visitor leaves the page and returns.
    readAgain();
    standing.current?.focus();
  };
  const onLate = (event: OwnPageEvent) => {
    happened(event);
    readAgain();
    standing.current?.focus();
  };
  const onConflict = (typed?: Record<string, string>) => onLate({ type: 'too-late', notTaken: typed });
  const onChanged = () => {
    happened({ type: 'changed-elsewhere' });
    readAgain();
  };
  const returned = useReturned(path, changes > 0);
  const actions = { token, path, own, texts, onChange, onConflict };
  return (
    <div className="page page-narrow status-page">
      <Head title={`${fillTemplate(texts.head, { business: title })} | ${siteTitle}`} description={texts.description} path={path} noindex />
      <div>
        <p className="status-kind">{kind === 'new' ? texts.ofNew : texts.ofChanges}</p>
        <h1>{title}</h1>
      </div>
      <section className="card status-card" ref={standing} tabIndex={-1} aria-labelledby="standing">
        {notice && (
          <p className={`status-news${news.startsWith('late') ? ' is-late' : ''}`} role="status">
            {notice}
          </p>
        )}
        <Timeline own={own} texts={texts} />
        <SubmissionStatus own={own} texts={texts} />
      </section>
      <Refusal path={path} own={own} />
      {!may.correct && <NotTaken typed={notTaken ?? returned} own={own} texts={texts} asked={asked} />}
      {/* The key changes only with an accepted correction; changes of pictures must not reset the typed values. */}
      {may.correct && <Correction key={changes} {...actions} returned={returned} asked={asked} onChanged={onChanged} />}
      {may.correct && (
        <details className="card status-part needs-script" onToggle={() => happened({ type: 'pictures-opened' })}>
          <summary>
            <h2>{texts.picturesTitle}</h2>
            <Icon name="chevron-down" />
          </summary>
          {arePicturesOpened && (
            <Suspense>
              <ProposedPictures token={token} own={own} texts={texts} onChange={onPictures} onConflict={() => onConflict()} />
            </Suspense>
          )}
        </details>
      )}
      {status !== 'changes-requested' && <SentFields title={texts.sentTitle} fields={fields} asked={asked} />}
      <KeepLink path={path} may={may} texts={texts} />
      {may.withdraw && <Withdrawal {...actions} onConflict={() => onLate({ type: 'withdrawn-too-late' })} />}
    </div>
  );
}

/** The correction that the server returned to a browser without scripts; none once another one was accepted. */
function useReturned(path: string, isOver: boolean): Record<string, string> | undefined {
  const form = useSelector(({ site }: { site: Site }) => site.form);
  return !isOver && form?.path === path && form.values['action'] === 'correct' ? form.values : undefined;
}

/**
 * The notice about the visitor's last action, on this page or before the redirect to it. Only while the submission is pending: the address
 * of a bookmark or a history entry may still contain an old action.
 */
function useChangeNotice(texts: PageTexts<'status'>, { status }: OwnSubmission, hasChanged: boolean): string | undefined {
  const [query] = useSearchParams();
  if (status !== 'pending') return undefined;
  if (hasChanged || query.has('corrected')) return texts.corrected;
  return query.has('sent') ? texts.arrived : undefined;
}

/** The notice for a form sent without scripts that came too late: the submission has been decided meanwhile. */
function Refusal({ path, own }: { path: string; own: OwnSubmission }) {
  const form = useSelector(({ site }: { site: Site }) => site.form);
  if (form?.path !== path || own.may.correct) return null;
  return (
    <p className="note" role="alert">
      {form.detail}
    </p>
  );
}

interface NotTakenProps {
  typed: Record<string, string> | undefined;
  own: OwnSubmission;
  texts: PageTexts<'status'>;
  asked: PageTexts<'business-fields'>;
}

/** The typed values that came too late, for reading or copying, because the form is not shown any more. */
function NotTaken({ typed: values, own, texts, asked }: NotTakenProps) {
  const names = values ? changedFieldsOf(values, own.fields).filter((name) => values[name]) : [];
  if (!values || names.length === 0) return null;
  const fields = Object.fromEntries(names.map((name) => [name, values[name]]));
  return <SentFields title={texts.typedTitle} id="not-taken" fields={fields} asked={asked} />;
}

function SubmissionStatus({ own, texts }: { own: OwnSubmission; texts: PageTexts<'status'> }) {
  const { title, text, next, tone } = wordsFor(own, texts);
  return (
    <div className={`status-standing is-${tone}`}>
      <h2 id="standing">{title}</h2>
      <p>{text}</p>
      {own.reason && (
        <figure className="status-reason">
          <figcaption>{own.status === 'rejected' ? texts.reason : texts.asked}</figcaption>
          <blockquote>{own.reason}</blockquote>
        </figure>
      )}
      <p>
        <strong>{own.may.correct ? texts.nextLead : texts.canDoLead}</strong> {next}
      </p>
      <Onward own={own} texts={texts} />
    </div>
  );
}

/** Links to next steps. */
function Onward({ own, texts }: { own: OwnSubmission; texts: PageTexts<'status'> }) {
  const { status, kind, listing, may } = own;
  const again =
    kind === 'new'
      ? { to: '/list-business', text: texts.sendAgain, remember: rememberSent }
      : { to: '/renew-business', text: texts.sendChangesAgain, remember: rememberOwner };
  const canRenew = !usePartsOff().includes('renewals');
  if (listing) {
    return (
      <p className="button-row">
        <Link className="button button-accent" to={`/business/${encodeURIComponent(listing.slug)}`}>
          {texts.seeBusiness}
        </Link>
        {may.renew && canRenew && (
          <Link className="button" to="/renew-business" onClick={() => rememberOwner({ ...own.fields, title: own.title })}>
            {texts.change}
          </Link>
        )}
      </p>
    );
  }
  if (may.correct) return null;
  return (
    <p className="button-row">
      {status !== 'approved' && (kind === 'new' || canRenew) && (
        <Link className="button button-accent" to={again.to} onClick={() => again.remember({ ...own.fields, title: own.title })}>
          {again.text}
        </Link>
      )}
      {status !== 'withdrawn' && (
        <Link className="button" to="/about">
          {texts.write}
        </Link>
      )}
    </p>
  );
}

function KeepLink({ path, may, texts }: { path: string; may: OwnSubmission['may']; texts: PageTexts<'status'> }) {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const link = origin + path;
  return (
    <section className="status-link" aria-labelledby="keep">
      <h2 id="keep">{texts.keepTitle}</h2>
      <p>{may.correct ? texts.keepText : texts.keepTextClosed}</p>
      <p className="status-address">{link}</p>
      <CopyButton text={link}>{texts.keepCopy}</CopyButton>
    </section>
  );
}
