import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}

/**
 * What axe-core finds wrong: each rule with the elements that break it. The page's policy does not stop what a debugger runs.
 * @param impacts only these, where less is not worth a failure
 */
export async function violationsOf(page: Page, impacts?: string[]): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<{ violations: Violation[] }>('axe.run(document)');
  return violations.filter(({ impact }) => !impacts || impacts.includes(impact)).flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

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

/** Scripts that the page fetches from now on: path and bytes on the wire, without headers. */
export function scriptsOf(page: Page): { paths: () => string[]; bytes: () => Promise<number> } {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  return {
    paths: () => requests.map((request) => new URL(request.url()).pathname),
    async bytes() {
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}

/** All styles that the page has, inline and from files, each as small as Brotli makes it. */
export async function styleBytesOf(page: Page): Promise<number> {
  const inline = await page.locator('style').allTextContents();
  const files = await page.evaluate<string[]>(
    `Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => fetch(href).then((response) => response.text())))`,
  );
  return [...inline, ...files].reduce((sum, css) => sum + brotliCompressSync(css).length, 0);
}
