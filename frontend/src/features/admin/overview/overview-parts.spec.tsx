import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { OverviewData } from './overview-endpoints.js';
import { Waiting } from './overview-parts.js';

const said = (waiting: Record<string, number>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Waiting overview={{ waiting } as OverviewData} />
    </MemoryRouter>,
  );

it('names all pending work, including licences to check again', () => {
  const text = said({ submissions: 1, messages: 0, referrals: 1_200, licences: 2 }).replace(/<[^>]+>/g, ' ');
  expect(text.replace(/\s+/g, ' ').trim()).toBe('Needs your attention 1 submission 1,200 referrals 2 licences to check again');
  expect(said({ licences: 1 })).toContain('href="/settings/listings?needs=licence"');
});

it('says so if nothing is pending', () => expect(said({ submissions: 0, licences: 0 })).toContain('Nothing needs your attention.'));
