import { renderToStaticMarkup } from 'react-dom/server';
import type { Import } from './import-endpoints.js';
import { UnreadNotes } from './unread-notes.js';

const noteOf = (withoutResult: Import['withoutResult'], otherSheets: Import['otherSheets'] = null) =>
  renderToStaticMarkup(<UnreadNotes file={{ withoutResult, otherSheets }} />);

it('names the formulas that have no result, and what to do about them', () => {
  expect(noteOf({ cells: ['C2'], total: 1 })).toMatch(/1 formula without a result.*Read as empty: C2\. .*open it in Excel or LibreOffice/);
  expect(noteOf({ cells: ['C2', 'D2'], total: 1_202 })).toMatch(/1,202 formulas without a result.*Read as empty: C2, D2 and 1,200 more\. /);
});

it('names the sheets that are not read', () =>
  expect(noteOf(null, ['Guelph', 'Elora'])).toMatch(/Not read: Guelph, Elora\. .*a separate file/));

it('is empty for a file that was read completely', () => expect(noteOf(null)).toBe(''));
