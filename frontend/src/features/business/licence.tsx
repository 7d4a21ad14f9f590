import type { BusinessPage } from '../../lib/reads.js';

/**
 * The licence number as given by the business. It was not verified, so it is never called verified. Beside it: who licenses the trade in
 * that province, and where to look the number up.
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
