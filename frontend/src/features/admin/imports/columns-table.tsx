import { Select } from 'antd';
import { choicesFor } from './field-labels.js';
import type { Import, ImportField } from './import-endpoints.js';
import { QuietTable } from '../kit/quiet-table.js';

interface ColumnsTableProps {
  file: Import;
  disabled: boolean;
  onChoose: (column: string, field: ImportField | null) => void;
}

const PER_PAGE = 25;

/** The columns of a file with example values, and the field that each is mapped to. */
export function ColumnsTable({ file: { columns, fields }, disabled, onChoose }: ColumnsTableProps) {
  const taken = new Set(columns.flatMap(({ field }) => field ?? []));
  return (
    <QuietTable
      className="import-columns"
      size="small"
      rowKey="name"
      // Fixed, because on a phone the longest name of a field would leave no room for the example values.
      tableLayout="fixed"
      dataSource={columns}
      perPage={PER_PAGE}
      columns={[
        {
          title: 'In the file',
          key: 'name',
          render: (_, { name, examples }) => (
            <span className="import-column">
              <strong>{name}</strong>
              <span className="import-examples">
                {examples.length > 0 ? examples.map((example) => <span key={example}>{example}</span>) : <em>nothing in it</em>}
              </span>
            </span>
          ),
        },
        {
          title: 'In the directory',
          key: 'field',
          width: '50%',
          render: (_, { name, field }) => (
            <Select
              className="import-choice"
              popupMatchSelectWidth={false}
              aria-label={`Field for ${name}`}
              showSearch={{ optionFilterProp: 'label' }}
              disabled={disabled}
              value={field ?? ''}
              options={choicesFor(field, fields, taken)}
              onChange={(choice: string) => onChoose(name, (choice || null) as ImportField | null)}
            />
          ),
        },
      ]}
    />
  );
}
