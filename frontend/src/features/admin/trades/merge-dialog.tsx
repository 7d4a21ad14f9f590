import { Alert, Form, Select } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/words.js';
import { type AdminError, errorText } from '../api/admin-api.js';
import { Dialog } from '../kit/dialog.js';
import { Loading } from '../kit/loading.js';
import { useToast } from '../kit/use-toast.js';
import { isStale, StaleTrades } from './stale-trades.js';
import { type AdminTrade, type AdminTrades, useMergePreviewQuery, useMergeTradeMutation } from './trade-endpoints.js';
import { seenText } from './trade-values.js';
import { failedToast } from '../kit/failed-toast.js';

interface MergeDialogProps {
  from: AdminTrade;
  trades: AdminTrades;
  reloading: boolean;
  onReload: () => Promise<{ isSuccess: boolean }>;
  onClose: () => void;
  onMerged: () => void;
}

/** Confirms a merge of industries, with a preview of the affected listings. */
export function MergeDialog({ from, trades: { trades, version }, reloading, onReload, onClose, onMerged }: MergeDialogProps) {
  const [into, setInto] = useState<string>();
  const preview = useMergePreviewQuery(
    { from: from.slug, into: into ?? '' },
    { skip: into === undefined, refetchOnMountOrArgChange: true },
  );
  const [merge, { isLoading, error, reset }] = useMergeTradeMutation();
  const toast = useToast();
  const target = trades.find(({ slug }) => slug === into);
  const stale = isStale(error ?? {});
  const wrong = wrongOf(error) ?? wrongOf(preview.error);
  const failed = preview.error && !wrong ? errorText(preview.error) : undefined;
  const confirm = async () => {
    if (into === undefined) return;
    const answer = await merge({ from: from.slug, into, version });
    if (answer.data) {
      toast({
        title: `${from.name} counts as ${target?.name ?? into}`,
        description: `${seenText(preview.currentData?.count ?? 0)} You can undo this under “Merged”.`,
      });
      onMerged();
    } else if (!isStale(answer.error) && !wrongOf(answer.error)) toast(failedToast('Not merged', answer.error));
  };
  return (
    <Dialog
      title={`Merge ${from.name} into another trade`}
      okText={target ? `Merge into ${target.name}` : 'Merge'}
      okButtonProps={{ disabled: !preview.currentData || stale, loading: isLoading }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {stale && <StaleTrades busy={reloading} onReload={() => void onReload().then(({ isSuccess }) => isSuccess && reset())} />}
      <p>{`Everything listed as ${from.name} will be found under the other trade, including what later syncs bring. Listings keep what their source says, so you can undo this.`}</p>
      <Form.Item
        className="trade-merge-into"
        layout="vertical"
        label="Merge into"
        htmlFor="trade-merge-into"
        validateStatus={wrong ? 'error' : undefined}
        help={wrong && <span role="alert">{wrong}</span>}
      >
        <Select
          id="trade-merge-into"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Choose a trade"
          value={into}
          options={trades
            .filter(({ slug, origin }) => slug !== from.slug && origin !== 'industry')
            .map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(slug) => {
            reset();
            setInto(slug);
          }}
        />
      </Form.Item>
      {into !== undefined && preview.isFetching && <Loading label="Loading its listings" rows={3} />}
      {failed && <Alert type="error" showIcon role="alert" title="The preview could not be loaded" description={failed} />}
      {preview.currentData && target && <Preview preview={preview.currentData} into={target.name} />}
    </Dialog>
  );
}

function Preview({
  preview: { count, listings },
  into,
}: {
  preview: { count: number; listings: { id: string; title: string; city: string | null }[] };
  into: string;
}) {
  if (count === 0) return <p role="status">Nothing is listed under it now. New listings will be found under {into}.</p>;
  return (
    <section aria-label="Which listings">
      <p role="status">{`${counted(count, 'listing')} will be found under ${into}${count > listings.length ? `; the first ${listings.length}` : ''}:`}</p>
      <ul className="trade-merge-listings" tabIndex={0} aria-label="Affected listings">
        {listings.map(({ id, title, city }) => (
          <li key={id}>
            {title}
            {city && <span className="kit-soft">{` in ${city}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The validation error of the choice. */
function wrongOf(error: unknown): string | undefined {
  const { status, problem } = (error ?? {}) as Partial<AdminError>;
  const [wrong] = (status === 400 && problem?.errors) || [];
  return wrong && `It ${wrong.message}.`;
}
