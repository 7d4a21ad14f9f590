import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import type { TextColumn, TextRow } from '../../../../../src/modules/content/domain/texts/text-facts.js';
import { LengthLeft } from './length-left.js';
import type { EditedText } from './texts-endpoints.js';

type RowsText = Extract<EditedText, { kind: 'rows' }>;

interface RowsFieldProps {
  text: RowsText;
  rows: readonly TextRow[];
  problems: ReadonlyMap<string, string>;
  onChange: (rows: TextRow[]) => void;
}

/** A longer line is shown whole, on several lines. */
const SHORT = 300;

/** A list of entries, each opened to be edited: they can be moved, added and taken away. */
export function RowsField({ text, rows, problems, onChange }: RowsFieldProps) {
  const { name, columns, least, most } = text;
  const isBad = (index: number) => [...problems.keys()].some((field) => field.startsWith(`${name}.${index}.`));
  const put = (index: number, row: TextRow) => onChange(rows.map((each, at) => (at === index ? row : each)));
  const move = (index: number, by: number) => {
    const next = [...rows];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(next);
  };
  const empty = () => Object.fromEntries(Object.keys(columns).map((column) => [column, '']));
  return (
    <>
      <ol className="text-rows">
        {rows.map((row, index) => (
          // Entries have no name of their own: moved ones are drawn again.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <details open={isBad(index) || Object.values(row).every((value) => value === '') || undefined}>
              <summary>{nameOfRow(columns, row) || 'New entry'}</summary>
              {Object.entries(columns).map(([key, column]) => (
                <Cell
                  key={key}
                  column={column}
                  value={row[key] ?? ''}
                  problem={problems.get(`${name}.${index}.${key}`)}
                  onChange={(value) => put(index, { ...row, [key]: value })}
                />
              ))}
            </details>
            <div className="text-row-actions">
              <Button
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={`Move up: ${nameOfRow(columns, row)}`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <Button
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={`Move down: ${nameOfRow(columns, row)}`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
              />
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Take away: ${nameOfRow(columns, row)}`}
                disabled={rows.length <= least}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button icon={<PlusOutlined aria-hidden />} disabled={rows.length >= most} onClick={() => onChange([...rows, empty()])}>
        Add an entry
      </Button>
    </>
  );
}

/** By its question, its title, its text: the first line that is no name in an address. */
function nameOfRow(columns: Readonly<Record<string, TextColumn>>, row: TextRow): string {
  const preferred = ['question', 'title', 'text'].find((key) => key in columns && columns[key]?.kind === 'line');
  return row[preferred ?? Object.keys(columns)[0]!] ?? '';
}

interface CellProps {
  column: TextColumn;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function Cell({ column: { label, kind, most, choices, mayBeEmpty }, value, problem, onChange }: CellProps) {
  const id = useId();
  const common = {
    id,
    value,
    maxLength: most,
    status: problem ? ('error' as const) : undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className="text-cell">
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <Select
          id={id}
          value={value}
          status={common.status}
          aria-invalid={common['aria-invalid']}
          aria-describedby={common['aria-describedby']}
          options={[...(mayBeEmpty ? [''] : []), ...choices].map((choice) => ({ value: choice, label: choice || 'none' }))}
          onChange={onChange}
        />
      ) : kind === 'paragraphs' || kind === 'list' ? (
        <Input.TextArea {...common} autoSize={{ minRows: 3, maxRows: 16 }} onChange={({ target }) => onChange(target.value)} />
      ) : kind === 'line' && most > SHORT ? (
        <Input.TextArea
          {...common}
          autoSize={{ minRows: 1, maxRows: 16 }}
          onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      ) : (
        <Input {...common} onChange={({ target }) => onChange(target.value)} />
      )}
      {!choices && <LengthLeft value={value} most={most} />}
      {problem && (
        <p id={`${id}-problem`} className="text-problem">
          This {problem}.
        </p>
      )}
    </div>
  );
}
