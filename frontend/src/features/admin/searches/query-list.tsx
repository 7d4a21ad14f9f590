import { Button, Empty, Grid, Segmented, type TableColumnsType, Tag } from 'antd';
import { ListPages, NoSuchPage } from '../kit/list-pages.js';
import { SearchBox } from '../kit/search-box.js';
import { countsText, meaningText } from './meaning-words.js';
import type { ReportedQuery, Searches } from './search-endpoints.js';
import type { SearchesAddress } from './use-searches-address.js';
import { QuietTable } from '../kit/quiet-table.js';

const SHOWN = [
  { value: '', label: 'Most searched' },
  { value: 'nothing', label: 'Found nothing' },
] as const;

interface QueryListProps {
  searches: Searches;
  address: SearchesAddress;
  waiting: boolean;
  onTeach: (phrase: string) => void;
}

/** The queries, the most frequent first: a table on wide screens, cards on a phone. */
export function QueryList({ searches, address, waiting, onTeach }: QueryListProps) {
  const { filters, filter, page, turnTo } = address;
  const { lg = false } = Grid.useBreakpoint();
  const List = lg ? QueryTable : QueryCards;
  return (
    <section aria-labelledby="searches-queries">
      <h2 id="searches-queries">What visitors search for</h2>
      {searches.searches > 0 && (
        <search className="kit-filters searches-filters">
          <Segmented aria-label="Which searches" options={[...SHOWN]} value={filters.show} onChange={(show) => filter({ show })} />
          <SearchBox label="Filter the searches" placeholder="Part of a search" value={filters.q} onSearch={(q) => filter({ q })} />
        </search>
      )}
      {searches.items.length === 0 ? (
        <Nothing searches={searches} address={address} />
      ) : (
        <>
          <List items={searches.items} waiting={waiting} onTeach={onTeach} />
          <ListPages page={page} total={searches.total} onTurn={turnTo} />
        </>
      )}
    </section>
  );
}

/** The empty state, with its reason and the next step. */
function Nothing({ searches, address: { filters, filter, page, turnTo } }: Pick<QueryListProps, 'searches' | 'address'>) {
  if (searches.totalPages > 0) return <NoSuchPage page={page} data={searches} onTurn={turnTo} />;
  if (searches.searches > 0 && filters.q !== '') {
    return (
      <Empty description="No searches contain this.">
        <Button onClick={() => filter({ q: '', show: '' })}>Show all searches</Button>
      </Empty>
    );
  }
  if (filters.show === 'nothing' && searches.searches > 0) return <Empty description="Every search in this period found something." />;
  return <Empty description="No searches in this period. New ones appear within a few seconds." />;
}

type ListProps = Pick<QueryListProps, 'waiting' | 'onTeach'> & { items: Searches['items'] };

function QueryTable({ items, waiting, onTeach }: ListProps) {
  const columns: TableColumnsType<ReportedQuery> = [
    { title: 'Search', key: 'query', render: (_, { query }) => <span className="searches-query">{query}</span> },
    {
      title: 'Searches',
      key: 'searches',
      width: 105,
      align: 'right',
      className: 'searches-number',
      render: (_, { searches }) => searches.toLocaleString('en-CA'),
    },
    {
      title: 'Found nothing',
      key: 'nothing',
      width: 155,
      align: 'right',
      className: 'searches-number',
      render: (_, { nothing }) => nothing.toLocaleString('en-CA'),
    },
    { title: 'Understood as', key: 'understood', width: '38%', render: (_, item) => <UnderstoodAs item={item} /> },
    {
      title: <span className="visually-hidden">Teach</span>,
      key: 'teach',
      width: 120,
      render: (_, { query, taught }) => taught === null && <MeansButton query={query} onTeach={onTeach} />,
    },
  ];
  return (
    <QuietTable className="kit-table searches-table" rowKey="query" size="middle" columns={columns} dataSource={items} waiting={waiting} />
  );
}

function QueryCards({ items, waiting, onTeach }: ListProps) {
  return (
    <ul className="kit-cards" aria-busy={waiting}>
      {items.map((item) => (
        <li key={item.query}>
          <strong className="searches-query">{item.query}</strong>
          <span className="kit-soft">{countsText(item)}</span>
          <UnderstoodAs item={item} />
          {item.taught === null && <MeansButton query={item.query} onTeach={onTeach} />}
        </li>
      ))}
    </ul>
  );
}

function UnderstoodAs({ item }: { item: ReportedQuery }) {
  if (item.taught !== null)
    return (
      <span>
        {item.taught} <Tag>Taught</Tag>
      </span>
    );
  const text = meaningText(item);
  return text === undefined ? <span className="kit-soft">Not understood: searched for the exact words</span> : <span>{text}</span>;
}

function MeansButton({ query, onTeach }: { query: string; onTeach: (phrase: string) => void }) {
  return (
    <Button aria-label={`“${query}” means …`} onClick={() => onTeach(query)}>
      Means …
    </Button>
  );
}
