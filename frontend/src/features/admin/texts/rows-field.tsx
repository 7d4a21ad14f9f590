import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { memo, useId } from 'react';
import type { TextColumn, TextRow } from '../../../../../src/modules/content/domain/texts/text-facts.js';
import { useStable } from '../kit/use-stable.js';
import { LengthLeft } from './length-left.js';
import type { EditedText } from './texts-endpoints.js';

type RowsText = Extract<EditedText, { kind: 'rows' }>;

interface RowsFieldProps {
  text: RowsText;
  rows: readonly TextRow[];
  problems: ReadonlyMap<string, string>;
  onChange: (rows: TextRow[]) => void;
}

/** A longer line gets a multi-line field. */
const SHORT = 300;

/** A list of collapsible entries, which can be edited, moved, added and removed. */
export function RowsField({ text, rows, problems, onChange }: RowsFieldProps) {
  const { name, columns, least, most } = text;
  const put = useStable((index: number, row: TextRow) => onChange(rows.map((each, at) => (at === index ? row : each))));
  const move = useStable((index: number, by: number) => {
    const next = [...rows];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(next);
  });
  const remove = useStable((index: number) => onChange(rows.filter((_, at) => at !== index)));
  const empty = () => Object.fromEntries(Object.keys(columns).map((column) => [column, '']));
  return (
    <>
      <ol className="text-rows">
        {rows.map((row, index) => (
          <Entry
            // Entries have no identity but their index, so moved ones render again.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            index={index}
            field={`${name}.${index}`}
            columns={columns}
            row={row}
            problems={problems}
            isLast={index === rows.length - 1}
            canBeRemoved={rows.length > least}
            onPut={put}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      <Button icon={<PlusOutlined aria-hidden />} disabled={rows.length >= most} onClick={() => onChange([...rows, empty()])}>
        Add an entry
      </Button>
    </>
  );
}

interface EntryProps {
  index: number;
  /** Its name in errors. */
  field: string;
  columns: RowsText['columns'];
  row: TextRow;
  problems: ReadonlyMap<string, string>;
  isLast: boolean;
  canBeRemoved: boolean;
  onPut: (index: number, row: TextRow) => void;
  onMove: (index: number, by: number) => void;
  onRemove: (index: number) => void;
}

const Entry = memo(function Entry({ index, field, columns, row, problems, isLast, canBeRemoved, onPut, onMove, onRemove }: EntryProps) {
  const isBad = [...problems.keys()].some((bad) => bad.startsWith(`${field}.`));
  const put = useStable((column: string, value: string) => onPut(index, { ...row, [column]: value }));
  const name = nameOfRow(columns, row);
  return (
    <li>
      <details open={isBad || Object.values(row).every((value) => value === '') || undefined}>
        <summary>{name || 'New entry'}</summary>
        {Object.entries(columns).map(([key, column]) => (
          <Cell key={key} name={key} column={column} value={row[key] ?? ''} problem={problems.get(`${field}.${key}`)} onPut={put} />
        ))}
      </details>
      <div className="text-row-actions">
        <Button
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={`Move up: ${name}`}
          disabled={index === 0}
          onClick={() => onMove(index, -1)}
        />
        <Button
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={`Move down: ${name}`}
          disabled={isLast}
          onClick={() => onMove(index, 1)}
        />
        <Button
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Remove: ${name}`}
          disabled={!canBeRemoved}
          onClick={() => onRemove(index)}
        />
      </div>
    </li>
  );
});

/** The label of an entry: its question, title or text, else its first column. */
function nameOfRow(columns: Readonly<Record<string, TextColumn>>, row: TextRow): string {
  const preferred = ['question', 'title', 'text'].find((key) => key in columns && columns[key]?.kind === 'line');
  return row[preferred ?? Object.keys(columns)[0]!] ?? '';
}

interface CellProps {
  name: string;
  column: TextColumn;
  value: string;
  problem: string | undefined;
  onPut: (name: string, value: string) => void;
}

const Cell = memo(function Cell({ name, column: { label, kind, most, choices, mayBeEmpty }, value, problem, onPut }: CellProps) {
  const id = useId();
  const onChange = (next: string) => onPut(name, next);
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
});
