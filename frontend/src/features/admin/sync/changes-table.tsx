import { Tag } from 'antd';
import { factsOf } from '../../../../../src/shared/listings/field-lists.js';
import type { ListingChange } from '../../../../../src/modules/listings/domain/catalogue/listing-change.js';
import { QuietTable } from '../kit/quiet-table.js';

const KINDS = {
  created: { colour: 'success', text: 'New' },
  updated: { colour: 'processing', text: 'Changed' },
  removed: { colour: 'error', text: 'Goes' },
} as const;

/** The changes of a sync by listing and field. */
export function ChangesTable({ changes }: { changes: ListingChange[] }) {
  return (
    <QuietTable
      size="small"
      rowKey="id"
      dataSource={changes}
      perPage={10}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          title: 'Change',
          dataIndex: 'kind',
          width: 110,
          render: (kind: ListingChange['kind']) => <Tag color={KINDS[kind].colour}>{KINDS[kind].text}</Tag>,
        },
        {
          title: 'Listing',
          dataIndex: 'title',
          render: (title: string, { id }) => (
            <>
              <strong>{title}</strong>
              <br />
              <span className="sync-help">{id}</span>
            </>
          ),
        },
        {
          title: 'What',
          dataIndex: 'fields',
          render: (fields: ListingChange['fields'], { kind }) =>
            kind !== 'updated' ? null : (
              <ul className="sync-fields">
                {fields
                  .map((change) => ({ ...change, facts: factsOf(change.field) }))
                  // Derived fields are left out.
                  .filter(({ facts }) => !facts.derived)
                  .map(({ field, facts, from, to }) => (
                    <li key={field}>
                      <span>{facts.label}</span> <del>{shown(from)}</del> <ins>{shown(to)}</ins>
                    </li>
                  ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)} ...` : text;
}
