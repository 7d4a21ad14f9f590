import { Alert, App, Button, Card, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../api/admin-api.js';
import { popupContainer } from '../../kit/layers.js';
import { ListPages } from '../../kit/list-pages.js';
import { momentIn, momentText } from '../../kit/moment.js';
import { useToast } from '../../kit/use-toast.js';
import { editAddress } from '../drafts/published-meanwhile.js';
import { type DraftSummary, useDiscardDraftMutation } from '../blog-endpoints.js';
import { failedToast } from '../../kit/failed-toast.js';

/** A short page, so that the form below the list stays near. */
const PER_PAGE = 10;

interface DraftListProps {
  drafts: { data?: readonly DraftSummary[] | undefined; error?: unknown; refetch: () => unknown };
  /** The draft that is open in the editor, which is not listed. */
  besides: string | undefined;
}

/** Drafts of unpublished articles, to continue or to discard. */
export function DraftList({ drafts: { data, error, refetch }, besides }: DraftListProps) {
  const [discard] = useDiscardDraftMutation();
  const { modal } = App.useApp();
  const toast = useToast();
  const [turnedTo, setTurnedTo] = useState(1);
  if (error) {
    return (
      <Alert
        className="blog-drafts"
        type="warning"
        showIcon
        title="The drafts could not be loaded"
        description={errorText(error)}
        action={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  const drafts = (data ?? []).filter(({ id }) => id !== besides);
  if (drafts.length === 0) return null;
  // All drafts of the last page may have been discarded.
  const page = Math.min(turnedTo, Math.ceil(drafts.length / PER_PAGE));
  const ask = ({ id, title }: DraftSummary) =>
    void modal.confirm({
      title: 'Discard this draft?',
      content: `Everything written in “${title || 'Without a title'}” is lost. What is published stays as it is.`,
      okText: 'Discard',
      okButtonProps: { danger: true },
      getContainer: popupContainer,
      onOk: async () => {
        const { error: failed } = await discard(id);
        toast(failed ? failedToast('Not discarded', failed) : { title: 'Draft discarded' });
      },
    });
  return (
    <Card className="blog-drafts" title={<h2>Drafts</h2>}>
      <ul className="blog-draft-list">
        {drafts.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((draft) => {
          const name = draft.title || 'Without a title';
          return (
            <li key={draft.id}>
              <span className="blog-draft">
                <strong>{name}</strong>
                <span className="blog-soft">Saved {momentText(draft.updatedAt)}</span>
                {draft.publishAt && <Tag color="blue">{`Will be published on ${momentIn(draft.timeZone, draft.publishAt)}`}</Tag>}
                {draft.fileName !== null && <Tag>Changes to a published article</Tag>}
                {draft.publishProblem && <Tag color="red">Was not published on time</Tag>}
              </span>
              <span className="blog-buttons">
                <Link
                  to={draft.fileName === null ? `?draft=${encodeURIComponent(draft.id)}` : editAddress(draft.fileName)}
                  aria-label={`Continue: ${name}`}
                >
                  Continue
                </Link>
                <Button type="text" danger aria-label={`Discard: ${name}`} onClick={() => ask(draft)}>
                  Discard
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <ListPages page={page} total={drafts.length} onTurn={setTurnedTo} perPage={PER_PAGE} />
    </Card>
  );
}
