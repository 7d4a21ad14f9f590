import { DownOutlined } from '@ant-design/icons';
import { BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, Tooltip } from 'chart.js';
import { useId, useMemo } from 'react';
import { Bar } from 'react-chartjs-2';
import { dateText } from '../../../lib/words.js';
import { dayLabels, nothingCounted } from './day-words.js';
import './day-chart.css';

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip);

/** One part of each day's bar. */
export interface DaySeries {
  name: string;
  shade: 'dark' | 'light';
  /** One for each day. */
  values: readonly number[];
}

interface DayChartProps {
  /** "Searches by day" */
  title: string;
  /** Consecutive days, as `2026-11-20`. */
  days: readonly string[];
  /** The parts of the stacked bars, from the bottom up. */
  series: readonly DaySeries[];
  /** Label of the whole bar: "All searches" */
  whole: string;
}

const number = (value: number) => value.toLocaleString('en-CA');
/** The computed value of a CSS variable, because a canvas cannot use variables. */
const colourOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/**
 * Numbers by day as bars, and as a table for screen readers. The parts differ in lightness, so that they can be told apart in greyscale,
 * too.
 */
export function DayChart({ title, days, series, whole }: DayChartProps) {
  const id = useId();
  const totals = days.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const options = useMemo(() => optionsOf(days), [days]);
  const datasets = series.map(({ name, shade, values }) => ({
    label: name,
    data: [...values],
    ...colours(shade),
    borderWidth: 1,
    borderSkipped: false as const,
    stack: 'day',
    maxBarThickness: 28,
  }));
  const emptyText = nothingCounted(totals);
  if (emptyText) {
    return (
      <figure className="day-chart" aria-labelledby={id}>
        <figcaption id={id} className="visually-hidden">
          {title}
        </figcaption>
        <p className="day-chart-nothing">{emptyText}</p>
      </figure>
    );
  }
  return (
    <figure className="day-chart" aria-labelledby={id}>
      <figcaption id={id} className="visually-hidden">
        {title}
      </figcaption>
      <ul className="day-chart-legend" aria-hidden>
        {series.toReversed().map(({ name, shade }) => (
          <li key={name}>
            <span className={`day-chart-swatch day-chart-${shade}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="day-chart-canvas" aria-hidden>
        <Bar data={{ labels: dayLabels(days), datasets }} options={options} />
      </div>
      <details className="kit-fold day-chart-table">
        <summary>
          <DownOutlined aria-hidden />
          The same as a table
        </summary>
        <div tabIndex={0} role="region" aria-label={`${title}, as a table`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">{whole}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => (
                <tr key={day}>
                  <th scope="row">{dateText(day)}</th>
                  <td>{number(totals[index]!)}</td>
                  {series.map(({ name, values }) => (
                    <td key={name}>{number(values[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function colours(shade: DaySeries['shade']) {
  const dark = colourOf('--primary-deep') || '#33434b';
  return { backgroundColor: shade === 'dark' ? dark : colourOf('--primary-soft') || '#e9eef0', borderColor: dark };
}

function optionsOf(days: readonly string[]): ChartOptions<'bar'> {
  const ink = colourOf('--ink-soft');
  const font = { family: 'system-ui, sans-serif', size: 12 };
  return {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: { stacked: true, grid: { display: false }, ticks: { color: ink, font, maxRotation: 0, autoSkipPadding: 16 } },
      y: {
        stacked: true,
        beginAtZero: true,
        border: { display: false },
        grid: { color: colourOf('--hairline') },
        ticks: { color: ink, font, precision: 0 },
      },
    },
    plugins: {
      tooltip: {
        callbacks: {
          title: ([first]) => dateText(days[first?.dataIndex ?? 0] ?? ''),
          label: ({ dataset, parsed }) => ` ${dataset.label}: ${number(parsed.y ?? 0)}`,
        },
      },
    },
  };
}
