import { createHash } from 'node:crypto';
import type { RenderedPage } from './page-contract.js';

/** The build's files that a page needs before and besides its content. */
export interface PageFiles {
  /** Inlined: nothing is drawn twice, and nothing waits for a second request. */
  css: string;
  /** Files whose rules are in `css`, that scripts would fetch with the page's code. */
  inlined?: string[];
  /** Empty for a page that stays as the server made it. */
  script: string;
  /** Modules that the script will import: fetched beside it, not after it. */
  preloads: string[];
  fonts: string[];
  icon: string;
  /** Further elements of the head, in HTML. */
  extra?: string;
  /** CSP nonce of the document's own script and styles. */
  nonce?: string;
}

/** In UTF-8, for each unit of two bytes that a string counts. */
const MAX_BYTES_A_UNIT = 3;
/** Enough for nearly all pages. Used from beginning to end of a call that nothing interrupts. */
const workspace = Buffer.allocUnsafeSlow(512 * 1024);

/** A whole HTML document around a rendered page. Its parts are HTML already: nothing here escapes. */
export function documentOf(page: RenderedPage, files: PageFiles): string {
  return partsOf(page, files).join('');
}

/**
 * The same as the bytes that are sent. Each part is encoded by itself: one character beyond Latin-1 in the page makes a string of the whole take
 * two bytes for each, which is slow to write and more than V8 keeps among its other objects (128 KiB).
 */
export function documentBytes(page: RenderedPage, files: PageFiles): Buffer {
  const parts = partsOf(page, files);
  const most = MAX_BYTES_A_UNIT * parts.reduce((sum, { length }) => sum + length, 0);
  // Written where memory is there already, and copied once it is known how long it is.
  const room = most <= workspace.length ? workspace : Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const part of parts) end += room.write(part, end);
  const bytes = Buffer.allocUnsafeSlow(end);
  room.copy(bytes, 0, 0, end);
  return bytes;
}

function partsOf(page: RenderedPage, files: PageFiles): string[] {
  const { css, inlined = [], script, preloads, fonts, icon, extra = '', nonce } = files;
  const named = nonce ? ` nonce="${nonce}"` : '';
  return [
    `<!doctype html><html lang="en-CA" style="${page.rootStyle}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.head,
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    '<link rel="manifest" href="/manifest.webmanifest">',
    page.icons
      ? `<link rel="icon" href="${page.icons.tab}" sizes="32x32" type="image/png"><link rel="apple-touch-icon" href="${page.icons.touch}">`
      : `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    ...(css ? [`<style${named}>`, css, '</style>'] : []),
    // Not loaded, but found by what loads a page's code: it would wait for these files, and fail with one that gets lost.
    ...(script ? inlined : []).map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    extra,
    script && `<script type="module" src="${script}"${named}></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</head><body><div id="root">',
    page.body,
    '</div><script type="application/json" id="state">',
    page.state,
    '</script></body></html>',
  ];
}

/** The source by which a content security policy lets one inline element pass. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** When nothing else can be rendered. It needs no file, and no style that the policy would refuse. Its words are no HTML. */
export const bareDocument = (
  title: string,
  words: string,
) => `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body style="margin:15vh auto;max-width:32rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1d272c;background:#faf8f4">
<h1>${title}</h1><p>${words}</p>
<p><a style="color:#3d5661" href="">Try again</a> or <a style="color:#3d5661" href="/search">search for a professional</a>.</p></body></html>`;
