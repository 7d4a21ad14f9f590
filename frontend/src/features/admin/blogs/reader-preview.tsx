import { Alert, Spin } from 'antd';
import { memo, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ArticleView } from '../../../../../src/modules/blogs/domain/article-view.js';
import { Article } from '../../../ui/guide/article.js';
import articleCss from '../../../ui/guide/article.css?inline';
import guideCss from '../../../ui/guide/guide.css?inline';
import siteCss from '../../../ui/styles/index.css?inline';
import { type Device, DeviceSwitch } from '../kit/device-switch.js';
import { ScaledWindow } from '../kit/scaled-window.js';
import { styleNonce } from '../kit/style-nonce.js';
import { disableEvents, usePreview } from '../kit/use-preview.js';
import { useArticleWordsQuery, usePreviewBlogMutation } from './blog-endpoints.js';
import { type BlogFields, FIELD_NAMES, fieldNamed, inputOf } from './blog-fields.js';

const WIDTHS: Record<Device, number> = { desktop: 920, phone: 390 };

/** The preview of the article: rendered by the public component, from the server's HTML of the text. */
export function ReaderPreview({ fields }: { fields: BlogFields }) {
  const [draw, { isLoading: waiting }] = usePreviewBlogMutation();
  const { drawn, problem } = usePreview(fields, {
    draw: (asked) => draw(inputOf(asked)),
    nameOf: (field) => FIELD_NAMES[fieldNamed(field) ?? 'content'],
  });
  const article = useMemo(() => drawn && { ...drawn, title: drawn.title || 'The title goes here' }, [drawn]);
  const [device, setDevice] = useState<Device>(() => (matchMedia('(width < 768px)').matches ? 'phone' : 'desktop'));
  return (
    <section className="blog-preview" aria-label="Preview">
      <div className="blog-pane-head">
        {waiting && (
          <span role="status" aria-label="Drawing">
            <Spin size="small" />
          </span>
        )}
        <DeviceSwitch value={device} onChange={setDevice} />
      </div>
      {problem && <Alert type="warning" showIcon title={problem} />}
      <PageFrame article={article} width={WIDTHS[device]} />
    </section>
  );
}

/**
 * An iframe around the article, with the site's styles instead of those of the back office, and the given viewport width. Clicks have no
 * effect. It renders again with each answer of the server, not with each key.
 */
const PageFrame = memo(function PageFrame({ article, width }: { article: ArticleView | undefined; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLElement>();
  const [document_] = useState(emptyPage);
  const words = useArticleWordsQuery().data?.texts;
  const onLoaded = () => {
    const page = frame.current?.contentDocument;
    disableEvents(page);
    setPlace(page?.getElementById('page') ?? undefined);
  };
  return (
    <ScaledWindow width={width}>
      {(style) => (
        <>
          <iframe ref={frame} title="The article as readers see it" srcDoc={document_} tabIndex={-1} style={style} onLoad={onLoaded} />
          {place && article && words && createPortal(<Article article={article} texts={words} />, place)}
        </>
      )}
    </ScaledWindow>
  );
});

/** The iframe inherits the CSP of this document, so its styles need the same nonce. */
function emptyPage(): string {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = 'en-CA';
  page.documentElement.setAttribute('style', document.documentElement.getAttribute('style') ?? '');
  const style = page.createElement('style');
  const nonce = styleNonce();
  if (nonce) style.setAttribute('nonce', nonce);
  style.textContent = siteCss + guideCss + articleCss;
  page.head.append(style);
  page.body.innerHTML = '<article class="page guide article" id="page"></article>';
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
