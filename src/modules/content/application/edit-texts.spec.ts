import { InvalidValues } from '../../../shared/domain-error.js';
import { InMemoryAuditLog, NoTransaction } from '../../../shared/testing/doubles.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import { DEFAULT_SETTINGS } from '../domain/site-settings.js';
import { NoSuchTextPage, NoSuchTextRevision, TextsChangedMeanwhile } from '../domain/texts/texts.errors.js';
import { InMemoryTexts } from '../testing/doubles.js';
import { CurrentTexts } from './current-texts.js';
import { EditTexts } from './edit-texts.js';

const client = '203.0.113.7';

function setUp() {
  const texts = new InMemoryTexts();
  const audit = new InMemoryAuditLog();
  const settings = { forPages: () => Promise.resolve({ ...DEFAULT_SETTINGS, version: 0 }) };
  const operation = new FixedSettings({ SITE_REGION: 'BC' });
  const current = new CurrentTexts({ get: () => texts.all() }, settings, operation, () => undefined);
  return { edit: new EditTexts(texts, audit, new NoTransaction(), operation), audit, texts, current };
}

const titleIn = async ({ edit }: ReturnType<typeof setUp>) =>
  (await edit.view('not-found')).texts.find(({ name }) => name === 'title') as { value: string; isChanged: boolean };

describe('texts of a page', () => {
  it('are stored if they differ from the default, and can be reset to it', async () => {
    const all = setUp();
    const saved = await all.edit.save('not-found', { title: 'Nothing here', text: 'Gone.' }, { version: 0, client });
    expect(saved.version).toBe(1);
    expect(await titleIn(all)).toMatchObject({ value: 'Nothing here', isChanged: true });
    expect((await all.current.of('not-found')).texts).toMatchObject({ title: 'Nothing here', text: 'Gone.', home: 'Go to the homepage' });
    await all.edit.save(
      'not-found',
      { title: null, text: (await all.edit.view('not-found')).texts.find(({ name }) => name === 'text')!.default },
      { client },
    );
    expect((await all.texts.read('not-found')).changed).toEqual({});
    expect(all.audit.entries.at(-1)).toEqual({
      action: 'page-texts-saved',
      client,
      detail: { page: 'not-found', version: 2, fields: ['title', 'text'] },
    });
  });

  it('that two people save are refused for the second; without a version the last one wins', async () => {
    const { edit } = setUp();
    await edit.save('not-found', { title: 'First' }, { version: 0, client });
    await expect(edit.save('not-found', { title: 'Second' }, { version: 0, client })).rejects.toThrow(TextsChangedMeanwhile);
    expect((await edit.save('not-found', { title: 'Third' }, { client })).version).toBe(2);
  });

  it('that are invalid or unknown are all reported, and nothing is stored', async () => {
    const { edit, texts } = setUp();
    const bad = edit.save('not-found', { title: '', text: '<b>', what: 'x', constructor: 'x' }, { client });
    await expect(bad).rejects.toThrow(InvalidValues);
    await expect(bad).rejects.toMatchObject({
      errors: [{ field: 'title' }, { field: 'text' }, { field: 'what' }, { field: 'constructor' }],
    });
    expect((await texts.read('not-found')).version).toBe(0);
    await expect(edit.view('constructor')).rejects.toThrow(NoSuchTextPage);
  });

  it('are restored as a new version; every version is kept', async () => {
    const all = setUp();
    await all.edit.save('not-found', { title: 'One' }, { client });
    await all.edit.save('not-found', { title: 'Two', text: 'Text' }, { client });
    expect((await all.edit.restore('not-found', 1, { version: 2, client })).version).toBe(3);
    expect(await titleIn(all)).toMatchObject({ value: 'One' });
    expect((await all.edit.history('not-found')).map(({ version, restoredFrom, fields }) => [version, restoredFrom, fields])).toEqual([
      [3, 1, ['title', 'text']],
      [2, null, ['title', 'text']],
      [1, null, ['title']],
    ]);
    await expect(all.edit.restore('not-found', 9, { client })).rejects.toThrow(NoSuchTextRevision);
  });

  it('of a legal page have the date of their change; built-in ones the date on which they were written', async () => {
    const { edit, current } = setUp();
    expect((await current.of('terms')).changedOn).toMatch(/^2026-11-\d\d$/);
    await edit.save('terms', { text: '## Ours\n\nIn {region}.' }, { client });
    expect(await current.of('terms')).toMatchObject({
      // The first moment of 1970 in Greenwich, in Toronto's time.
      changedOn: '1969-12-31',
      texts: { text: [{ id: 'ours', title: 'Ours', html: '<p>In British Columbia.</p>' }] },
    });
  });
});

it('texts have the name of the site as it is now', async () => {
  const settings = { ...DEFAULT_SETTINGS, version: 0 };
  const saved = new Map([['not-found', { changed: { text: 'Not at {site}.' }, version: 1, savedAt: null }]]);
  const stored = { get: () => Promise.resolve(saved) };
  const current = new CurrentTexts(stored, { forPages: () => Promise.resolve({ ...settings }) }, new FixedSettings(), () => undefined);
  const said = async (siteTitle: string) => {
    Object.assign(settings, { siteTitle });
    return (await current.of('not-found')).texts['text'];
  };
  expect([await said('Handy'), await said('Handier')]).toEqual(['Not at Handy.', 'Not at Handier.']);
});

describe('pages', () => {
  it('have the built-in texts when nothing can be read', async () => {
    const { edit, current } = setUp();
    const reported: unknown[] = [];
    const broken = new CurrentTexts(
      { get: () => Promise.reject(new Error('no database')) },
      { forPages: () => Promise.resolve({ ...DEFAULT_SETTINGS, version: 0 }) },
      new FixedSettings(),
      (error) => reported.push(error),
    );
    expect((await broken.faq()).length).toBe(36);
    expect(JSON.stringify(await current.faq())).not.toMatch(/ESA\b|TSSA/);
    expect((await current.faq()).length).toBe(29);
    expect(reported).toHaveLength(1);
    expect((await edit.view('faq')).version).toBe(0);
  });

  it('link from the home page to existing questions', async () => {
    const { edit, current } = setUp();
    expect((await current.faqTeaser()).map(({ id }) => id)).toEqual([
      'no-hot-water',
      'breaker-keeps-tripping',
      'furnace-wont-start',
      'smoke-alarm-chirping',
    ]);
    const entry = { id: 'ours', category: 'Ours', question: 'Why?', answer: 'So.', industry: '' };
    await edit.save('faq', { entries: [entry] }, { client });
    expect(await current.faqTeaser()).toEqual([{ id: 'ours', question: 'Why?' }]);
    expect(await current.faq()).toEqual([{ ...entry, answer: ['So.'] }]);
  });
});
