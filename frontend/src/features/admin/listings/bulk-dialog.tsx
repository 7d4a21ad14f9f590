import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/words.js';
import { type AdminError, errorText, isSignedOut } from '../api/admin-api.js';
import { CityInput } from '../kit/city-hint.js';
import { Dialog } from '../kit/dialog.js';
import { TradeInput } from '../kit/trade-input.js';
import { useToast, useUndoToast } from '../kit/use-toast.js';
import { type BulkPreview, type BulkRequest, useMakeChangeMutation, usePreviewChangeMutation } from './listing-endpoints.js';
import { FIELD_NAMES, valueText } from './listing-words.js';
import { useTakeBack } from './use-take-back.js';
import { type BulkKind, CHANGES, PREVIEW_COUNTS, mergedHiddenText, mergedText, requestOf } from './bulk-words.js';

interface BulkDialogProps {
  about: Pick<BulkRequest, 'ids' | 'filter'>;
  count: number;
  onClose: () => void;
  onDone: () => void;
}

/** A bulk change: choose, preview, apply; it can be undone. */
export function BulkDialog({ about, count, onClose, onDone }: BulkDialogProps) {
  const [kind, setKind] = useState<BulkKind>('industry');
  const [text, setText] = useState('');
  const [until, setUntil] = useState('');
  const [refused, setRefused] = useState<AdminError>();
  // After `forget`, RTK Query ignores the answer to a preview that is still loading: it is not about the change that is chosen now.
  const [look, { data: found, error: notFound, isLoading: isLooking, reset: forget }] = usePreviewChangeMutation();
  const [make, { isLoading: isMaking }] = useMakeChangeMutation();
  const { takeBack } = useTakeBack();
  const toast = useToast();
  const undoToast = useUndoToast();
  const request = { ...about, ...requestOf(kind, text.trim(), until) };
  const { needs, then, isDangerous } = CHANGES[kind];
  const isReady = needs !== 'text' || text.trim() !== '';
  const problem = refused ?? (notFound as AdminError | undefined);

  const changed = (change: () => void) => {
    change();
    forget();
    setRefused(undefined);
  };
  const preview = () => {
    setRefused(undefined);
    void look(request);
  };
  const apply = async () => {
    const { data, error } = await make({ ...request, expected: found!.total });
    if (!data) {
      forget();
      return setRefused(error as AdminError);
    }
    onDone();
    onClose();
    const done = data.changed + data.hidden + data.deleted;
    const { id } = data;
    if (id) return undoToast({ title: `Done: ${counted(done, 'listing')}` }, () => void takeBack(id));
    return toast({ title: 'There was nothing to change' });
  };
  const touched = found ? found.changed + found.hidden + found.deleted : 0;
  return (
    <Dialog
      width={640}
      title={`Change ${counted(count, 'listing')}`}
      okText={found ? `Change ${touched.toLocaleString('en-CA')}` : 'Preview changes'}
      okButtonProps={{
        loading: isLooking || isMaking,
        disabled: !isReady || (found !== undefined && touched === 0),
        danger: found !== undefined && isDangerous,
      }}
      onOk={() => (found ? void apply() : preview())}
      onCancel={onClose}
    >
      <div className="bulk-body">
        <Form layout="vertical" component="div">
          <Form.Item label="What to do" htmlFor="bulk-kind" extra={then}>
            <Select
              id="bulk-kind"
              value={kind}
              options={Object.entries(CHANGES).map(([value, { name }]) => ({ value: value as BulkKind, label: name }))}
              onChange={(next) => changed(() => (setKind(next), setText('')))}
            />
          </Form.Item>
          {needs === 'text' && (
            <Form.Item label={kind === 'industry' ? 'Trade' : 'City'} htmlFor="bulk-text">
              {kind === 'industry' ? (
                <TradeInput {...{ id: 'bulk-text', value: text, onChange: (value: string) => changed(() => setText(value)) }} />
              ) : (
                <CityInput id="bulk-text" value={text} onChange={(value) => changed(() => setText(value))} />
              )}
            </Form.Item>
          )}
          {needs === 'day' && (
            <Form.Item label="Until the end of (optional)" htmlFor="bulk-until" extra="Then “Featured” is removed within ten minutes.">
              <Input id="bulk-until" type="date" value={until} onChange={({ target }) => changed(() => setUntil(target.value))} />
            </Form.Item>
          )}
        </Form>
        {problem && !isSignedOut(problem) && <Alert type="error" showIcon role="alert" title={problemText(problem)} />}
        {found && <Preview found={found} />}
      </div>
    </Dialog>
  );
}

function Preview({ found }: { found: BulkPreview }) {
  const figures = PREVIEW_COUNTS.flatMap(({ effect, words }) =>
    found[effect] > 0 ? [`${found[effect].toLocaleString('en-CA')} ${words}`] : [],
  );
  const merged = [mergedText(found.merged), mergedHiddenText(found.mergedHidden)].filter((text) => text !== undefined);
  const shown = found.items.filter(({ effect }) => effect !== 'same');
  const more = found.total - found.same - shown.length;
  return (
    <section className="bulk-preview" aria-label="What changes">
      <p role="status">{`${figures.join(', ')}. Nothing has been changed yet.`}</p>
      {merged.map((text) => (
        <Alert key={text} type="warning" showIcon title={text} />
      ))}
      {shown.length > 0 && (
        <ul className="bulk-list" tabIndex={0} aria-label="Listing by listing">
          {shown.map(({ id, title, effect, changes, reason, merged: into }) => (
            <li key={id}>
              <strong>{title}</strong>{' '}
              {reason ??
                (changes
                  .map(({ field, from, to }) => `${FIELD_NAMES[field]}: ${valueText(yes(from))} becomes ${valueText(yes(to))}`)
                  .join('; ') ||
                  [effect, into > 0 && `with ${counted(into, 'listing')} merged into it`].filter(Boolean).join(', '))}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="kit-soft">{`And ${counted(more, 'more listing')}.`}</p>}
    </section>
  );
}

const yes = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value);

function problemText({ problem, ...error }: AdminError): string {
  return problem?.detail ?? errorText({ problem, ...error });
}
