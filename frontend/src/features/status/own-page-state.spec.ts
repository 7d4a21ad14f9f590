import type { OwnSubmission } from '../../lib/reads.js';
import { INITIAL_STATE, type OwnPageEvent, ownPageState } from './own-page-state.js';

const own = (title: string) => ({ title }) as OwnSubmission;
const after = (...events: OwnPageEvent[]) => events.reduce(ownPageState, INITIAL_STATE);

describe("an owner's page", () => {
  it('begins as loaded', () => {
    expect(after()).toEqual({ own: undefined, changes: 0, news: 'change', notTaken: undefined, arePicturesOpened: false });
  });

  it('shows the last answer, and resets the form after each change, but not after pictures', () => {
    expect(after({ type: 'changed', own: own('A') }, { type: 'changed', own: own('B') })).toMatchObject({ own: own('B'), changes: 2 });
    expect(after({ type: 'changed', own: own('A') }, { type: 'pictures-changed', own: own('C') })).toMatchObject({
      own: own('C'),
      changes: 1,
      news: 'change',
    });
  });

  it('reloads when a change was too late, says so from then on, and shows what was typed', () => {
    const late = after({ type: 'changed', own: own('A') }, { type: 'too-late', notTaken: { title: 'B' } });
    expect(late).toMatchObject({ own: undefined, changes: 0, news: 'late', notTaken: { title: 'B' } });
    expect(ownPageState(late, { type: 'changed', own: own('C') }).news).toBe('late');
    expect(ownPageState(late, { type: 'changed-elsewhere' }).news).toBe('late');
    expect(ownPageState(late, { type: 'too-late' }).notTaken).toBeUndefined();
  });

  it('distinguishes a withdrawal that was too late from a change', () => {
    const late = after({ type: 'too-late', notTaken: { title: 'B' } }, { type: 'withdrawn-too-late' });
    expect(late).toMatchObject({ own: undefined, changes: 0, news: 'late-withdrawal', notTaken: undefined });
    expect(ownPageState(late, { type: 'changed', own: own('C') }).news).toBe('late-withdrawal');
  });

  it('keeps its form when the fields were changed elsewhere, until the next change is accepted', () => {
    const behind = after({ type: 'changed', own: own('A') }, { type: 'changed-elsewhere' });
    expect(behind).toMatchObject({ own: undefined, changes: 1, news: 'none' });
    expect(ownPageState(behind, { type: 'pictures-changed', own: own('B') }).news).toBe('none');
    expect(ownPageState(behind, { type: 'changed', own: own('C') })).toMatchObject({ changes: 2, news: 'change' });
  });

  it('loads the code for pictures when that part is opened', () => {
    expect(after({ type: 'pictures-opened' }, { type: 'too-late' }).arePicturesOpened).toBe(true);
  });
});
