import { globSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

/** Test files run in plain Node, where modules stay loaded from file to file; a loader compiles TypeScript. */
const common = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  transform: {},
  // Only for --changedSince, which follows imports to find the tests of a file.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFilesAfterEnv: ['<rootDir>/test/support/worker.ts'],
};

const onServers = {
  ...common,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

const isLong = process.argv.includes('long');
// The workers inherit this variable: see test/support/extent.ts.
if (isLong) process.env.TEST_EXTENT = 'long';

/** Files that have a short form in `npm test`. */
const inFull = !isLong
  ? []
  : globSync(['test/!(long)/**/*.test.ts', '{scripts,src,frontend/src}/**/*.spec.ts'], { cwd: import.meta.dirname }).filter((file) =>
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('/support/extent.js'),
    );

/** Less memory is not enough for four workers, each with a browser and an application, and for other programs of the machine. */
const MEMORY_FOR_FOUR = 12 * 2 ** 30;
const workers = Number(process.env.TEST_WORKERS ?? (totalmem() < MEMORY_FOR_FOUR ? 3 : 4));
if (!Number.isInteger(workers) || workers < 2) throw new Error('TEST_WORKERS must be a whole number from 2.');

/** Unit tests are beside the code; the others under test/ share the servers that the global setup starts. `long` runs on demand, with the full form of short tests. */
export default {
  // More workers than the two cores assumed: while one waits for a page or a server, the others work. A single one would run in Jest's own process.
  maxWorkers: workers,
  testSequencer: '<rootDir>/test/support/random-order.mjs',
  reporters: ['default', '<rootDir>/test/support/summary-reporter.mjs'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/scripts/**/*.spec.ts', '<rootDir>/src/**/*.spec.ts', '<rootDir>/frontend/src/**/*.spec.{ts,tsx}'],
    },
    { ...onServers, displayName: 'servers', testMatch: ['<rootDir>/test/!(long)/**/*.test.ts'] },
    { ...onServers, displayName: 'long', testMatch: ['<rootDir>/test/long/**/*.test.ts', ...inFull.map((file) => `<rootDir>/${file}`)] },
  ],
};
