import { Alert, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Device, DeviceSwitch } from '../kit/device-switch.js';
import { ScaledWindow } from '../kit/scaled-window.js';
import { styleNonce } from '../kit/style-nonce.js';
import { disableEvents, usePreview } from '../kit/use-preview.js';
import { nameOf } from './field-name.js';
import { type SettingsInput, usePreviewMutation } from './settings-endpoints.js';

const WIDTHS: Record<Device, number> = { desktop: 1_280, phone: 390 };

interface PreviewProps {
  /** Address of the public page. */
  address: string;
  settings: SettingsInput;
  /** Selector of the part that is being edited, to which the page scrolls. */
  part?: string;
}

/** A preview of the page with unsaved settings. */
export function Preview({ address, settings, part }: PreviewProps) {
  const [render, { isLoading }] = usePreviewMutation();
  return (
    <PagePreview
      asked={JSON.stringify({ address, settings })}
      busy={isLoading}
      render={(asked) => render(JSON.parse(asked) as { address: string; settings: SettingsInput })}
      nameOf={(field) => nameOf(field.replace(/^settings\./, ''))}
      part={part}
    />
  );
}

interface PagePreviewProps {
  /** The form's values as JSON; a change renders the page again. */
  asked: string;
  render: (asked: string) => Promise<{ data?: { html: string } | undefined; error?: unknown }>;
  busy: boolean;
  /** The label of an invalid field. */
  nameOf: (field: string) => string;
  /** Selector of the part that is being edited, to which the page scrolls. */
  part?: string | undefined;
}

/** The page as the server renders it with the form's values. Clicks have no effect. */
export function PagePreview({ asked, render, busy, nameOf: fieldName, part }: PagePreviewProps) {
  const { drawn, problem } = usePreview(asked, { draw: render, nameOf: fieldName });
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-head">
        <strong>Preview</strong>
        {busy && <Spin size="small" />}
        <DeviceSwitch value={device} onChange={setDevice} />
      </div>
      {problem && <Alert type="warning" showIcon title={problem} />}
      {drawn === undefined ? <div className="scaled-window" /> : <Frame html={drawn.html} width={WIDTHS[device]} part={part} />}
    </section>
  );
}

/** The page in an iframe of the given width; it keeps its scroll position when the page changes. */
function Frame({ html, width, part }: { html: string; width: number; part: string | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [start] = useState(() => named(html));
  const shown = useRef<string>(undefined);

  const show = () => {
    const page = frame.current?.contentDocument;
    if (!page?.body) return;
    const next = new DOMParser().parseFromString(named(html), 'text/html');
    page.documentElement.setAttribute('style', next.documentElement.getAttribute('style') ?? '');
    page.body.replaceChildren(...next.body.childNodes);
    const target = part && page.querySelector(part);
    // Scroll only when another part is edited, so that the reader's position is kept.
    if (shown.current !== part && (target || !part)) {
      shown.current = part;
      if (target) target.scrollIntoView({ block: 'center' });
      else page.defaultView?.scrollTo(0, 0);
    }
  };
  useEffect(show, [html, part]);
  const onLoaded = () => {
    disableEvents(frame.current?.contentDocument);
    show();
  };

  return (
    <ScaledWindow width={width}>
      {(style) => <iframe ref={frame} title="The page as it would be" srcDoc={start} tabIndex={-1} style={style} onLoad={onLoaded} />}
    </ScaledWindow>
  );
}

/** The iframe inherits the CSP of this document, so its styles need the same nonce. */
function named(html: string): string {
  const nonce = styleNonce();
  return nonce ? html.replace('<style>', () => `<style nonce="${nonce}">`) : html;
}
