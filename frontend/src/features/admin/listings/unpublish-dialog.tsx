import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { MAX_LINE_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { popupContainer } from '../kit/layers.js';
import { useToast } from '../kit/use-toast.js';
import { type ListingWhole, useUnpublishListingMutation } from './listing-endpoints.js';
import { hiddenPartsText, partsTitle } from './merge-words.js';
import { failedToast } from '../kit/failed-toast.js';

interface UnpublishDialogProps {
  listing: ListingWhole;
  open: boolean;
  onClose: () => void;
  onDone: (listing: ListingWhole) => void;
}

/** Confirms hiding a listing, and names the consequences. */
export function UnpublishDialog({ listing, open, onClose, onDone }: UnpublishDialogProps) {
  const [unpublish, { isLoading }] = useUnpublishListingMutation();
  const [reason, setReason] = useState('');
  const toast = useToast();
  const confirm = async () => {
    const { data, error } = await unpublish({ id: listing.id, reason: reason.trim() });
    if (!data) return toast(failedToast('Not unpublished', error));
    onClose();
    setReason('');
    onDone(data);
    return toast({ title: 'Unpublished' });
  };
  return (
    <Modal
      open={open}
      title={`Unpublish ${listing.title}?`}
      getContainer={popupContainer}
      okText="Unpublish"
      okButtonProps={{ danger: true, loading: isLoading }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>It leaves the search immediately and its page answers 404. It stays hidden, whatever the sheet says, until you restore it.</p>
      {listing.merged.length > 0 && (
        <Alert
          className="unpublish-parts"
          type="warning"
          showIcon
          title={partsTitle(listing.merged.length)}
          description={hiddenPartsText(listing.merged.length)}
        />
      )}
      <Form.Item
        className="unpublish-reason"
        layout="vertical"
        label="Reason (optional)"
        htmlFor="unpublish-reason"
        extra="Kept in the back office history; not shown to visitors."
      >
        <Input
          id="unpublish-reason"
          value={reason}
          maxLength={MAX_LINE_LENGTH}
          onChange={({ target }) => setReason(target.value)}
          onPressEnter={() => void confirm()}
        />
      </Form.Item>
    </Modal>
  );
}
