import { EyeOutlined, SendOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { UnsavedGuard } from '../../kit/unsaved-guard.js';
import type { Draft } from '../blog-endpoints.js';
import { fieldsOf, inputOf, NEW_BLOG } from '../blog-fields.js';
import { BlogWriter } from '../blog-writer.js';
import { useWriting } from '../use-writing.js';
import { SchedulePanel } from './schedule-panel.js';
import { type DraftState, useDraft } from './use-draft.js';
import { usePublish } from './use-publish.js';

interface TemplateEditorProps {
  draft: Draft | undefined;
  onCreated: (id: string) => void;
  before?: ReactNode;
}

/** A new article, from the first word to its publication. */
export function TemplateEditor({ draft, onCreated, before }: TemplateEditorProps) {
  const [start] = useState(() => (draft ? fieldsOf({ ...inputOf(NEW_BLOG), ...draft.fields }) : NEW_BLOG));
  const { writing, change, wrong, setWrong, errors } = useWriting(start);
  const [over, setOver] = useState(false);
  const kept = useDraft({ fields: writing.fields, draft, over, onCreated });
  const { publish, publishing, published } = usePublish({
    draftId: kept.id,
    onRefused: setWrong,
    onStart: () => setOver(true),
    onFailed: () => setOver(false),
  });
  const done = published !== undefined;
  const button = (
    <Button
      type="primary"
      icon={<SendOutlined aria-hidden />}
      loading={publishing}
      disabled={done}
      onClick={() => void publish(writing.fields)}
    >
      Publish Blog
    </Button>
  );
  const takeTheirs = async () => {
    const theirs = await kept.takeTheirs();
    if (!theirs) return;
    const fields = fieldsOf({ ...inputOf(NEW_BLOG), ...theirs.fields });
    change({ kind: 'all', fields });
    kept.adopt(fields);
  };
  return (
    <>
      <div className="blog-head">
        <h1>New blog</h1>
        {!done && <SavedWhen state={kept.state} savedAt={kept.savedAt} onRetry={kept.retry} />}
        {(kept.id || done) && <Link to="/blog-template-editor">New blog</Link>}
        {kept.id && !done && (
          <Button
            href={`/blog-preview/${kept.id}`}
            target="_blank"
            icon={<EyeOutlined aria-hidden />}
            aria-label="Preview page, in a new tab"
          >
            Preview page
          </Button>
        )}
        {button}
      </div>
      {before}
      {!done && <SchedulePanel draftId={kept.id} plan={draft} dirty={kept.dirty} onRefused={setWrong} />}
      {kept.state === 'elsewhere' && (
        <Alert
          className="blog-elsewhere"
          type="warning"
          showIcon
          role="alert"
          title="This draft was saved in another window"
          description="What you type here is not kept until you choose which of the two goes on."
          action={
            <span className="blog-choices">
              <Button onClick={() => void takeTheirs()}>Load the other one</Button>
              <Button type="primary" onClick={() => void kept.keepMine()}>
                Keep mine
              </Button>
            </span>
          }
        />
      )}
      <BlogWriter writing={writing} onChange={change} wrong={wrong} errors={errors} beside="preview" disabled={done} />
      <div className="blog-foot">{button}</div>
      <UnsavedGuard when={kept.dirty && !over} consequence="The last of what you typed is not saved yet. It is lost when you leave." />
    </>
  );
}

const STATES: Partial<Record<DraftState, string>> = { typed: 'Not saved yet', saving: 'Saving ...', elsewhere: 'Not saved' };

function SavedWhen({ state, savedAt, onRetry }: { state: DraftState; savedAt: string | undefined; onRetry: () => void }) {
  return (
    <p className="blog-saved" role="status">
      {state === 'failed' ? (
        <>
          Not saved.{' '}
          <Button type="link" size="small" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        (STATES[state] ?? (savedAt ? `Saved at ${timeText(savedAt)}` : 'Saved as a draft while you type'))
      )}
    </p>
  );
}

/** "14:05" in the reader's time zone. */
function timeText(iso: string): string {
  const at = new Date(iso);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
