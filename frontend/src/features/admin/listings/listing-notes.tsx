import { Alert } from 'antd';
import type { MouseEvent } from 'react';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import { Link } from 'react-router-dom';
import { counted } from '../../../lib/words.js';
import type { CorrectableField, ListingWhole } from './listing-endpoints.js';
import { FORM_NAME } from './listing-form.js';
import { lastDayText } from '../kit/moment.js';
import { FIELD_NAMES } from './listing-words.js';
import { partsText, partsTitle } from './merge-words.js';

/** Notes above the form: whether the listing is public, and remarks of the last sync. */
export function ListingNotes({
  listing: { status, heldBack, notes, mergedInto, merged, featuredUntil, doubles },
}: {
  listing: ListingWhole;
}) {
  return (
    <div className="listing-notes">
      {status === 'removed' && (
        <Alert
          type="info"
          showIcon
          title="No longer in the sheet: read only"
          description={`Its row is no longer in the sheet, so visitors do not see it and it cannot be changed. If the row comes back, so do your corrections${heldBack ? '; it stays unpublished until you restore it' : ''}.`}
        />
      )}
      {featuredUntil && <Alert type="info" showIcon title={`Featured until the end of ${lastDayText(featuredUntil)}`} />}
      {mergedInto && (
        <Alert
          type="info"
          showIcon
          title="It was merged into another listing"
          description={
            <>
              Its address redirects there while that one is public. Restoring it makes them separate again.{' '}
              <Link to={`/settings/listings?${new URLSearchParams({ open: mergedInto }).toString()}`}>Open the other one</Link>
            </>
          }
        />
      )}
      {merged.length > 0 && (
        <Alert
          type={status === 'published' || mergedInto ? 'info' : 'warning'}
          showIcon
          title={partsTitle(merged.length)}
          description={
            <>
              {partsText(merged.length, { status, mergedInto })}
              <ul>
                {merged.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={`/settings/listings?${new URLSearchParams({ open: id }).toString()}`}>{title}</Link>
                  </li>
                ))}
              </ul>
            </>
          }
        />
      )}
      {status === 'unpublished' && !mergedInto && (
        <Alert
          type="warning"
          showIcon
          title="Visitors do not see this listing"
          description="It was unpublished here, or merged into a listing that was deleted. It stays hidden, whatever the sheet says, until you restore it."
        />
      )}
      {doubles.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="Possible duplicate"
          description={
            <ul>
              {doubles.map(({ id, title, same }) => (
                <li key={id}>
                  {`Same ${joined(same)} as `}
                  <Link to={`/settings/listings?${new URLSearchParams({ open: id }).toString()}`}>{title}</Link>
                </li>
              ))}
            </ul>
          }
        />
      )}
      {notes.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={`The last sync had ${counted(notes.length, 'remark')} about its row`}
          description={
            <ul>
              {notes.map(({ field, reason }, index) => (
                <li key={index}>{`${nameOf(field)} ${reason}`}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}

/** The summary of validation errors, with links to the fields. */
export function ErrorSummary({ errors }: { errors: FieldError[] }) {
  const lead = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(idOf(field))?.focus();
  };
  return (
    <Alert
      className="kit-errors"
      type="error"
      showIcon
      role="alert"
      title={`Nothing was saved: please fix ${errors.length === 1 ? 'this field' : `these ${errors.length} fields`}`}
      description={
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <a href={`#${idOf(field)}`} onClick={(event) => lead(event, field)}>
                {`${nameOf(field)} ${message}`}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}

const KEYS = new Intl.ListFormat('en-CA');
const joined = (same: readonly string[]) => KEYS.format(same);

const idOf = (field: string) => `${FORM_NAME}_${field.split('.')[0]}`;

function nameOf(field: string): string {
  const [first = field] = field.split('.');
  return Object.hasOwn(FIELD_NAMES, first) ? FIELD_NAMES[first as CorrectableField] : field;
}
