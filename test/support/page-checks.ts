import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * No preloading, because the pages have no audio or video. No frames, because axe is not injected there, and it would wait half a second
 * for their answer.
 */
const OPTIONS = { resultTypes: ['violations'], preload: false, iframes: false };

/** Switches off animations, because texts lack contrast while they fade. */
const NO_MOTION =
  '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; }';

interface Violation {
  id: string;
  impact: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}

/**
 * The violations found by axe-core: each rule with its elements. The page's CSP does not apply to scripts of the debugger.
 * @param impacts only violations of these impacts
 * @param rules only these rules, instead of the default ones
 */
export async function violationsOf(page: Page, impacts?: string[], rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await addAxe(page);
  const options = rules ? { ...OPTIONS, runOnly: { type: 'rule', values: rules } } : OPTIONS;
  const violations = await page.evaluate<Violation[]>(`(async () => {
    const noMotion = new CSSStyleSheet();
    noMotion.replaceSync(${JSON.stringify(NO_MOTION)});
    document.adoptedStyleSheets.push(noMotion);
    try {
      return (await axe.run(document, ${JSON.stringify(options)})).violations;
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noMotion);
    }
  })()`);
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** Injects axe as a separate script, which the browser compiles once for all pages of a process; `evaluate` would compile it each time. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: `${AXE};undefined` });
  await session.detach();
  if (exceptionDetails) throw new Error(`axe does not start: ${exceptionDetails.text}`);
}

/**
 * The number of pixels by which the page is wider than its window. Waits up to a second for scripts that react to the size of the window.
 */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const until = performance.now() + 1000;
    const measure = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth || performance.now() > until) resolve(scrollWidth - clientWidth);
      else requestAnimationFrame(measure);
    };
    measure();
  })`);
}

/** Properties of the first such element under forced colours, with the names of system colours. */
export function systemColoursOf(page: Page, selector: string, properties: string): Promise<string[]> {
  return page.evaluate<string[]>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].slice(0, 1).map((element) => {
      const system = document.body.appendChild(document.createElement('i'));
      const named = ['Highlight', 'HighlightText', 'CanvasText', 'GrayText'].map((name) => {
        system.style.color = name;
        return [name, getComputedStyle(system).color];
      });
      system.remove();
      const { ${properties} } = getComputedStyle(element);
      return named.reduce((text, [name, colour]) => text.replaceAll(colour, name), [${properties}].join(' on '));
    })`,
  );
}

/** Elements (by default sections and cards) whose content is cut off because it is too wide. */
export function cutOffIn(page: Page, parts = 'main section:not(.carousel-section), main .card'): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('${parts}')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ className, scrollWidth, clientWidth }) => className + ' has ' + scrollWidth + ' px in ' + clientWidth)`);
}

/** Drawings without a width in their styles: Safari may derive the width from the height of a grid's rows, which then grow with it. */
export function unsizedDrawingsIn(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('svg.drawing')]
    .filter((drawing) => drawing.checkVisibility() && String(drawing.computedStyleMap().get('width')) === 'auto')
    .map((drawing) => drawing.getAttribute('class') + ' in ' + drawing.parentElement.className)`);
}

/** Fields, by id or name, that are covered by one of these sticky parts when they are focused, or are outside of the viewport. */
export function coveredIn(page: Page, fields: string, parts: string): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(fields)})].filter((field) => {
    field.focus();
    const { left, top, height } = field.getBoundingClientRect();
    const above = document.elementFromPoint(left + 5, top + height / 2);
    return !above || above.closest(${JSON.stringify(parts)});
  }).map(({ id, name, ariaLabel, textContent }) => id || name || ariaLabel || textContent)`);
}

/** Resolves when the browser has painted the current state of the page. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => undefined)');

/** The cumulative layout shift of the page. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    let sum = 0;
    const add = (entries) => { for (const { value, hadRecentInput } of entries) if (!hadRecentInput) sum += value; };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => { add(observer.takeRecords()); resolve(sum); }, 300);
  })`);
}

/**
 * The scripts that the page fetches from now on without an interaction: path and transferred bytes, without headers. Pointer events are
 * suppressed, because a headless browser reports a pointer, and that interaction would load more scripts.
 */
export async function scriptsOf(page: Page): Promise<{ paths: () => string[]; bytes: () => Promise<number>; touch: () => Promise<void> }> {
  await page.addInitScript(`addEventListener('pointerover', (event) => window.isTouched || event.stopImmediatePropagation(), true)`);
  // Without the browser's cache, from which nothing would be transferred.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  return {
    touch: () => page.evaluate('void (window.isTouched = true)'),
    paths: () => requests.map((request) => new URL(request.url()).pathname),
    async bytes() {
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}

const compressed = new Map<string, number>();

/** The size after Brotli compression; cached, because many pages have the same styles, and compressing is slow. */
function compressedBytes(css: string): number {
  const bytes = compressed.get(css) ?? brotliCompressSync(css).length;
  compressed.set(css, bytes);
  return bytes;
}

/** The total size of the page's styles, inline and from files, after Brotli compression. */
export async function styleBytesOf(page: Page): Promise<number> {
  const inline = await page.locator('style').allTextContents();
  const files = await page.evaluate<string[]>(
    `Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => fetch(href).then((response) => response.text())))`,
  );
  return [...inline, ...files].reduce((sum, css) => sum + compressedBytes(css), 0);
}
