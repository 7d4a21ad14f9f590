import { Segmented } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/words.js';
import { DayChart } from '../kit/day-chart.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { QueryList } from './query-list.js';
import { type Searches, useSearchesQuery } from './search-endpoints.js';
import { TaughtPhrases } from './taught-phrases.js';
import { TeachDialog } from './teach-dialog.js';
import { useSearchesAddress } from './use-searches-address.js';
import '../kit/kit.css';
import './searches.css';

const DAYS = [
  { value: '7', label: '7 days' },
  { value: '', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** Visitors' searches, those without results, and taught phrases. */
export default function SearchesScreen() {
  const address = useSearchesAddress();
  const [teaching, setTeaching] = useState<string>();
  const { data, error, isFetching, refetch } = useSearchesQuery(address.question, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="kit-head searches-head">
        <h1>Searches</h1>
        <p role="status">{data && !error && counted(data.searches, 'search', 'searches')}</p>
        <span className="kit-gap" />
        <Segmented
          aria-label="How many days"
          options={[...DAYS]}
          value={address.filters.days}
          onChange={(days) => address.filter({ days })}
        />
      </div>
      {error ? (
        <LoadError title="The searches could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading label="Loading the searches" rows={14} />
      )}
      <div className="searches">
        {data && !error && (
          <>
            <ByDay searches={data} />
            <QueryList searches={data} address={address} waiting={isFetching} onTeach={setTeaching} />
          </>
        )}
        {/* Read at once, but hidden until the content above it is loaded, to avoid a layout shift. */}
        <div hidden={!data && !error}>
          <TaughtPhrases onTeach={() => setTeaching('')} />
        </div>
      </div>
      {teaching !== undefined && <TeachDialog phrase={teaching} onClose={() => setTeaching(undefined)} />}
    </>
  );
}

function ByDay({ searches: { searches, nothing, notKept, byDay } }: { searches: Searches }) {
  if (searches === 0) return null;
  const series = [
    { name: 'Found nothing', shade: 'dark', values: byDay.map((day) => day.nothing) },
    { name: 'Found something', shade: 'light', values: byDay.map((day) => day.searches - day.nothing) },
  ] as const;
  return (
    <section aria-labelledby="searches-days">
      <h2 id="searches-days">By day</h2>
      <p className="searches-said">
        {`${Math.round((nothing / searches) * 1000) / 10}% of the searches found nothing (${nothing.toLocaleString('en-CA')} of ${searches.toLocaleString('en-CA')}).`}
        {notKept > 0 &&
          ` ${counted(notKept, 'search', 'searches')} ${notKept === 1 ? 'is' : 'are'} counted without ${notKept === 1 ? 'its' : 'their'} words, which may identify a person.`}
      </p>
      <DayChart title="Searches by day" whole="All searches" days={byDay.map(({ day }) => day)} series={series} />
    </section>
  );
}
