import { ExportOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid, Skeleton } from 'antd';
import { useState } from 'react';
import type { AdminError } from '../shared/admin-api.js';
import { DRAWER_LAYER, inBackOffice } from '../shared/layers.js';
import { LoadError } from '../shared/load-error.js';
import { ListingEditor, NoSuchListing } from './listing-editor.js';
import { type ListingWhole, useListingQuery } from './listing-endpoints.js';
import { StatusTag } from './listing-tags.js';

interface ListingDrawerProps {
  /** Of the listing that is open, if one is. */
  id: string | undefined;
  onClose: () => void;
}

const WIDTH = 680;

export function ListingDrawer({ id, onClose }: ListingDrawerProps) {
  // While it slides away it still shows what it showed.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const { md = false } = Grid.useBreakpoint();
  const shown = id ?? last;
  const { currentData: listing, error, refetch } = useListingQuery(shown ?? '', { skip: shown === undefined });
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      size={md ? WIDTH : '100%'}
      zIndex={DRAWER_LAYER}
      getContainer={inBackOffice}
      destroyOnHidden
      title={listing ? <Title listing={listing} /> : 'Listing'}
      extra={listing?.status === 'published' && <PublicPage slug={listing.slug} wide={md} />}
      styles={{ body: { padding: 0 } }}
    >
      {listing ? <ListingEditor key={listing.id} listing={listing} onClose={onClose} /> : <Waiting id={shown ?? ''} error={error as AdminError | undefined} onRetry={() => void refetch()} />}
    </Drawer>
  );
}

function Title({ listing: { title, status } }: { listing: ListingWhole }) {
  return (
    <span className="listing-title">
      <span>{title}</span>
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
    <div className="listing-scroll">
      {!error && <Skeleton active title paragraph={{ rows: 10 }} aria-label="Loading" />}
      {error?.status === 404 && <NoSuchListing id={id} />}
      {error && error.status !== 404 && <LoadError title="The listing could not be loaded" error={error} onRetry={onRetry} />}
    </div>
  );
}
