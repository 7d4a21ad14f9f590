import { FlagOutlined } from '@ant-design/icons';
import { Checkbox, Grid, type TableColumnsType, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { DeliveryTag } from '../kit/delivery-list.js';
import { type ItemListProps, ItemTable } from '../kit/item-table.js';
import { momentText } from '../kit/moment.js';
import { SPAM_TAGS } from '../kit/spam-words.js';
import type { Message } from './message-endpoints.js';
import { senderText } from './message-words.js';

const PREVIEW = 160;

interface MessageListProps extends ItemListProps<Message> {
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** A table on wide screens, cards on a phone. */
export function MessageList(props: MessageListProps) {
  const { lg = false } = Grid.useBreakpoint();
  return lg ? <MessageTable {...props} /> : <MessageCards {...props} />;
}

function MessageTable({ selected, onSelect, ...props }: MessageListProps) {
  const columns: TableColumnsType<Message> = [
    { title: 'From', key: 'from', width: 220, render: (_, item) => <span className="message-from">{senderText(item)}</span> },
    { title: 'Message', key: 'message', render: (_, item) => <Subject item={item} address={props.addressOf(item.id)} /> },
    { title: 'Flags', key: 'signs', width: 170, render: (_, item) => <Signs item={item} /> },
    { title: 'Sent', key: 'sent', width: 175, className: 'kit-when', render: (_, { createdAt }) => momentText(createdAt) },
  ];
  return <ItemTable {...props} columns={columns} selection={{ selected, onSelect, labelOf: selectText }} />;
}

function MessageCards({ items, waiting, selected, onSelect, addressOf }: MessageListProps) {
  const toggle = (id: string, isOn: boolean) => onSelect(isOn ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <ul className="kit-cards" aria-busy={waiting}>
      {items.map((item) => (
        <li key={item.id}>
          <Checkbox
            checked={selected.includes(item.id)}
            aria-label={selectText(item)}
            onChange={({ target }) => toggle(item.id, target.checked)}
          />
          <span className="message-from">{senderText(item)}</span>
          <Subject item={item} address={addressOf(item.id)} />
          <Signs item={item} />
          <span className="kit-when">Sent {momentText(item.createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Accessible name of a checkbox; it includes the sender, because many messages have the same subject. */
const selectText = (item: Message) => `Select ${item.subject} from ${senderText(item)}`;

function Subject({ item: { subject, message }, address }: { item: Message; address: string }) {
  return (
    <span className="kit-name">
      <Link to={address}>{subject}</Link>
      <span className="message-preview">{message.slice(0, PREVIEW).toWellFormed()}</span>
    </span>
  );
}

function Signs({ item: { kind, listing, spamReason, deliveries } }: { item: Message }) {
  return (
    <span className="kit-tags">
      {kind === 'report' && (
        <Tag icon={<FlagOutlined aria-hidden />} color="warning">
          {listing ? `About ${listing.title}` : 'Report'}
        </Tag>
      )}
      {spamReason && <Tag>{SPAM_TAGS[spamReason] ?? spamReason}</Tag>}
      <DeliveryTag deliveries={deliveries} />
    </span>
  );
}
