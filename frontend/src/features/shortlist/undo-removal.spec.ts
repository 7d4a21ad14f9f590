import { MAX_SHORTLISTED } from '../../../../src/shared/forms/input-limits.js';
import { undoRemoval } from './undo-removal.js';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id.toUpperCase() })) as [Entry, Entry, Entry, Entry];
type Entry = { id: string; title: string; note?: string };
const BEFORE = { problem: 'A leak', listings: [A, { ...B, note: 'Friday' }, C] };
const EMPTY = { problem: '', listings: [] };

describe('an undo of the shortlist', () => {
  it('restores removed businesses at their positions, and keeps what was written and added since', () => {
    const after = { ...BEFORE, listings: [A, C] };
    const now = { problem: 'A leak, and a smell', listings: [{ ...A, note: 'Called' }, C, D] };
    expect(undoRemoval({ before: BEFORE, after }, now)).toEqual({
      ...now,
      listings: [{ ...A, note: 'Called' }, { ...B, note: 'Friday' }, C, D],
    });
  });

  it('leaves out what was removed since', () => {
    const after = { ...BEFORE, listings: [A, C] };
    expect(undoRemoval({ before: BEFORE, after }, { problem: '', listings: [A] })).toEqual({
      problem: '',
      listings: [A, { ...B, note: 'Friday' }],
    });
  });

  it('restores an emptied shortlist, without the problem if that was written again', () => {
    expect(undoRemoval({ before: BEFORE, after: EMPTY }, EMPTY)).toEqual(BEFORE);
    expect(undoRemoval({ before: BEFORE, after: EMPTY }, { problem: 'No heat', listings: [D, { ...B, note: 'New' }] })).toEqual({
      problem: 'No heat',
      listings: [A, { ...B, note: 'New' }, C, D],
    });
  });

  it('restores no more than the limit allows', () => {
    const full = { problem: '', listings: Array.from({ length: MAX_SHORTLISTED - 1 }, (_, index) => ({ id: `r-${index}`, title: 'R' })) };
    const ids = undoRemoval({ before: BEFORE, after: EMPTY }, full).listings.map(({ id }) => id);
    expect(ids).toEqual(['a', ...full.listings.map(({ id }) => id)]);
  });
});
