import { Checkbox, Grid, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { type ItemListProps, ItemTable } from '../kit/item-table.js';
import { momentText } from '../kit/moment.js';
import type { Submission } from './submission-endpoints.js';
import { KindTag, SignTags, StatusTag } from './submission-tags.js';
import { placeText } from './submission-words.js';

interface SubmissionListProps extends ItemListProps<Submission> {
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
  /** Whether to show the status, in a list with several. */
  withStatus: boolean;
}

/** A table on wide screens, cards on a phone. */
export function SubmissionList(props: SubmissionListProps) {
  const { lg = false } = Grid.useBreakpoint();
  return lg ? <SubmissionTable {...props} /> : <SubmissionCards {...props} />;
}

function SubmissionTable({ items, waiting, selected, onSelect, addressOf, withStatus }: SubmissionListProps) {
  const columns: TableColumnsType<Submission> = [
    { title: 'Business', key: 'title', render: (_, item) => <Business item={item} address={addressOf(item.id)} /> },
    { title: 'Kind', key: 'kind', width: 140, render: (_, { kind }) => <KindTag kind={kind} /> },
    { title: 'Flags', key: 'signs', width: 260, render: (_, item) => <SignTags submission={item} /> },
    ...(withStatus
      ? [{ title: 'Status', key: 'status', width: 160, render: (_: unknown, { status }: Submission) => <StatusTag status={status} /> }]
      : []),
    { title: 'Sent', key: 'sent', width: 175, className: 'kit-when', render: (_, { createdAt }) => momentText(createdAt) },
  ];
  return (
    <ItemTable
      items={items}
      waiting={waiting}
      addressOf={addressOf}
      columns={columns}
      selection={{ selected, onSelect, labelOf: ({ fields }) => `Select ${fields.title ?? ''}` }}
    />
  );
}

function SubmissionCards({ items, waiting, selected, onSelect, addressOf, withStatus }: SubmissionListProps) {
  const toggle = (id: string, isOn: boolean) => onSelect(isOn ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <ul className="kit-cards" aria-busy={waiting}>
      {items.map((item) => (
        <li key={item.id}>
          <Checkbox
            checked={selected.includes(item.id)}
            aria-label={`Select ${item.fields.title ?? ''}`}
            onChange={({ target }) => toggle(item.id, target.checked)}
          />
          <Business item={item} address={addressOf(item.id)} />
          <span className="kit-tags">
            <KindTag kind={item.kind} />
            {withStatus && <StatusTag status={item.status} />}
            <SignTags submission={item} />
          </span>
          <span className="kit-when">Sent {momentText(item.createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}

function Business({ item: { fields }, address }: { item: Submission; address: string }) {
  return (
    <span className="kit-name">
      <Link to={address}>{fields.title}</Link>
      <span>{placeText(fields)}</span>
    </span>
  );
}
