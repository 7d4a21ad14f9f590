import { status } from '../../../../src/modules/content/domain/texts/pages/status.js';
import type { OwnSubmission } from '../../lib/reads.js';
import { stepsOf, wordsFor } from './status-words.js';

const TEXTS = Object.fromEntries(Object.entries(status.texts).map(([name, facts]) => [name, facts.default])) as Parameters<
  typeof wordsFor
>[1];

const own = (changed: Partial<OwnSubmission>): OwnSubmission => ({
  kind: 'new',
  status: 'pending',
  title: 'Bob',
  submittedAt: '2026-11-20T15:00:00.000Z',
  decidedAt: null,
  reason: null,
  fields: {},
  listing: null,
  pictures: [],
  version: 'x',
  may: { correct: true, withdraw: true, renew: false },
  ...changed,
});

const way = (changed: Partial<OwnSubmission>) =>
  stepsOf(own({ decidedAt: '2026-11-21T15:00:00.000Z', ...changed }), TEXTS, 'America/Toronto').map(({ name, progress, when }) =>
    [name, progress, when].filter(Boolean).join(' '),
  );

describe('stepsOf', () => {
  it.each<[Partial<OwnSubmission>, string[]]>([
    [{ status: 'pending', decidedAt: null }, ['Received done 20 Nov 2026', 'In review now', 'Live ahead']],
    [{ status: 'changes-requested' }, ['Received done 20 Nov 2026', 'Changes requested now 21 Nov 2026', 'Live ahead']],
    [{ status: 'approved', listing: { slug: 'bob' } }, ['Received done 20 Nov 2026', 'Reviewed done 21 Nov 2026', 'Live done 21 Nov 2026']],
    [{ status: 'approved' }, ['Received done 20 Nov 2026', 'Reviewed done 21 Nov 2026', 'Taken down stopped']],
    [{ status: 'rejected' }, ['Received done 20 Nov 2026', 'Reviewed done 21 Nov 2026', 'Not published stopped 21 Nov 2026']],
    [{ status: 'withdrawn' }, ['Received done 20 Nov 2026', 'Withdrawn stopped 21 Nov 2026']],
  ])('%j', (changed, steps) => expect(way(changed)).toEqual(steps));

  it("has days in the site's time zone", () => {
    const late = own({ submittedAt: '2026-11-21T04:30:00.000Z' });
    const received = (timeZone: string) => stepsOf(late, TEXTS, timeZone)[0]!.when;
    expect(received('America/Toronto')).toBe('20 Nov 2026');
    expect(received('America/St_Johns')).toBe('21 Nov 2026');
  });
});

describe('wordsFor', () => {
  it('promises the page of a listing only while the listing is published', () => {
    expect(wordsFor(own({ status: 'approved', listing: { slug: 'bob' } }), TEXTS).title).toBe('Live');
    expect(wordsFor(own({ status: 'approved' }), TEXTS).title).toBe('Approved, but not in the directory now');
  });

  it('tells the owner of a renewal that the listing stays unchanged', () => {
    for (const status of ['pending', 'changes-requested', 'rejected', 'withdrawn'] as const)
      expect(wordsFor(own({ kind: 'renewal', status }), TEXTS).text).toMatch(/[Yy]our listing stays as it/);
  });
});
