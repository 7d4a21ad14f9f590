import type { BusinessPage } from '../../lib/reads.js';
import { dateText } from '../../lib/words.js';

const YEAR_MS = 366 * 24 * 3_600_000;

/**
 * The licence number as given by the business, whether and when somebody here has compared it with the register, and where anybody can do so.
 * It is called checked for the number that was checked alone.
 */
export function Licence({ business, now }: { business: BusinessPage; now: number }) {
  const { licenceNumber, licensing, licenceCheckedAt, licensed, verified } = business;
  const badges = [verified === 'yes' && VERIFIED, licensed === 'yes' && LICENSED].filter((text) => text !== false);
  if (!licenceNumber && badges.length === 0) return null;
  const isOld = licenceCheckedAt !== null && now - Date.parse(licenceCheckedAt) > YEAR_MS;
  return (
    <section>
      <h2>Licence</h2>
      {licenceNumber && (
        <p>
          Licence number (given by the business): <strong>{licenceNumber}</strong>
        </p>
      )}
      {licenceNumber && (
        <p>
          {licenceCheckedAt === null
            ? 'We have not compared it with a register.'
            : `We found this number in the register on ${dateText(licenceCheckedAt)}.${isOld ? ' That is more than a year ago: check again.' : ''}`}
        </p>
      )}
      {licensing && <p>{licensing.statement}</p>}
      {licensing?.register && (
        <p>
          Look it up:{' '}
          <a href={licensing.register.url} target="_blank" rel="noopener noreferrer">
            {licensing.register.name}
          </a>
          {licensing.lookFor && `. ${licensing.lookFor}`}
        </p>
      )}
      {licensing && (
        <p className="credit">
          Source:{' '}
          <a href={licensing.source.url} target="_blank" rel="noopener noreferrer">
            {licensing.source.title}
          </a>
        </p>
      )}
      {badges.map((text) => (
        <p key={text} className="credit">
          {text}
        </p>
      ))}
      {badges.length > 0 && (
        <p className="credit">
          <a href="/how-we-order#badges">What the badges mean</a>
        </p>
      )}
    </section>
  );
}

const VERIFIED = 'Verified: listed as a business that is who it says it is. It says nothing about the quality of its work.';
const LICENSED = 'Licensed: listed as holding the licence that its trade needs. Look it up before you hire.';

/** "Details confirmed on ...": nothing where nobody ever has. */
export function Confirmed({ at, now }: { at: string | null; now: number }) {
  if (at === null) return null;
  const old = now - Date.parse(at) > YEAR_MS ? ' That is more than a year ago: ask before you rely on them.' : '';
  return <p className="credit">{`Details confirmed on ${dateText(at)}.${old}`}</p>;
}
