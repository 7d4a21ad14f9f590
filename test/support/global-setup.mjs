/** Starts the shared servers once per run; the workers find them through their environment. */
export default async function setup() {
  const { TestRun } = await import('./test-run.ts');
  const run = await TestRun.begin().catch((error) => {
    // Print missing prerequisites in one line; Jest would add twenty.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  globalThis.homewrightTestRun = run;
  let aborted = false;
  const abort = (why) => {
    // Ctrl+C ends the workers too, which is an error of its own.
    if (aborted) return;
    aborted = true;
    process.stderr.write(`${why}\nThe tests were aborted.\n`);
    void run.abort().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, abort);
  process.on('uncaughtException', (error) => abort(error.stack));
}
