import { SentDeliveries } from '../../../shared/testing/doubles.js';
import type { KnownBusiness, SimilarBusiness } from '../../listings/index.js';
import type { SubmissionState } from '../domain/submission.js';
import { SubmissionNotFound } from '../domain/submission.errors.js';
import { InMemoryNotices } from '../testing/doubles.js';
import { ContactChanges } from './contact-changes.js';
import { ReferredSubmissions } from './referred-submissions.js';
import { type Alike, SubmissionList } from './submission-list.js';
import { SubmissionViews } from './submission-views.js';

const state = (more: Partial<SubmissionState> = {}): SubmissionState => ({
  id: 's',
  kind: 'renewal',
  status: 'pending',
  fields: { title: 'Bob', phone: '519 555 0199', email: 'bob@example.com', city: 'Guelph' },
  ref: null,
  reason: null,
  spamReason: null,
  listingId: null,
  createdAt: new Date(0),
  decidedAt: null,
  version: 1,
  earlier: [],
  pictures: [],
  ...more,
});

class StoredSubmissions extends SubmissionList {
  alikes: Alike[] = [];

  constructor(private readonly stored: SubmissionState[]) {
    super();
  }

  pictures() {
    return Promise.resolve([]);
  }

  find() {
    return Promise.resolve({ items: this.stored, total: this.stored.length, page: 1, totalPages: 1 });
  }

  get(id: string) {
    return Promise.resolve(this.stored.find((each) => each.id === id));
  }

  alike(submissions: unknown[]) {
    return Promise.resolve(submissions.map(() => this.alikes));
  }

  pending() {
    return Promise.resolve(this.stored.length);
  }

  countByDay() {
    return Promise.resolve([]);
  }
}

const listing = (id: string) =>
  ({
    id,
    slug: id,
    title: `Title of ${id}`,
    status: 'published',
    phone: '519 555 0100',
    email: 'on-file@example.com',
    city: 'Guelph',
  }) as KnownBusiness;
const like = (id: string, ...by: SimilarBusiness['by']): SimilarBusiness => ({ business: listing(id), by });

function desk(alike: SimilarBusiness[], stored = state()) {
  const list = new StoredSubmissions([stored]);
  const businesses = {
    get: (ids: string[]) => Promise.resolve(new Map(ids.map((id) => [id, listing(id)]))),
    getMergeTargets: (ids: string[]) => Promise.resolve(new Map(ids.map((id) => [id, listing(`what ${id} is now`)]))),
    withEmail: () => Promise.resolve([]),
    similarTo: (traits: unknown[]) => Promise.resolve(traits.map(() => alike)),
  };
  const deliveries = new SentDeliveries();
  const views = new SubmissionViews(
    list,
    businesses,
    deliveries,
    new ReferredSubmissions(),
    new ContactChanges(new InMemoryNotices(), deliveries),
  );
  return { list, views, view: (chosen?: string) => views.get('s', chosen) };
}

describe('the listing of a renewal', () => {
  it.each([
    ['the only one with its phone number', [like('a', 'phone'), like('b', 'title and city')], 'a'],
    ['nobody can say where two are as likely', [like('a', 'phone'), like('b', 'phone')], undefined],
  ])('is %s', async (_which, alike, id) => {
    const { match, candidates } = await desk(alike).view();
    expect(match?.listingId).toBe(id);
    expect(candidates).toHaveLength(alike.length);
  });

  it('is the one that the admin chose before the decision; afterwards the one that was updated', async () => {
    expect((await desk([like('a', 'phone')]).view('b')).match?.listingId).toBe('b');
    const decided = desk([like('a', 'phone')], state({ status: 'approved', listingId: 'a' }));
    expect(await decided.view('b')).toMatchObject({ match: { listingId: 'what a is now' }, diff: [], duplicates: [] });
  });

  it('shows the changes, and that the address on file was not notified yet', async () => {
    const { diff, contactChange } = await desk([like('a', 'phone')]).view();
    expect(diff.map(({ field }) => field)).toEqual(expect.arrayContaining(['phone', 'email']));
    expect(contactChange).toMatchObject({ letter: 'not-yet', email: 'on-file@example.com', objectedAt: null });
  });
});

it('a new business may match a listing or a pending submission; the name alone is not enough', async () => {
  const { list, view } = desk([like('a', 'phone', 'title'), like('b', 'title')], state({ kind: 'new' }));
  list.alikes = [{ id: 'other', title: 'Bob', why: ['phone'] }];
  const { duplicates, candidates, match } = await view();
  expect(duplicates).toEqual([
    { id: 'a', title: 'Title of a', of: 'listing', why: ['phone'] },
    { id: 'other', title: 'Bob', of: 'submission', why: ['phone'] },
  ]);
  expect([candidates, match]).toEqual([[], null]);
});

it('a list shows each submission as its own page does; a deleted one is not found', async () => {
  const { views, view } = desk([like('a', 'phone')]);
  expect((await views.find({ page: 1, limit: 20 })).items).toEqual([await view()]);
  await expect(views.get('nobody')).rejects.toThrow(SubmissionNotFound);
});
