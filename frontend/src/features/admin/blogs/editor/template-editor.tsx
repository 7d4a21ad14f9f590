import { EyeOutlined, SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { StoredDraftNote } from '../../kit/stored-draft-note.js';
import { UnsavedGuard } from '../../kit/unsaved-guard.js';
import { useStable } from '../../kit/use-stable.js';
import type { Draft } from '../blog-endpoints.js';
import { inputOf, NEW_BLOG } from '../blog-fields.js';
import { BlogWriter } from '../blog-writer.js';
import { PublishedMeanwhile } from '../drafts/published-meanwhile.js';
import { draftFields, SavedElsewhere } from '../drafts/saved-elsewhere.js';
import { SavedWhen } from '../drafts/saved-when.js';
import { useDraft } from '../drafts/use-draft.js';
import { useArticleEditor } from '../use-article-editor.js';
import { SchedulePanel } from './schedule-panel.js';
import { usePublish } from './use-publish.js';

interface TemplateEditorProps {
  draft: Draft | undefined;
  onCreated: (id: string) => void;
  before?: ReactNode;
}

/** The editor of a new article, until its publication. */
export function TemplateEditor({ draft, onCreated, before }: TemplateEditorProps) {
  const [start] = useState(() => (draft ? draftFields(draft) : NEW_BLOG));
  const { writing, change, wrong, setWrong, errors } = useArticleEditor(start);
  const [over, setOver] = useState(false);
  const input = useMemo(() => inputOf(writing.fields), [writing.fields]);
  const kept = useDraft({ input, draft, over, onCreated });
  const { publish, publishing, published } = usePublish({
    draftId: kept.id,
    onRefused: setWrong,
    onStart: () => setOver(true),
    onFailed: () => setOver(false),
    onPublished: kept.forget,
  });
  const done = published !== undefined;
  const send = useStable(() => void publish(writing.fields));
  const button = !kept.published && <PublishButton publishing={publishing} done={done} onClick={send} />;
  const takeTheirs = async () => {
    const theirs = await kept.takeTheirs();
    if (!theirs) return;
    const fields = draftFields(theirs);
    change({ kind: 'all', fields });
    kept.adopt(inputOf(fields));
  };
  const restoreDraft = () => {
    if (kept.typedBefore) change({ kind: 'all', fields: draftFields({ fields: kept.typedBefore.values }) });
    kept.chosen();
  };
  return (
    <>
      <div className="blog-head">
        <h1>New blog</h1>
        {!done && <SavedWhen kept={kept} first="Saved as you type" />}
        {/* Its space is reserved from the beginning, so that the fields below do not move when the draft is saved. */}
        <Link to="/blog-template-editor" className={kept.id || done ? undefined : 'blog-not-yet'}>
          New blog
        </Link>
        {!done && <PreviewLink id={kept.id} />}
        {button}
      </div>
      {before}
      {kept.published && <PublishedMeanwhile article={kept.published} />}
      {!done && !kept.published && (
        <SchedulePanel draftId={kept.id} plan={kept.schedule} dirty={kept.dirty} onRefused={setWrong} onPlanned={kept.scheduled} />
      )}
      {/* What is being published can no longer be replaced. */}
      <div inert={over}>
        {kept.typedBefore && !done && <StoredDraftNote at={kept.typedBefore.at} onRestore={restoreDraft} onDrop={kept.chosen} />}
        <SavedElsewhere kept={kept} mine={writing.fields} onTakeTheirs={() => void takeTheirs()} />
      </div>
      <BlogWriter writing={writing} onChange={change} wrong={wrong} errors={errors} beside="preview" disabled={over} />
      <div className="blog-foot">{button}</div>
      <UnsavedGuard
        when={kept.dirty && !over}
        consequence="Your latest typing is not saved yet. This browser keeps it, so you can continue later."
      />
    </>
  );
}

const PublishButton = memo(function PublishButton({
  publishing,
  done,
  onClick,
}: {
  publishing: boolean;
  done: boolean;
  onClick: () => void;
}) {
  return (
    <Button type="primary" icon={<SendOutlined aria-hidden />} loading={publishing} disabled={done} onClick={onClick}>
      Publish Blog
    </Button>
  );
});

const PreviewLink = memo(function PreviewLink({ id }: { id: string | undefined }) {
  return (
    <Button
      disabled={!id}
      href={id && `/blog-preview/${id}`}
      target="_blank"
      icon={<EyeOutlined aria-hidden />}
      aria-label="Preview page, in a new tab"
    >
      Preview page
    </Button>
  );
});
