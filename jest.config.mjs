const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
        target: 'es2023',
        keepClassNames: true,
      },
      module: { type: 'es6' },
      swcrc: false,
    },
  ],
};

const common = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform,
};

const onServers = {
  ...common,
  setupFiles: ['<rootDir>/test/support/preload.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

/** Unit tests stand beside the code; the others under test/ share the servers that the global setup starts. `long` runs on demand. */
export default {
  // Processes start and stop in many of the tests.
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/test/support/summary-reporter.mjs'],
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/frontend/src/**/*.spec.ts'] },
    { ...onServers, displayName: 'servers', testMatch: ['<rootDir>/test/!(long)/**/*.test.ts'] },
    { ...onServers, displayName: 'long', testMatch: ['<rootDir>/test/long/**/*.test.ts'] },
  ],
};
