import { ExportOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer, Grid } from 'antd';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { AdminError } from '../api/admin-api.js';
import { restoreFocus } from './restore-focus.js';
import { DRAWER_LAYER, popupContainer } from './layers.js';
import { LoadError } from './load-error.js';
import { Loading } from './loading.js';

interface ItemDrawerProps {
  open: boolean;
  /** Width in pixels, when the window is wide enough. */
  width: number;
  title: ReactNode;
  /** Receives the focus when the pressed button is removed. */
  titleRef?: Ref<HTMLSpanElement>;
  /** Slug of the public listing, if there is one. */
  slug?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer over the list, in which one item is viewed and edited. */
export function ItemDrawer({ open, width, title, titleRef, slug, onClose, children }: ItemDrawerProps) {
  const { md = false } = Grid.useBreakpoint();
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  const keepFocus = () => {
    // Ant Design returns the focus to the element that opened the drawer, which a decision may have removed from the list.
    if (opener.current === document.body || !opener.current?.isConnected) restoreFocus(opener.current);
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen || keepFocus()}
      size={md ? width : '100%'}
      zIndex={DRAWER_LAYER}
      getContainer={popupContainer}
      destroyOnHidden
      title={
        <span ref={titleRef} className="kit-title" tabIndex={-1}>
          {title}
        </span>
      }
      extra={slug !== undefined && <PublicPage slug={slug} wide={md} />}
      styles={{ body: { padding: 0 } }}
    >
      {children}
    </Drawer>
  );
}

function PublicPage({ slug, wide }: { slug: string; wide: boolean }) {
  return (
    <Button
      type="text"
      href={`/business/${encodeURIComponent(slug)}`}
      target="_blank"
      icon={<ExportOutlined aria-hidden />}
      aria-label="View its page in a new tab"
    >
      {wide && 'View its page'}
    </Button>
  );
}

/** The id of the last open item, so that a drawer keeps its content during the closing animation. */
export function useLastOpen<Id extends string | number>(id: Id | undefined): Id | undefined {
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  return id ?? last;
}

interface DrawerWaitingProps {
  /** The noun for the item in a sentence: "listing". */
  what: string;
  error: unknown;
  /** The explanation for an unknown id. */
  unknown: string;
  onRetry: () => void;
}

/** The loading and error states of a drawer's item. */
export function DrawerWaiting({ what, error, unknown, onRetry }: DrawerWaitingProps) {
  const failure = error as AdminError | undefined;
  return (
    <div className="kit-scroll">
      {!failure && <Loading rows={10} />}
      {failure?.status === 404 && <Alert type="info" showIcon title={`There is no such ${what}`} description={unknown} />}
      {failure && failure.status !== 404 && <LoadError title={`The ${what} could not be loaded`} error={failure} onRetry={onRetry} />}
    </div>
  );
}
