import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { type DayHours, MAX_SPANS_A_DAY, WEEK, type Weekday } from '../../../../../src/shared/listings/opening-hours.js';
import {
  type DayState,
  type OpeningWeek,
  withRemainingDaysClosed,
  stateOn,
  timesOn,
  weekLikeMonday,
  weekOf,
  withAddedTimes,
  withState,
  withTimes,
} from './opening-days.js';

const STATES: { value: DayState; label: string }[] = [
  { value: 'unknown', label: 'Not known' },
  { value: 'closed', label: 'Closed' },
  { value: 'all-day', label: 'Open 24 hours' },
  { value: 'times', label: 'Open' },
];

const NOTHING_KNOWN = weekOf([]);

interface OpeningHoursFieldProps {
  value?: OpeningWeek;
  onChange?: (week: OpeningWeek) => void;
  disabled?: boolean;
  id?: string;
}

/** The week, a row for each day. */
export function OpeningHoursField({ value = NOTHING_KNOWN, onChange, disabled = false, id }: OpeningHoursFieldProps) {
  const change = (week: OpeningWeek) => onChange?.(week);
  const isPartly = value.unknown.length > 0 && value.unknown.length < WEEK.length;
  return (
    <div className="opening" id={id} tabIndex={-1} role="group" aria-label="Opening hours">
      {WEEK.map((day) => (
        <DayRow key={day} day={day} week={value} disabled={disabled} onChange={change} />
      ))}
      {!disabled && (
        <p className="opening-acts">
          <Button size="small" disabled={value.unknown.includes('Monday')} onClick={() => change(weekLikeMonday(value))}>
            Tuesday to Friday same as Monday
          </Button>
          {isPartly && (
            <Button size="small" onClick={() => change(withRemainingDaysClosed(value))}>
              Closed on the other days
            </Button>
          )}
          {value.unknown.length < WEEK.length && (
            <Button size="small" onClick={() => change(NOTHING_KNOWN)}>
              Set all to not known
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function DayRow({
  day,
  week,
  disabled,
  onChange,
}: {
  day: Weekday;
  week: OpeningWeek;
  disabled: boolean;
  onChange: (week: OpeningWeek) => void;
}) {
  const state = stateOn(week, day);
  const times = timesOn(week, day);
  const set = (index: number, span: Partial<DayHours>) =>
    onChange(
      withTimes(
        week,
        day,
        times.map((known, at) => (at === index ? { ...known, ...span } : known)),
      ),
    );
  return (
    <div className="opening-day" role="group" aria-label={day}>
      <span className="opening-name">{day}</span>
      <Select
        className="opening-state"
        aria-label={`${day}: open or closed`}
        value={state}
        options={STATES}
        disabled={disabled}
        onChange={(next) => onChange(withState(week, day, next))}
      />
      {state === 'times' && (
        <ul className="opening-spans">
          {times.map(({ opens, closes }, index) => (
            <li className="opening-span" key={index}>
              <Input
                type="time"
                aria-label={`${day} opens${nth(index)}`}
                value={opens}
                disabled={disabled}
                onChange={({ target }) => set(index, { opens: target.value })}
              />
              <span aria-hidden>to</span>
              <Input
                type="time"
                aria-label={`${day} closes${nth(index)}`}
                value={closes}
                disabled={disabled}
                onChange={({ target }) => set(index, { closes: target.value })}
              />
              {index > 0 && !disabled && (
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={`Remove these hours of ${day}`}
                  onClick={() =>
                    onChange(
                      withTimes(
                        week,
                        day,
                        times.filter((_, at) => at !== index),
                      ),
                    )
                  }
                />
              )}
              {index === 0 && !disabled && times.length < MAX_SPANS_A_DAY && (
                <Button
                  type="text"
                  icon={<PlusOutlined aria-hidden />}
                  aria-label={`More hours on ${day}`}
                  title="More hours on this day"
                  onClick={() => onChange(withAddedTimes(week, day))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function nth(index: number): string {
  return index === 0 ? '' : `, span ${index + 1}`;
}
