import { Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { DayChart } from '../kit/day-chart.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { type OverviewData, useOverviewQuery } from './overview-endpoints.js';
import { BrokenParts, Figures, Waiting } from './overview-parts.js';
import { grouped, KINDS, waitedText } from './overview-words.js';
import { Shares } from './shares.js';
import '../kit/kit.css';
import './overview.css';

const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '', label: '30 days' },
  { value: '365', label: 'A year' },
];

/** The overview: open items, problems, and key figures. */
export default function OverviewScreen() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('days') ?? '';
  const days = PERIODS.some(({ value }) => value === asked) ? asked : '';
  const { currentData: data, error, refetch } = useOverviewQuery(days, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="kit-head overview-head">
        <h1>Overview</h1>
        <span className="kit-gap" />
        <Segmented
          aria-label="How many days"
          options={PERIODS}
          value={days}
          onChange={(next) => setParameters(next === '' ? {} : { days: next })}
        />
      </div>
      {error ? (
        <LoadError title="The overview could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading rows={14} />
      )}
      {data && !error && (
        <div className="overview">
          <Waiting overview={data} />
          <BrokenParts overview={data} all />
          <Figures overview={data} />
          <Charts overview={data} />
          <Shares />
        </div>
      )}
    </>
  );
}

function Charts({ overview }: { overview: OverviewData }) {
  const { byDay, pages, waited, days } = overview;
  const shown = grouped(byDay);
  const labels = shown.map(({ day }) => day);
  const by = shown.length < byDay.length ? 'by week' : 'by day';
  const known = shown.filter(({ listings }) => listings !== null);
  const visits = pages.reduce((sum, page) => sum + page.visits, 0);
  return (
    <>
      <section aria-labelledby="overview-pages">
        <h2 id="overview-pages">Page visits {by}</h2>
        <p className="kit-soft">
          {visits === 0
            ? `No page visits have been counted in these ${days} days yet.`
            : `${pages
                .filter((page) => page.visits > 0)
                .toSorted((a, b) => b.visits - a.visits)
                .map(({ kind, visits: count }) => `${KINDS[kind]} ${count.toLocaleString('en-CA')}`)
                .join(', ')}.`}{' '}
          Counted without cookies; self-identified crawlers are left out.
        </p>
        <DayChart
          title={`Page visits ${by}`}
          whole="Visits"
          days={labels}
          series={[{ name: 'Visits', shade: 'light', values: shown.map((day) => day.visits) }]}
        />
      </section>
      <section aria-labelledby="overview-searches">
        <h2 id="overview-searches">Searches {by}</h2>
        <DayChart
          title={`Searches ${by}`}
          whole="All searches"
          days={labels}
          series={[
            { name: 'Found nothing', shade: 'dark', values: shown.map((day) => day.nothing) },
            { name: 'Found something', shade: 'light', values: shown.map((day) => Math.max(0, day.searches - day.nothing)) },
          ]}
        />
      </section>
      <section aria-labelledby="overview-received">
        <h2 id="overview-received">Messages and submissions {by}</h2>
        <p className="kit-soft">{waitedText(waited)}</p>
        <DayChart
          title={`Messages and submissions ${by}`}
          whole="Both"
          days={labels}
          series={[
            { name: 'Submissions', shade: 'dark', values: shown.map((day) => day.submissions) },
            { name: 'Messages and reports', shade: 'light', values: shown.map((day) => day.contacts) },
          ]}
        />
      </section>
      {known.length > 1 && (
        <section aria-labelledby="overview-listings">
          <h2 id="overview-listings">Published listings {by}</h2>
          <DayChart
            title={`Published listings ${by}`}
            whole="Listings"
            days={known.map(({ day }) => day)}
            series={[{ name: 'Listings', shade: 'light', values: known.map(({ listings }) => listings ?? 0) }]}
          />
        </section>
      )}
    </>
  );
}
