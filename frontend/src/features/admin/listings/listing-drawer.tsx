import { ItemDrawer, DrawerWaiting, useLastOpen } from '../kit/item-drawer.js';
import { ListingEditor } from './listing-editor.js';
import { useListingQuery } from './listing-endpoints.js';
import { StatusTag } from './listing-tags.js';

interface ListingDrawerProps {
  /** Id of the open listing, if one is open. */
  id: string | undefined;
  onClose: () => void;
}

export function ListingDrawer({ id, onClose }: ListingDrawerProps) {
  const shown = useLastOpen(id);
  const { currentData: listing, error, refetch } = useListingQuery(shown ?? '', { skip: shown === undefined });
  const title = listing && (
    <>
      <span>{listing.title}</span>
      <StatusTag status={listing.status} />
    </>
  );
  return (
    <ItemDrawer
      open={id !== undefined}
      width={680}
      title={title ?? 'Listing'}
      slug={listing?.status === 'published' ? listing.slug : undefined}
      onClose={onClose}
    >
      {listing ? (
        <ListingEditor key={listing.id} listing={listing} onClose={onClose} />
      ) : (
        <DrawerWaiting
          what="listing"
          error={error}
          unknown={`No listing has the id ${shown}. The link may be old: search for the business by its name.`}
          onRetry={() => void refetch()}
        />
      )}
    </ItemDrawer>
  );
}
