import { Button, Input, Popover, Select, Tooltip } from 'antd';
import { DeleteOutlined, SaveOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../api/admin-api.js';
import { useToast } from '../kit/use-toast.js';
import { useDeleteListingViewMutation, useListingViewsQuery, useSaveListingViewMutation } from './listing-endpoints.js';

/** What of the address is no part of a view: where one is in it. */
const APART = ['page', 'open', 'add'];

/** Filters, order and columns under a name. */
export function SavedViews() {
  const [parameters, setParameters] = useSearchParams();
  const { data } = useListingViewsQuery();
  const [save, { isLoading }] = useSaveListingViewMutation();
  const [remove] = useDeleteListingViewMutation();
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const views = data?.views ?? [];
  const now = new URLSearchParams([...parameters].filter(([key]) => !APART.includes(key)));
  now.sort();
  const current = views.find(({ question }) => question === now.toString());
  const keep = async () => {
    const { error } = await save({ name: name.trim(), question: now.toString() });
    if (error) return toast({ title: 'The view was not saved', description: errorText(error), bad: true });
    setOpen(false);
    return toast({ title: `Saved as “${name.trim()}”` });
  };
  const forget = async () => {
    const { error } = await remove(current!.id);
    toast(
      error
        ? { title: 'The view was not deleted', description: errorText(error), bad: true }
        : { title: `The view “${current!.name}” is deleted` },
    );
  };
  return (
    <span className="listing-views">
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
          <Button icon={<DeleteOutlined aria-hidden />} aria-label={`Delete the view ${current.name}`} onClick={() => void forget()} />
        </Tooltip>
      ) : (
        <Popover
          open={open}
          onOpenChange={setOpen}
          trigger="click"
          placement="bottomRight"
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
                onChange={({ target }) => setName(target.value)}
              />
              <Button type="primary" htmlType="submit" loading={isLoading} disabled={name.trim() === ''}>
                Save
              </Button>
            </form>
          }
        >
          <Button icon={<SaveOutlined aria-hidden />} disabled={now.size === 0}>
            Save this view
          </Button>
        </Popover>
      )}
    </span>
  );
}
