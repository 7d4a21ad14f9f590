import { InMemoryAuditLog, NoTransaction, StoppedClock } from '../../../shared/testing/doubles.js';
import { Submission } from '../domain/submission.js';
import { PicturesUnseen } from '../domain/submission.errors.js';
import { InMemorySubmissions } from '../testing/doubles.js';
import { ApproveSubmission, type PublishedListings } from './approve-submission.js';
import type { MatchingListing } from './matching-listing.js';
import type { OwnerMail } from './owner-mail.js';

const PICTURE = { url: '/media/one.webp', description: 'The van' };

async function house() {
  const [submissions, audit, clock] = [new InMemorySubmissions(), new InMemoryAuditLog(), new StoppedClock()];
  const place = { complete_address: '1 King St, Guelph, ON', city: 'Guelph', post_code: 'N1H 1A1' };
  const words = { title: 'Bob', industry: 'Plumber', business_description: 'Open at night.' };
  const fields = { ...words, ...place, phone: '(519) 555-0142', email: 'bob@example.com' };
  const submission = Submission.receive({ id: 's', kind: 'new', fields, ref: null, spam: null, at: clock.now() });
  await submissions.add(submission);
  const published: string[] = [];
  const listings = { list: { run: (id: string) => Promise.resolve(published.push(id)) } } as unknown as PublishedListings;
  const mail = { approved: () => Promise.resolve() } as unknown as OwnerMail;
  const approval = new ApproveSubmission(submissions, {} as MatchingListing, listings, mail, audit, new NoTransaction(), clock);
  const find = submissions.findForUpdate.bind(submissions);
  let reads = 0;
  submissions.findForUpdate = (id) => ((reads += 1), find(id));
  return { submission, approval, published, reads: () => reads };
}

describe('approving a submission that nobody has opened', () => {
  it('reads it once, so that the checked version is the published one', async () => {
    const { approval, published, reads } = await house();
    await approval.runUnseen('s', 1, null);
    expect([published, reads()]).toEqual([['s'], 1]);
  });

  it('is refused if it has pictures', async () => {
    const { submission, approval, published } = await house();
    submission.propose(PICTURE);
    await expect(approval.runUnseen('s', 2, null)).rejects.toThrow(PicturesUnseen);
    expect(published).toEqual([]);
    await approval.run('s', { version: 2 }, null);
    expect(published).toEqual(['s']);
  });
});

it.each([
  ['published', 'bob'],
  ['unpublished', undefined],
] as const)('the email about an approved renewal of a listing that is %s links to %j', async (status, slug) => {
  const [submissions, clock] = [new InMemorySubmissions(), new StoppedClock()];
  const fields = { title: 'Bob', phone: '(519) 555-0142', email: 'bob@example.com' };
  await submissions.add(Submission.receive({ id: 's', kind: 'renewal', fields, ref: null, spam: null, at: clock.now() }));
  const matching = { of: () => Promise.resolve({ id: 'l', slug: 'bob', status }) } as unknown as MatchingListing;
  const renew = { run: () => Promise.resolve([]) };
  const notify = { beforeApproval: () => Promise.resolve(false) };
  const linked: unknown[] = [];
  const mail = { approved: (_submission: Submission, to: unknown) => Promise.resolve(linked.push(to)) } as unknown as OwnerMail;
  const listings = { renew, notify } as unknown as PublishedListings;
  await new ApproveSubmission(submissions, matching, listings, mail, new InMemoryAuditLog(), new NoTransaction(), clock).run('s', {}, null);
  expect(linked).toEqual([slug]);
});
