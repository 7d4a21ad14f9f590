import type { Page } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { BackOffice, shownToast } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { aRow } from '../support/sheet.js';
import { expectSoon, openSite, type Site } from '../support/site.js';

let site: Site;
let cookie: string;
const backOffice = new BackOffice(() => site);

beforeAll(async () => {
  site = await openSite(
    ['Framing', 'Fencing work', 'Igloos'].map((industry, index) => aRow(`f-${index}`, { industry })),
    {
      SEARCH_ENGINE: 'postgres',
    },
  );
  cookie = await signIn(site.app);
});

beforeEach(() => execute(site.app.databaseUrl, 'DELETE FROM taught_phrases'));

afterEach(() => backOffice.leave());

afterAll(() => site?.close());

/** Accessible name, or text of a heading. */
const focused = (page: Page) => page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.textContent');

/** Presses a button of a row with the keyboard, and the one of a dialog that asks. */
async function press(page: Page, name: string, confirm?: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
  if (confirm) await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).press('Enter');
}

interface Case {
  list: string;
  path: string;
  fill: () => Promise<unknown>;
  /** The names of the buttons in the order of the rows, three of them. */
  buttons: [string, string, string];
  confirm?: string;
  /** The heading of the list when it is empty. */
  heading: string;
}

const postAll = async (path: string, bodies: object[]) => {
  for (const body of bodies) expect((await post(site.app, path, body, cookie)).status).toBeLessThan(300);
};

async function mergeIndustries(): Promise<void> {
  for (const from of ['fencing-work', 'framing', 'igloos']) {
    const { version } = (await get<{ version: number }>(site.app, '/api/admin/trades', cookie)).body;
    expect((await post(site.app, '/api/admin/trades/merges', { from, into: 'plumber', version }, cookie)).status).toBeLessThan(300);
  }
}

const CASES: Case[] = [
  {
    list: 'taught phrases',
    path: '/settings/searches',
    fill: () =>
      postAll(
        '/api/admin/searches/phrases',
        ['alpha gizmo', 'bravo gizmo', 'charlie gizmo'].map((phrase) => ({ phrase, kind: 'trade', target: 'plumber' })),
      ),
    buttons: ['Delete “alpha gizmo”', 'Delete “bravo gizmo”', 'Delete “charlie gizmo”'],
    heading: 'What you taught',
  },
  {
    list: 'drafts, after a question',
    path: '/blog-template-editor',
    fill: () =>
      postAll(
        '/api/admin/blog-drafts',
        ['Three', 'Two', 'One'].map((title) => ({ fields: { title } })),
      ),
    buttons: ['Discard: One', 'Discard: Two', 'Discard: Three'],
    confirm: 'Discard',
    heading: 'New blog',
  },
  {
    list: 'merged industries',
    path: '/settings/trades',
    fill: mergeIndustries,
    buttons: ['Undo the merge: Fencing work', 'Undo the merge: Framing', 'Undo the merge: Igloos'],
    heading: 'Trades',
  },
  {
    list: 'undelivered emails, after a question',
    path: '/settings/site',
    fill: () =>
      execute(
        site.app.databaseUrl,
        `INSERT INTO delivery (id, about, channel, content, state, attempts, last_error, since, created_at, updated_at)
         SELECT gen_random_uuid(), gen_random_uuid(), 'mail', jsonb_build_object('to', name || '@site.example', 'subject', 'Hello', 'text', 'Hello.'),
                'given-up', 30, 'refused', now(), now(), now() - number * interval '1 minute'
           FROM unnest(ARRAY['ann', 'bob', 'cleo']) WITH ORDINALITY AS given (name, number)`,
      ),
    buttons: ['Discard: ann@site.example: Hello', 'Discard: bob@site.example: Hello', 'Discard: cleo@site.example: Hello'],
    confirm: 'Discard',
    heading: 'Site and mail',
  },
];

describe('a row that goes away with its pressed button leaves the focus', () => {
  it.each(CASES)('on the one before the last of $list, then on the next one, then on the heading', async (given) => {
    await given.fill();
    const page = await backOffice.at(given.path);
    const [first, second, third] = given.buttons;
    await press(page, third, given.confirm);
    await expectSoon(() => focused(page), second);
    await press(page, first, given.confirm);
    await expectSoon(() => focused(page), second);
    await press(page, second, given.confirm);
    await expectSoon(() => focused(page), given.heading);
  });

  it('on a control that somebody has chosen meanwhile', async () => {
    await CASES[0]!.fill();
    const page = await backOffice.at('/settings/searches');
    let answer = (): void => undefined;
    await page.route('**/api/admin/searches/phrases/*', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fallback();
    });
    await press(page, 'Delete “alpha gizmo”');
    await page.getByRole('button', { name: 'Teach a phrase' }).focus();
    answer();
    await shownToast(page, '“alpha gizmo” is deleted');
    await page.getByRole('button', { name: 'Delete “alpha gizmo”' }).waitFor({ state: 'detached' });
    await expectSoon(() => focused(page), 'Teach a phrase');
  });
});

it('the bar of selected rows leaves the focus on the heading', async () => {
  const page = await backOffice.at('/settings/listings');
  await page
    .getByRole('checkbox', { name: /^Select Business/ })
    .first()
    .press('Space');
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expectSoon(() => focused(page), 'Listings');
});

it('a button that is disabled while its work is done has the focus again afterwards', async () => {
  const page = await backOffice.at('/settings/backups');
  await press(page, 'Make a backup');
  await page.getByRole('link', { name: /^Download the backup/ }).waitFor();
  await expectSoon(() => focused(page), 'Make a backup');
});
