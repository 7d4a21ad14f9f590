import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { Dialog, useOpener } from '../kit/dialog.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { useToast, useUndoToast } from '../kit/use-toast.js';
import {
  type CorrectableField,
  type ListingWhole,
  useLazyMadeChangesQuery,
  useListingQuery,
  useMergeListingMutation,
} from './listing-endpoints.js';
import { FIELDS } from './listing-values.js';
import { FIELD_NAMES, STATUS_NAMES, valueText } from './listing-words.js';
import { goneText, sourceText } from './merge-words.js';
import { useTakeBack } from './use-take-back.js';
import { failedToast } from '../kit/failed-toast.js';

interface MergeDialogProps {
  /** Ids of the two listings. */
  ids: readonly [string, string];
  onClose: () => void;
  onDone: () => void;
}

/** Merges two listings of one business: choose which one stays, and which values it takes from the other. */
export function MergeDialog({ ids, onClose, onDone }: MergeDialogProps) {
  const opener = useOpener();
  const one = useListingQuery(ids[0]);
  const other = useListingQuery(ids[1]);
  const failed = one.error ?? other.error;
  if (one.data && other.data) return <Choice both={[one.data, other.data]} opener={opener} onClose={onClose} onDone={onDone} />;
  return (
    <Dialog opener={opener} title="Merge two listings" footer={null} onCancel={onClose}>
      {failed ? (
        <LoadError title="The listings could not be loaded" error={failed} onRetry={() => (void one.refetch(), void other.refetch())} />
      ) : (
        <Loading rows={6} />
      )}
    </Dialog>
  );
}

/** Whether a value is empty; a count of 0 is, too. */
const isNothing = (value: unknown) => value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

interface ChoiceProps extends Omit<MergeDialogProps, 'ids'> {
  both: [ListingWhole, ListingWhole];
  opener: Element | null;
}

function Choice({ both, opener, onClose, onDone }: ChoiceProps) {
  const [keptId, setKeptId] = useState((both.find(({ status }) => status === 'published') ?? both[0]).id);
  const [chosen, setChosen] = useState<Partial<Record<CorrectableField, string>>>({});
  const [merge, { isLoading }] = useMergeListingMutation();
  const [look] = useLazyMadeChangesQuery();
  const { takeBack } = useTakeBack();
  const toast = useToast();
  const undoToast = useUndoToast();
  const kept = both.find(({ id }) => id === keptId)!;
  const removed = both.find(({ id }) => id !== keptId)!;
  const differing = FIELDS.filter((field) => JSON.stringify(kept[field]) !== JSON.stringify(removed[field]) && !isNothing(removed[field]));
  /** The listing whose value is taken; by default the one that stays, unless its value is empty. */
  const from = (field: CorrectableField) => chosen[field] ?? (isNothing(kept[field]) ? removed.id : kept.id);
  const take = differing.filter((field) => from(field) === removed.id);
  const confirm = async () => {
    // Latitude and longitude must come from the same listing.
    const takenFields = take.some((field) => field === 'latitude' || field === 'longitude')
      ? [...new Set([...take, 'latitude' as const, 'longitude' as const])]
      : take;
    const { data, error } = await merge({ id: kept.id, from: removed.id, take: takenFields });
    if (!data) return toast(failedToast('Not merged', error));
    onDone();
    onClose();
    const done = { title: 'Merged', description: `The other one’s address redirects to “${data.title}”.` };
    // The newest merge is this one, unless another admin has merged since.
    // If they could not be read, those of an earlier read are no help: their newest merge is an earlier one.
    const { data: fresh, isSuccess } = await look();
    const made = isSuccess ? fresh?.changes.find(({ change }) => change.action === 'merge') : undefined;
    if (made?.change.action === 'merge' && [kept.title, data.title].includes(made.change.into))
      return undoToast(done, () => void takeBack(made.id));
    return toast({ ...done, description: `${done.description} It can be undone under “Latest bulk changes”.` });
  };
  return (
    <Dialog
      opener={opener}
      width={760}
      title="Merge two listings"
      okText="Merge"
      okButtonProps={{ loading: isLoading }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <div className="bulk-body">
        <fieldset className="merge-field">
          <legend>Which one to keep</legend>
          <Radio.Group
            className="merge-choice"
            value={keptId}
            options={both.map((listing) => ({
              value: listing.id,
              label: `${listing.title}, /business/${listing.slug} (${sourceText(listing)}${listing.status === 'published' ? '' : `, ${STATUS_NAMES[listing.status].toLowerCase()}`})`,
            }))}
            onChange={({ target }) => (setKeptId(String(target.value)), setChosen({}))}
          />
        </fieldset>
        <Alert type="info" showIcon title={goneText(removed)} />
        {differing.length === 0 && <p>They have the same details, or the one you keep has more.</p>}
        {differing.map((field) => (
          <fieldset key={field} className="merge-field">
            <legend>{FIELD_NAMES[field]}</legend>
            <Radio.Group
              className="merge-choice"
              value={from(field)}
              options={[kept, removed].map((listing) => ({ value: listing.id, label: valueText(listing[field]) }))}
              onChange={({ target }) => setChosen({ ...chosen, [field]: String(target.value) })}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
