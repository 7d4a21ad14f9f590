import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * There is neither sound nor film whose length would have to be known: nothing is fetched beforehand. Frames have no axe of their own, and
 * half a second would be waited for its answer.
 */
const OPTIONS = { resultTypes: ['violations'], preload: false, iframes: false };

/** What fades in or out is judged as it will stand: halfway, each text lacks contrast. */
const STILL = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; }';

interface Violation {
  id: string;
  impact: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}

/**
 * What axe-core finds wrong: each rule with the elements that break it. The page's policy does not stop what a debugger runs.
 * @param impacts only these, where less is not worth a failure
 * @param rules these instead of the usual ones
 */
export async function violationsOf(page: Page, impacts?: string[], rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await addAxe(page);
  const options = rules ? { ...OPTIONS, runOnly: { type: 'rule', values: rules } } : OPTIONS;
  const violations = await page.evaluate<Violation[]>(`(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync(${JSON.stringify(STILL)});
    document.adoptedStyleSheets.push(still);
    try {
      return (await axe.run(document, ${JSON.stringify(options)})).violations;
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    }
  })()`);
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** As a script of its own, which the browser compiles once for all pages of a process; what `evaluate` runs is compiled each time. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: `${AXE};undefined` });
  await session.detach();
  if (exceptionDetails) throw new Error(`axe does not start: ${exceptionDetails.text}`);
}

/** By how many pixels the page is wider than its window. What follows the window by script does so a moment later: it has a second to fit. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const until = performance.now() + 1000;
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth || performance.now() > until) resolve(scrollWidth - clientWidth);
      else requestAnimationFrame(look);
    };
    look();
  })`);
}

/** How the first such element looks where colours are forced: some of its properties, with the names of the system's colours. */
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

/** Sections and cards of the page, or others, that have more in them than fits: it is cut off, and does not make the page wider. */
export function cutOffIn(page: Page, parts = 'main section:not(.carousel-section), main .card'): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('${parts}')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ className, scrollWidth, clientWidth }) => className + ' has ' + scrollWidth + ' px in ' + clientWidth)`);
}

/** Drawings whose styles do not say how wide they are. Safari may take the width from the height of a grid's rows, and these grow with it. */
export function unsizedDrawingsIn(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('svg.drawing')]
    .filter((drawing) => drawing.checkVisibility() && String(drawing.computedStyleMap().get('width')) === 'auto')
    .map((drawing) => drawing.getAttribute('class') + ' in ' + drawing.parentElement.className)`);
}

/** Fields, by id or name, on which one of those parts that stick to the window lies when they get the focus, or that are not in sight. */
export function coveredIn(page: Page, fields: string, parts: string): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(fields)})].filter((field) => {
    field.focus();
    const { left, top, height } = field.getBoundingClientRect();
    const above = document.elementFromPoint(left + 5, top + height / 2);
    return !above || above.closest(${JSON.stringify(parts)});
  }).map(({ id, name, ariaLabel, textContent }) => id || name || ariaLabel || textContent)`);
}

/** Resolves when the browser has drawn what stands in the page now. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => undefined)');

/** How far things moved while the page was put together, as browsers count it. */
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
 * Scripts that the page fetches from now on, as long as nobody touches it: path and bytes on the wire, without headers. A headless browser
 * reports a pointer where none is, and that first touch would load what only a touch needs.
 */
export async function scriptsOf(page: Page): Promise<{ paths: () => string[]; bytes: () => Promise<number>; touch: () => Promise<void> }> {
  await page.addInitScript(`addEventListener('pointerover', (event) => window.isTouched || event.stopImmediatePropagation(), true)`);
  // What the browser has kept of an earlier page is no longer on the wire.
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

/** How small Brotli makes it. The same styles come with many pages: that takes long enough once. */
function compressedBytes(css: string): number {
  const bytes = compressed.get(css) ?? brotliCompressSync(css).length;
  compressed.set(css, bytes);
  return bytes;
}

/** All styles that the page has, inline and from files, each as small as Brotli makes it. */
export async function styleBytesOf(page: Page): Promise<number> {
  const inline = await page.locator('style').allTextContents();
  const files = await page.evaluate<string[]>(
    `Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => fetch(href).then((response) => response.text())))`,
  );
  return [...inline, ...files].reduce((sum, css) => sum + compressedBytes(css), 0);
}
