import { Button } from 'antd';
import type { AdminTrades } from './trade-endpoints.js';
import type { ListChanges } from './use-list-changes.js';

/** Industries that were merged into trades, with undo. */
export function Merges({ trades: { merged, trades }, changes: { unmerge, refused } }: { trades: AdminTrades; changes: ListChanges }) {
  if (merged.length === 0) return null;
  const nameOf = (slug: string) =>
    trades.find((trade) => trade.slug === slug)?.name ?? merged.find((merge) => merge.slug === slug)?.name ?? slug;
  return (
    <section aria-labelledby="trades-merged">
      <h2 id="trades-merged">Merged</h2>
      <ul className="trades-merged">
        {merged.map(({ slug, name, into }) => (
          <li key={slug}>
            <span>
              <strong>{name}</strong> counts as {nameOf(into)}
            </span>
            <Button aria-label={`Undo the merge: ${name}`} onClick={() => void unmerge(slug, name)}>
              Undo
            </Button>
            {refused?.at === slug && (
              <p className="kit-wrong" role="alert">
                {refused.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
