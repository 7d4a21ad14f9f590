import { type ContactNotice, earlierObjection } from './contact-notice.js';

const objectedTo = (website: string): ContactNotice => ({
  id: 'n-1',
  submissionId: 's-1',
  listingId: 'l-1',
  email: 'bob@bob.example',
  changes: [{ field: 'website', from: 'https://bob.example', to: website }],
  createdAt: new Date('2026-11-01'),
  expiresAt: new Date('2026-12-01'),
  objectedAt: new Date('2026-11-02'),
});
const changeTo = (website: string) => [{ field: 'website' as const, from: 'https://bob.example', to: website }];

describe('an objection to a website', () => {
  it.each(['http://www.thief.example/', 'https://thief.example:443/bob', 'https://thief.example./?utm_source=mail'])(
    'also counts for %s',
    (website) => expect(earlierObjection(changeTo(website), [objectedTo('https://thief.example/')])).toBeDefined(),
  );

  it('does not count for another website', () =>
    expect(earlierObjection(changeTo('https://ann.example/'), [objectedTo('https://thief.example/')])).toBeUndefined());
});
