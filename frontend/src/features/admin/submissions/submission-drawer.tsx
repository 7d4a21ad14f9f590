import { ExportOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer, Grid, Skeleton } from 'antd';
import { useState } from 'react';
import type { AdminError } from '../shared/admin-api.js';
import { DRAWER_LAYER, inBackOffice } from '../shared/layers.js';
import { LoadError } from '../shared/load-error.js';
import { type Submission, useSubmissionQuery } from './submission-endpoints.js';
import { SubmissionReview } from './submission-review.js';
import { StatusTag } from './submission-tags.js';

interface SubmissionDrawerProps {
  /** Of the submission that is open, if one is. */
  id: string | undefined;
  /** Where the next one that waits is opened. */
  next: string | undefined;
  onClose: () => void;
}

const WIDTH = 720;

export function SubmissionDrawer({ id, next, onClose }: SubmissionDrawerProps) {
  // While it slides away it still shows what it showed.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const shown = id ?? last ?? '';
  // Chosen by hand, for this submission alone.
  const [choice, setChoice] = useState({ id: '', listingId: '' });
  const listingId = choice.id === shown && choice.listingId !== '' ? choice.listingId : undefined;
  const { md = false } = Grid.useBreakpoint();
  const { data, error, isFetching, refetch } = useSubmissionQuery({ id: shown, listingId }, { skip: shown === '' });
  // Another comparison of the same one is no reason to take away what is being edited.
  const submission = data?.id === shown ? data : undefined;
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      size={md ? WIDTH : '100%'}
      zIndex={DRAWER_LAYER}
      getContainer={inBackOffice}
      destroyOnHidden
      title={submission ? <Title submission={submission} /> : 'Submission'}
      extra={submission?.status === 'approved' && submission.match && <PublicPage slug={submission.match.slug} wide={md} />}
      styles={{ body: { padding: 0 } }}
    >
      {submission ? (
        <SubmissionReview
          key={submission.id}
          submission={submission}
          listingId={listingId}
          comparing={isFetching}
          next={next}
          onChoose={(chosen = '') => setChoice({ id: shown, listingId: chosen })}
          onCheck={() => void refetch()}
          onClose={onClose}
        />
      ) : (
        <Waiting id={shown} error={error as AdminError | undefined} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}

function Title({ submission: { fields, status } }: { submission: Submission }) {
  return (
    <span className="desk-title">
      <span>{fields.title}</span>
      <StatusTag status={status} />
    </span>
  );
}

function PublicPage({ slug, wide }: { slug: string; wide: boolean }) {
  return (
    <Button type="text" href={`/business/${encodeURIComponent(slug)}`} target="_blank" icon={<ExportOutlined aria-hidden />} aria-label="View its page in a new tab">
      {wide && 'View its page'}
    </Button>
  );
}

function Waiting({ id, error, onRetry }: { id: string; error: AdminError | undefined; onRetry: () => void }) {
  return (
    <div className="desk-scroll">
      {!error && <Skeleton active title paragraph={{ rows: 10 }} aria-label="Loading" />}
      {error?.status === 404 && <Alert type="info" showIcon title="There is no such submission" description={`No submission has the id ${id}. The link may be old: search for the business by its name.`} />}
      {error && error.status !== 404 && <LoadError title="The submission could not be loaded" error={error} onRetry={onRetry} />}
    </div>
  );
}
