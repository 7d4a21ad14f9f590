import type { BusinessPage } from '../../lib/reads.js';

/**
 * The number of a licence as the business gives it: nobody here has looked at it, so it is never called verified.
 * What the trade says about who licenses it, and where its public register is, belongs beside the number.
 */
export function Licence({ business: { licenceNumber } }: { business: BusinessPage }) {
  if (!licenceNumber) return null;
  return (
    <section>
      <h2>Licence</h2>
      <p>
        Licence number (given by the business): <strong>{licenceNumber}</strong>
      </p>
    </section>
  );
}
