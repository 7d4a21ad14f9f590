/** Starts the shared servers once a run; the workers find them through their environment. */
export default async function setup() {
  const { TestRun } = await import('./test-run.ts');
  const run = await TestRun.begin();
  globalThis.homewrightTestRun = run;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void run.end().finally(() => process.exit(1)));
}
