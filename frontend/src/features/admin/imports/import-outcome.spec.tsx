import { renderToStaticMarkup } from 'react-dom/server';
import type { Import, ImportRun } from './import-endpoints.js';
import { ImportOutcome, ImportRunning } from './import-outcome.js';

const never = () => undefined;

function outcomeOf(run: Pick<ImportRun, 'error' | 'errorCode'>): string {
  const file = { name: 'Plumbers.csv', kept: true, run: { status: 'refused', ...run } } as Import;
  return renderToStaticMarkup(<ImportOutcome file={file} disabled={false} onApply={never} onPreviewAnyway={never} onApplyAnyway={never} />);
}

describe('an import that was refused', () => {
  it('can be forced depending on the code of its problem, not on its text', () => {
    const refused = outcomeOf({ error: 'Most of the list would go.', errorCode: 'too-many-removed' });
    expect(refused).toContain('Most of the list would go.');
    expect(refused).toContain('Preview it anyway');
    expect(refused).toContain('Import anyway');
  });

  it('cannot be forced for another reason, even if its text has the same figure', () =>
    expect(outcomeOf({ error: 'The file has no listing: 30 % of its rows are blank.', errorCode: 'sheet-refused' })).not.toContain(
      'anyway',
    ));
});

it('an import announces once to screen readers that it runs, not at each count', () => {
  const running = renderToStaticMarkup(<ImportRunning file={{ rows: 40, run: { read: 10, written: 3 } } as Import} />);
  expect(running).toContain('10 rows of 40 read');
  expect(/role="status"[^>]*>([^<]*)</.exec(running)?.[1]).toBe('The file is being read');
});
