import { counted } from '../../../lib/words.js';
import { ListPages } from '../kit/list-pages.js';
import type { useListAddress } from '../kit/use-list-address.js';
import { industryPage } from './industry-page.js';
import { newAddress } from './trade-drawer.js';
import type { AdminTrade } from './trade-endpoints.js';
import { IndustryRow } from './trade-rows.js';
import type { ListChanges } from './use-list-changes.js';

interface UnknownIndustriesProps {
  /** Industries that match the search. */
  industries: AdminTrade[];
  changes: ListChanges;
  address: Pick<ReturnType<typeof useListAddress>, 'page' | 'turnTo' | 'addressOf'>;
  onMerge: (industry: AdminTrade) => void;
}

/** Unmatched industries, paged, with their actions. */
export function UnknownIndustries({ industries, changes, address, onMerge }: UnknownIndustriesProps) {
  if (industries.length === 0) return null;
  const { page, shown } = industryPage(industries, address.page);
  return (
    <section className="trades-unknown" aria-labelledby="trades-unknown">
      <h2 id="trades-unknown">Industries in the sheet that match no trade</h2>
      <p className="kit-soft">
        {`${counted(industries.length, 'industry', 'industries')}. Visitors find them under their own name, with a plain drawing.`}
      </p>
      <ul className="trade-rows">
        {shown.map((trade) => (
          <IndustryRow
            key={trade.slug}
            trade={trade}
            changes={changes}
            address={address.addressOf(newAddress(trade.name))}
            onMerge={() => onMerge(trade)}
          />
        ))}
      </ul>
      <ListPages page={page} total={industries.length} onTurn={address.turnTo} />
    </section>
  );
}
