/** The servers of the run end with it. */
export default async function teardown() {
  await globalThis.homewrightTestRun?.end();
}
