import { Button, Grid, Input, Select, Tooltip } from 'antd';
import { DeleteOutlined, SaveOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AdminError } from '../api/admin-api.js';
import { ButtonPopover } from '../kit/button-popover.js';
import { momentText } from '../kit/moment.js';
import { useToast, useUndoToast } from '../kit/use-toast.js';
import { useDeleteListingViewMutation, useListingViewsQuery, type SavedView, useSaveListingViewMutation } from './listing-endpoints.js';
import { failedToast } from '../kit/failed-toast.js';

const EXISTS = '/problems/listing-view-exists';

/** Parameters that are not part of a view: the position within it. */
const NOT_IN_VIEW = ['page', 'open', 'add'];

/** Compares names as the server does: ignoring case and accents. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return plain(one).localeCompare(plain(other), 'en', { sensitivity: 'base' }) === 0;
}

/** Saved views: named combinations of filters, order and columns. */
export function SavedViews() {
  const { sm = false } = Grid.useBreakpoint();
  const [parameters, setParameters] = useSearchParams();
  const { data, refetch } = useListingViewsQuery();
  const [save, { isLoading }] = useSaveListingViewMutation();
  const [remove] = useDeleteListingViewMutation();
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  /** The existing view with the same name, which is replaced only after a confirmation. */
  const [taken, setTaken] = useState<SavedView>();
  const toast = useToast();
  const undoToast = useUndoToast();
  const views = data?.views ?? [];
  const now = new URLSearchParams([...parameters].filter(([key]) => !NOT_IN_VIEW.includes(key)));
  now.sort();
  const current = views.find(({ question }) => question === now.toString());
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef(current?.id);
  useEffect(() => {
    if (shown.current === current?.id) return;
    shown.current = current?.id;
    // The controls for saving and for deleting replace each other: focus the new one.
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [current?.id]);
  const keep = async () => {
    const { error } = await save({ name: name.trim(), question: now.toString(), replaces: taken?.savedAt ?? null });
    if ((error as AdminError | undefined)?.problem?.type === EXISTS) {
      const known = (await refetch()).data?.views.find((view) => isSameName(view.name, name));
      if (known) return setTaken(known);
    }
    if (error) return toast(failedToast('The view was not saved', error));
    setOpen(false);
    setTaken(undefined);
    return toast({ title: `Saved as “${name.trim()}”` });
  };
  const bringBack = async ({ name: was, question }: SavedView) => {
    const { error } = await save({ name: was, question, replaces: null });
    if (error) return toast(failedToast('The view was not restored', error));
    return toast({ title: `The view “${was}” is back` });
  };
  const forget = async (view: SavedView) => {
    const { error } = await remove(view);
    if (error) return toast(failedToast('The view was not deleted', error));
    return undoToast(
      { title: `The view “${view.name}” is deleted`, description: 'It is deleted for all admins.' },
      () => void bringBack(view),
    );
  };
  return (
    <span ref={place} className="listing-views">
      {views.length > 0 && (
        <Select
          aria-label="Saved view"
          placeholder="Saved views"
          value={current?.id}
          options={views.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={(id) => setParameters(new URLSearchParams(views.find((view) => view.id === id)?.question))}
        />
      )}
      {current ? (
        <Tooltip title="Delete this view">
          <Button
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Delete the view ${current.name}`}
            onClick={() => void forget(current)}
          />
        </Tooltip>
      ) : (
        <ButtonPopover
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            setTaken(undefined);
          }}
          icon={<SaveOutlined aria-hidden />}
          aria-label="Save this view"
          disabled={now.size === 0}
          content={
            <form
              className="listing-view-name"
              onSubmit={(event) => {
                event.preventDefault();
                void keep();
              }}
            >
              <Input
                aria-label="Name of the view"
                placeholder="Plumbers without a phone"
                maxLength={60}
                value={name}
                onChange={({ target }) => {
                  setName(target.value);
                  setTaken(undefined);
                }}
              />
              <Button type="primary" danger={taken !== undefined} htmlType="submit" loading={isLoading} disabled={name.trim() === ''}>
                {taken ? 'Replace' : 'Save'}
              </Button>
              {taken && (
                <p role="alert">
                  Replace “{taken.name}”, saved on {momentText(taken.savedAt)}? All admins share it. For a separate view, choose another
                  name.
                </p>
              )}
            </form>
          }
        >
          {sm && 'Save this view'}
        </ButtonPopover>
      )}
    </span>
  );
}
