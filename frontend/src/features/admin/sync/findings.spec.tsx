import { renderToStaticMarkup } from 'react-dom/server';
import { Figures } from './figures.js';
import { Findings } from './findings.js';

const FOUND = {
  ...{ created: 0, updated: 0, unchanged: 0, removed: 0, sample: 0 },
  skipped: [{ row: 2, reason: 'no title' }],
  skippedTotal: 5_524,
  ...{ notes: [], notesTotal: 0, duplicates: [], duplicatesTotal: 0 },
};
const text = (found: typeof FOUND) =>
  renderToStaticMarkup(
    <>
      <Figures {...found} />
      <Findings {...found} name="sync" />
    </>,
  ).replace(/<[^>]+>/g, ' ');

it('says how many findings there were, and that not all are listed', () => {
  const said = text(FOUND);
  expect(said).toContain('Skipped rows (5,524)');
  expect(said).toMatch(/Skipped rows +5,524/);
  expect(said).toContain('Of 5,524 the first 1 are listed, here and in the file.');
});

it('does not say so if all are listed', () => {
  expect(text({ ...FOUND, skippedTotal: 1 })).not.toContain('listed');
});

it('says that the lists were erased, and nothing if there never were any', () => {
  expect(text({ ...FOUND, skipped: [] })).toContain('The lists of this run are no longer kept.');
  expect(text({ ...FOUND, skipped: [], skippedTotal: 0 })).not.toContain('erased');
});
