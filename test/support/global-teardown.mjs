/** Stops the servers of the run, and the browser if the tests ran in this process, as they do with a single worker. */
export default async function teardown() {
  const { closeSharedBrowser } = await import('./browser.ts');
  await closeSharedBrowser();
  await globalThis.homewrightTestRun?.end();
}
