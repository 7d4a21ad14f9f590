import { sharedBuffersFor } from './postgres-memory.js';

const GIBIBYTE = 1024 ** 3;

it.each([
  ['a small machine', 0.5, 128],
  ['one gibibyte', 1, 128],
  ['two', 2, 256],
  ['six', 6, 768],
  ['a large machine', 64, 4_096],
])('PostgreSQL uses an eighth of the memory, within limits: %s', (_what, gibibytes, expected) => {
  expect(sharedBuffersFor(gibibytes * GIBIBYTE)).toBe(expected);
});
