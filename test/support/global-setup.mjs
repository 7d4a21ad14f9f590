/** Starts the shared servers once per run; the workers find them through their environment. */
export default async function setup() {
  const { TestRun } = await import('./test-run.ts');
  const run = await TestRun.begin().catch((error) => {
    // Print missing prerequisites in one line; Jest would add twenty.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  globalThis.homewrightTestRun = run;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void run.end().finally(() => process.exit(1)));
}
