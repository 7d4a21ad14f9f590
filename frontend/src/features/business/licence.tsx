import type { BusinessPage } from '../../lib/reads.js';

/**
 * The number of a licence as the business gives it: nobody here has looked at it, so it is never called verified. Beside it stands
 * who licenses the trade where the business is, and where anybody can look the number up.
 */
export function Licence({ business: { licenceNumber, licensing } }: { business: BusinessPage }) {
  if (!licenceNumber) return null;
  return (
    <section>
      <h2>Licence</h2>
      <p>
        Licence number (given by the business): <strong>{licenceNumber}</strong>
      </p>
      {licensing?.body && <p>{licensing.statement}</p>}
      {licensing?.register && (
        <p>
          Look it up:{' '}
          <a href={licensing.register.url} target="_blank" rel="noopener noreferrer">
            {licensing.register.name}
          </a>
          {licensing.lookFor && `. ${licensing.lookFor}`}
        </p>
      )}
    </section>
  );
}
