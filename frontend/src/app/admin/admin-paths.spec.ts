import { readFileSync } from 'node:fs';
import { ADMIN_PATHS } from './admin-paths.js';

// The server gives the back office's document at each of these; without a screen it stays empty.
it('each address of the back office has a screen', () => {
  const screens = readFileSync('frontend/src/app/admin/admin-screens.tsx', 'utf8');
  const withScreen = [...screens.matchAll(/^ {4}path: '([^']+)',$/gm)].map(([, path]) => path!);
  expect(withScreen.sort()).toEqual([...ADMIN_PATHS].sort());
});
