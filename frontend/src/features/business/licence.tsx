import type { BusinessPage } from '../../lib/reads.js';
import { useDayText } from '../../lib/use-day-text.js';
import { useBusinessWords } from './use-business-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

const YEAR_MS = 366 * 24 * 3_600_000;

/**
 * The licence number as given by the business, whether and when the operator has compared it with the register, and a link to the register.
 * Only the number that was compared is called checked.
 */
export function Licence({ business, now }: { business: BusinessPage; now: number }) {
  const words = useBusinessWords();
  const dayOf = useDayText();
  const { licenceNumber, licensing, licenceCheckedAt, licensed, verified } = business;
  const badges = [verified === 'yes' && words.verified, licensed === 'yes' && words.licensed].filter((text) => text !== false);
  if (!licenceNumber && badges.length === 0) return null;
  const isOld = licenceCheckedAt !== null && now - Date.parse(licenceCheckedAt) > YEAR_MS;
  return (
    <section>
      <h2>{words.licence}</h2>
      {licenceNumber && (
        <p>
          {words.licenceNumber} <strong>{licenceNumber}</strong>
        </p>
      )}
      {licenceNumber && (
        <p>
          {licenceCheckedAt === null
            ? words.licenceUnchecked
            : `${fillTemplate(words.licenceChecked, { date: dayOf(licenceCheckedAt) })}${isOld ? ` ${words.licenceOld}` : ''}`}
        </p>
      )}
      {licensing && <p>{licensing.statement}</p>}
      {licensing?.register && (
        <p>
          {words.lookUp}{' '}
          <a href={licensing.register.url} target="_blank" rel="noopener noreferrer">
            {licensing.register.name}
          </a>
          {licensing.lookFor && `. ${licensing.lookFor}`}
        </p>
      )}
      {licensing && (
        <p className="credit">
          {words.source}{' '}
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
          <a href="/how-we-order#badges">{words.badges}</a>
        </p>
      )}
    </section>
  );
}

/** "Details confirmed on ...": renders nothing when they were never confirmed. */
export function Confirmed({ at, now }: { at: string | null; now: number }) {
  const words = useBusinessWords();
  const dayOf = useDayText();
  if (at === null) return null;
  const old = now - Date.parse(at) > YEAR_MS ? ` ${words.confirmedOld}` : '';
  return <p className="credit">{fillTemplate(words.confirmed, { date: dayOf(at) }) + old}</p>;
}
