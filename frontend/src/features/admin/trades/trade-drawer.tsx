import { ExportOutlined } from '@ant-design/icons';
import { Alert, App, Button, Tag } from 'antd';
import { useEffect, useRef } from 'react';
import { searchFor } from '../../../lib/trades.js';
import { counted } from '../../../lib/words.js';
import { ItemDrawer, useLastOpen } from '../kit/item-drawer.js';
import { popupContainer } from '../kit/layers.js';
import { UnsavedGuard } from '../kit/unsaved-guard.js';
import { useToast } from '../kit/use-toast.js';
import { StaleTrades } from './stale-trades.js';
import { type AdminTrade, type AdminTrades, useRemoveTradeMutation } from './trade-endpoints.js';
import { TradeForm } from './trade-form.js';
import { ListingsLink } from './trade-rows.js';
import { useTradeEditor } from './use-trade-editor.js';
import { failedToast } from '../kit/failed-toast.js';

/** Prefix for the name of a new trade in the address; no slug begins with it. */
const NEW = '+';
export const newAddress = (name = '') => NEW + name;

interface TradeDrawerProps {
  /** Slug of the open trade, or the prefixed name of a new one. */
  open: string | undefined;
  trades: AdminTrades;
  reloading: boolean;
  onReload: () => Promise<{ isSuccess: boolean }>;
  onMerge: (trade: AdminTrade) => void;
  onClose: () => void;
}

export function TradeDrawer({ open, trades, onClose, ...acts }: TradeDrawerProps) {
  const shown = useLastOpen(open);
  const isNew = shown?.startsWith(NEW) ?? false;
  const trade = isNew ? undefined : trades.trades.find(({ slug, origin }) => slug === shown && origin !== 'industry');
  const title = trade && (
    <>
      <span>{trade.name}</span>
      {trade.origin === 'own' && <Tag color="blue">Yours</Tag>}
      {trade.hidden && <Tag color="warning">Hidden</Tag>}
    </>
  );
  return (
    <ItemDrawer open={open !== undefined} width={680} title={title ?? (isNew ? 'New trade' : 'Trade')} onClose={onClose}>
      {trade || isNew ? (
        <Editor key={shown} trade={trade} newName={shown?.slice(NEW.length) ?? ''} trades={trades} onClose={onClose} {...acts} />
      ) : (
        <div className="kit-scroll">
          <Alert
            type="info"
            showIcon
            title="There is no such trade"
            description="It was deleted or merged, it is an industry of the sheet, or the link is wrong."
          />
        </div>
      )}
    </ItemDrawer>
  );
}

interface EditorProps extends Omit<TradeDrawerProps, 'open'> {
  trade: AdminTrade | undefined;
  newName: string;
}

function Editor({ trade, newName, trades, reloading, onReload, onMerge, onClose }: EditorProps) {
  const editor = useTradeEditor({ trade, newName, version: trades.version });
  const { base, dirty, done, errors, stale, busy, form } = editor;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0 || stale) top.current?.focus();
  }, [errors, stale]);
  useEffect(() => {
    if (done) onClose();
  }, [done]);
  const reload = async () => {
    if ((await onReload()).isSuccess) editor.fresh();
  };
  return (
    <div className="kit-editor">
      <div className="kit-scroll">
        <div ref={top} tabIndex={-1}>
          {stale && <StaleTrades kept="What you typed stays." busy={reloading} onReload={() => void reload()} />}
          {errors.length > 0 && <ErrorList errors={errors} />}
        </div>
        {base && (
          <p className="kit-about">
            <ListingsLink trade={base} />
            <a href={searchFor(base.name)} target="_blank" rel="noreferrer">
              Its public page <ExportOutlined aria-hidden />
            </a>
          </p>
        )}
        <TradeForm editor={editor} drawings={trades.drawings} />
      </div>
      <div className="kit-actions">
        {base?.origin === 'own' && <DeleteTrade trade={base} onDeleted={onClose} />}
        {base && (
          <Button disabled={dirty} onClick={() => onMerge(base)}>
            Merge into …
          </Button>
        )}
        <span className="kit-gap" />
        <Button onClick={onClose}>{base ? 'Close' : 'Cancel'}</Button>
        <Button type="primary" disabled={!dirty && base !== undefined} loading={busy} onClick={() => form.submit()}>
          {base ? 'Save' : 'Add the trade'}
        </Button>
      </div>
      <UnsavedGuard
        when={dirty}
        consequence={`What you typed about ${base?.name ?? 'the new trade'} is not saved. It will be lost if you leave.`}
      />
    </div>
  );
}

function ErrorList({ errors }: { errors: string[] }) {
  return (
    <Alert
      className="kit-errors"
      type="error"
      showIcon
      role="alert"
      title="Nothing was saved: please fix this first"
      description={
        <ul>
          {errors.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
    />
  );
}

function DeleteTrade({ trade: { slug, name, count }, onDeleted }: { trade: AdminTrade; onDeleted: () => void }) {
  const [remove, { isLoading }] = useRemoveTradeMutation();
  const { modal } = App.useApp();
  const toast = useToast();
  const listings =
    count === 0
      ? 'No listings are affected.'
      : `Its ${counted(count, 'listing')} ${count === 1 ? 'stays' : 'stay'}, under the industry named by each source.`;
  const ask = () =>
    void modal.confirm({
      title: `Delete the trade ${name}?`,
      content: `${listings} Trades merged into it become separate again. Its names, words and picture are lost.`,
      okText: 'Delete',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      onOk: async () => {
        const { error } = await remove({ slug });
        if (error) return toast(failedToast('Not deleted', error));
        toast({ title: `${name} is deleted` });
        return onDeleted();
      },
    });
  return (
    <Button danger loading={isLoading} onClick={ask}>
      Delete
    </Button>
  );
}
