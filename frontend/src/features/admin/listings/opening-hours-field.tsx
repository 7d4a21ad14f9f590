import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import type { DaySpan } from './listing-values.js';
import {
  type Day,
  type DayState,
  MOST_A_DAY,
  stateOn,
  timesOn,
  weekLikeMonday,
  WEEK,
  withAnother,
  withState,
  withTimes,
} from './opening-days.js';

const STATES: { value: DayState; label: string }[] = [
  { value: 'closed', label: 'Closed' },
  { value: 'all-day', label: 'Open 24 hours' },
  { value: 'times', label: 'Open' },
];

interface OpeningHoursFieldProps {
  value?: DaySpan[];
  onChange?: (hours: DaySpan[]) => void;
  disabled?: boolean;
  id?: string;
}

/** The week, a row for each day. */
export function OpeningHoursField({ value = [], onChange, disabled = false, id }: OpeningHoursFieldProps) {
  const change = (hours: DaySpan[]) => onChange?.(hours);
  return (
    <div className="opening" id={id} tabIndex={-1} role="group" aria-label="Opening hours">
      {WEEK.map((day) => (
        <DayRow key={day} day={day} hours={value} disabled={disabled} onChange={change} />
      ))}
      {!disabled && (
        <p>
          <Button size="small" onClick={() => change(weekLikeMonday(value))}>
            Tuesday to Friday like Monday
          </Button>
        </p>
      )}
    </div>
  );
}

function DayRow({
  day,
  hours,
  disabled,
  onChange,
}: {
  day: Day;
  hours: DaySpan[];
  disabled: boolean;
  onChange: (hours: DaySpan[]) => void;
}) {
  const state = stateOn(hours, day);
  const times = timesOn(hours, day);
  const set = (index: number, span: Partial<DaySpan>) =>
    onChange(
      withTimes(
        hours,
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
        onChange={(next) => onChange(withState(hours, day, next))}
      />
      {state === 'times' && (
        <div className="opening-spans">
          {times.map(({ opens, closes }, index) => (
            <div className="opening-span" key={index}>
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
                        hours,
                        day,
                        times.filter((_, at) => at !== index),
                      ),
                    )
                  }
                />
              )}
              {index === 0 && !disabled && times.length < MOST_A_DAY && (
                <Button
                  type="text"
                  icon={<PlusOutlined aria-hidden />}
                  aria-label={`More hours on ${day}`}
                  title="More hours on this day"
                  onClick={() => onChange(withAnother(hours, day))}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function nth(index: number): string {
  return index === 0 ? '' : `, span ${index + 1}`;
}
