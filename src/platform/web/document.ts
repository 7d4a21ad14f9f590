import { createHash } from 'node:crypto';
import type { RenderedPage } from './page-contract.js';

/** The built files that a page needs. */
export interface PageFiles {
  /** Inlined into the document, so that the first paint has all styles and needs no second request. */
  css: string;
  /** Style sheets whose rules are already in `css`, which the script loader would otherwise fetch with the page's code. */
  inlined?: string[];
  /** Empty for a static page. */
  script: string;
  /** Modules that the script imports: preloaded, so that they are fetched in parallel with it. */
  preloads: string[];
  fonts: string[];
  icon: string;
  /** Further elements of the head, in HTML. */
  extra?: string;
  /** CSP nonce of the document's own script and styles. */
  nonce?: string;
}

/** The most bytes that UTF-8 needs for one UTF-16 code unit of a string. */
const MAX_BYTES_A_UNIT = 3;
/** A reused buffer, large enough for nearly all pages. Safe to share, because it is only used within one synchronous call. */
const workspace = Buffer.allocUnsafeSlow(512 * 1024);

/** The HTML document of a rendered page. Its parts are HTML already: nothing is escaped here. */
export function documentOf(page: RenderedPage, files: PageFiles): string {
  return partsOf(page, files).join('');
}

/**
 * The same document in UTF-8. Each part is encoded by itself: with one character beyond Latin-1, a joined string would take two bytes for
 * every character, which is slow to encode and exceeds V8's limit for ordinary objects (128 KiB).
 */
export function documentBytes(page: RenderedPage, files: PageFiles): Buffer {
  const parts = partsOf(page, files);
  const maxBytes = MAX_BYTES_A_UNIT * parts.reduce((sum, { length }) => sum + length, 0);
  // Encode into the reused buffer, and copy once the length is known.
  const buffer = maxBytes <= workspace.length ? workspace : Buffer.allocUnsafeSlow(maxBytes);
  let end = 0;
  for (const part of parts) end += buffer.write(part, end);
  const bytes = Buffer.allocUnsafeSlow(end);
  buffer.copy(bytes, 0, 0, end);
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
    // Disabled, so not loaded. The loader of a page's code finds these elements and does not fetch the files: it would wait for them, and
    // fail if one fails.
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

/** The CSP source that allows one inline element. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * A minimal page for when rendering fails. It needs no other files, and no style that the CSP would refuse. Title and words are not
 * escaped.
 */
export const bareDocument = (
  title: string,
  words: string,
) => `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body style="margin:15vh auto;max-width:32rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1d272c;background:#faf8f4">
<h1>${title}</h1><p>${words}</p>
<p><a style="color:#3d5661" href="">Try again</a> or <a style="color:#3d5661" href="/search">search for a professional</a>.</p></body></html>`;
