import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { LoggedSignIns } from './logged-sign-ins.js';

const WRONG = { who: 'admin', why: 'wrong-password', client: '203.0.113.7' } as const;

function aLog(minuteMs?: number) {
  const lines: [object, string][] = [];
  return { lines, signIns: new LoggedSignIns((...line) => void lines.push(line), minuteMs) };
}

describe('a failed sign-in', () => {
  it('is one log line with the kind of user, the reason and the address', () => {
    const { lines, signIns } = aLog();
    signIns.report({ who: 'referrer', why: 'unknown-link', client: '2001:db8:1:2::/64' });
    expect(lines).toEqual([
      [
        { signIn: 'failed', who: 'referrer', why: 'unknown-link', client: '2001:db8:1:2::/64' },
        'Failed sign-in (referrer): the link has run out, was used, or never was one',
      ],
    ]);
  });

  it('is not logged separately during a flood: one line a minute has their number', async () => {
    const { lines, signIns } = aLog(20);
    for (let address = 0; address < 1_000; address += 1) signIns.report({ ...WRONG, client: `198.51.100.${address % 250}` });
    expect(lines).toHaveLength(30);
    await setTimeout(60);
    expect(lines.slice(30)).toEqual([
      [{ signIn: 'failed', more: 970 }, 'Failed sign-ins of the last minute that have no lines of their own: 970'],
    ]);
    signIns.report(WRONG);
    await setTimeout(60);
    expect(lines).toHaveLength(32);
  });

  it('has the id of its request, and the summary has none', async () => {
    const request = new AsyncLocalStorage<string>();
    const requests: (string | undefined)[] = [];
    const signIns = new LoggedSignIns(() => void requests.push(request.getStore()), 20);
    request.run('one', () => {
      for (let time = 0; time < 31; time += 1) signIns.report(WRONG);
    });
    await setTimeout(60);
    expect([requests.length, requests[0], requests[30]]).toEqual([31, 'one', undefined]);
  });
});
