import type { FormName } from '../../../ui/form/draft.js';
import type { DraftName } from './stored-draft.js';

it('no draft of the back office is stored under the name of a public form', () => {
  // Checked by the compiler.
  const inBoth: [Extract<FormName, DraftName>, Extract<DraftName, FormName>] extends [never, never] ? 'none' : 'some' = 'none';
  expect(inBoth).toBe('none');
});
