import { session } from './session.js';

const { signedIn, signedOut, expired } = session.actions;
const after = (...actions: Parameters<typeof session.reducer>[1][]) =>
  actions.reduce(session.reducer, { status: 'out', signIns: 0 } as ReturnType<typeof session.reducer>);

describe('the session of the back office', () => {
  it('expires when a call within it is refused', () => {
    expect(after(signedIn(), expired(1)).status).toBe('expired');
    expect(after(signedIn(), expired(1), signedIn()).status).toBe('in');
  });

  it('stays when the refused call belonged to the previous session', () => {
    expect(after(signedIn(), expired(1), signedIn(), expired(1)).status).toBe('in');
    expect(after(signedIn(), expired(1), signedIn(), expired(2)).status).toBe('expired');
  });

  it('is not reported as expired if nobody was signed in', () => {
    expect(after(expired(0)).status).toBe('out');
    expect(after(signedIn(), signedOut(), expired(1)).status).toBe('out');
  });
});
