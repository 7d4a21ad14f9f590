import { DeleteOutlined, DownloadOutlined, EditOutlined } from '@ant-design/icons';
import { App, Button, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { popupContainer } from '../kit/layers.js';
import { momentText } from '../kit/moment.js';
import { clockText } from './source-clock.js';
import type { Source } from './source-endpoints.js';

const OUTCOMES: Record<NonNullable<Source['outcome']>, { colour: string; text: string }> = {
  applied: { colour: 'success', text: 'Imported' },
  unchanged: { colour: 'success', text: 'Unchanged' },
  waiting: { colour: 'warning', text: 'View it' },
  paused: { colour: 'warning', text: 'Paused' },
  failed: { colour: 'error', text: 'Failed' },
};

interface SourceLineProps {
  source: Source;
  busy: boolean;
  isFetching: boolean;
  onFetch: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One source with the outcome of its last fetch, and its actions. */
export function SourceLine({ source, busy, isFetching, onFetch, onEdit, onRemove }: SourceLineProps) {
  const { modal } = App.useApp();
  const { id, name, address, clock, dueAt, checkedAt, outcome, problem } = source;
  const remove = () =>
    void modal.confirm({
      title: `Remove the source “${name}”?`,
      content: 'It is no longer fetched. Its listings stay in the directory, like those of an uploaded list.',
      okText: 'Remove it',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      onOk: onRemove,
    });
  return (
    <li>
      <div className="source-about">
        <span className="source-name">
          <strong>{name}</strong>
          {outcome ? <Tag color={OUTCOMES[outcome].colour}>{OUTCOMES[outcome].text}</Tag> : <Tag>Not fetched yet</Tag>}
        </span>
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <span className="sync-help">
          {[clockText(clock), dueAt && `next on ${momentText(dueAt)}`, checkedAt && `last fetched on ${momentText(checkedAt)}`]
            .filter(Boolean)
            .join(', ')}
          {'. '}
          <Link to={`?source=${id}`}>Its history</Link>
        </span>
        {problem && <span className={outcome === 'failed' ? 'source-problem' : undefined}>{problem}</span>}
      </div>
      <div className="source-buttons">
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={isFetching}
          disabled={busy && !isFetching}
          onClick={onFetch}
          aria-label={`Fetch now: ${name}`}
        >
          Fetch now
        </Button>
        <Button icon={<EditOutlined aria-hidden />} disabled={busy} onClick={onEdit} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button type="text" icon={<DeleteOutlined aria-hidden />} disabled={busy} onClick={remove} aria-label={`Remove ${name}`} />
      </div>
    </li>
  );
}
