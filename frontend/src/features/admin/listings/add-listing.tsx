import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import { type AdminError } from '../api/admin-api.js';
import { ItemDrawer } from '../kit/item-drawer.js';
import { UnsavedGuard } from '../kit/unsaved-guard.js';
import { useToast } from '../kit/use-toast.js';
import { type CorrectableField, useAddListingMutation } from './listing-endpoints.js';
import { ListingForm } from './listing-form.js';
import { ErrorSummary } from './listing-notes.js';
import { changedFields, changesOf, FIELDS, type ListingValues, valuesOf } from './listing-values.js';
import { FIELD_NAMES } from './listing-words.js';
import { problemOf } from './opening-days.js';
import { failedToast } from '../kit/failed-toast.js';

/** A new, empty listing. */
const BLANK = { source: 'own', corrected: {} } as const;
const BLANK_VALUES = valuesOf({});

interface AddListingProps {
  open: boolean;
  onClose: () => void;
  /** Called with its id. */
  onAdded: (id: string) => void;
}

/** The drawer for adding a listing by hand (source: own). */
export function AddListing({ open, onClose, onAdded }: AddListingProps) {
  return (
    <ItemDrawer open={open} width={680} title="Add a listing" onClose={onClose}>
      <NewListing onClose={onClose} onAdded={onAdded} />
    </ItemDrawer>
  );
}

function NewListing({ onClose, onAdded }: Omit<AddListingProps, 'open'>) {
  const [form] = Form.useForm<ListingValues>();
  const [values, setValues] = useState(BLANK_VALUES);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [added, setAdded] = useState<string>();
  const [add, { isLoading }] = useAddListingMutation();
  const toast = useToast();
  const top = useRef<HTMLDivElement>(null);
  const typed = changedFields(BLANK_VALUES, values);
  useEffect(() => {
    if (errors.length > 0) top.current?.focus();
  }, [errors]);
  // In an effect, after the guard for unsaved changes was reset.
  useEffect(() => {
    if (added !== undefined) onAdded(added);
  }, [added]);

  const mark = (wrong: FieldError[]) => {
    const messages = (name: CorrectableField) =>
      wrong.filter(({ field }) => field.split('.')[0] === name).map(({ message }) => `${FIELD_NAMES[name]} ${message}`);
    form.setFields(FIELDS.map((name) => ({ name, errors: messages(name) })));
    setErrors(wrong);
  };
  const save = async () => {
    const unclear = problemOf(values.openingHours);
    mark(unclear ? [{ field: 'openingHours', message: unclear }] : []);
    if (unclear) return undefined;
    const { data, error } = await add(changesOf(values, typed));
    if (data) {
      setAdded(data.id);
      return toast({ title: `${data.title} is in the directory`, description: 'Visitors find it within two seconds.' });
    }
    const { status, problem } = error as AdminError;
    if (status === 400 && problem?.errors) return mark(problem.errors);
    // 401: the login page is already shown in front of this.
    if (status !== 401) toast(failedToast('Not added', error, 'What you typed is still here.'));
    return undefined;
  };
  const editor = { form, base: BLANK, values, busy: isLoading, typed: setValues, save, takeBack: () => Promise.resolve() };
  return (
    <div className="kit-editor">
      <div className="kit-scroll">
        <div ref={top} tabIndex={-1}>
          {errors.length > 0 && <ErrorSummary errors={errors} />}
        </div>
        <p className="kit-help kit-soft">
          It belongs to the directory itself: syncs and uploaded lists never change it. Name and trade are required; the rest is optional.
        </p>
        <ListingForm editor={editor} disabled={false} />
      </div>
      <div className="kit-actions">
        <span className="kit-gap" />
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" loading={isLoading} onClick={() => form.submit()}>
          Add the listing
        </Button>
      </div>
      <UnsavedGuard
        when={typed.length > 0 && added === undefined}
        consequence="The new listing is not saved. What you typed will be lost if you leave."
      />
    </div>
  );
}
