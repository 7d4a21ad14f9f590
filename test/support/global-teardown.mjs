/** Stops the servers of the run. */
export default async function teardown() {
  await globalThis.homewrightTestRun?.end();
}
