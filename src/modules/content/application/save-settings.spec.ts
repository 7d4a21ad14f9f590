import { InMemoryAuditLog, NoTransaction } from '../../../shared/testing/doubles.js';
import { HOME_SECTION_IDS } from '../../../shared/settings/home-sections.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import { NoSuchRevision, SettingsChangedMeanwhile } from '../domain/settings.errors.js';
import { DEFAULT_SETTINGS } from '../domain/site-settings.js';
import { InMemoryImages, InMemorySettings } from '../testing/doubles.js';
import { SaveSettings } from './save-settings.js';
import { SettingsHistory } from './settings-history.js';

const CLIENT = '203.0.113.7';

function setUp(pictures: string[] = []) {
  const settings = new InMemorySettings();
  const audit = new InMemoryAuditLog();
  const save = new SaveSettings(settings, new InMemoryImages(pictures), audit, new NoTransaction());
  return { settings, audit, save, history: new SettingsHistory(settings) };
}

describe('SaveSettings', () => {
  it('stores the given settings and keeps the others', async () => {
    const { save } = setUp();
    await save.save({ heroTitle: 'Who can fix' }, { client: CLIENT });
    expect(await save.save({ siteTitle: 'Handy' }, { client: CLIENT })).toEqual({
      ...DEFAULT_SETTINGS,
      heroTitle: 'Who can fix',
      siteTitle: 'Handy',
      version: 2,
    });
  });

  it('stores only what differs from the defaults, so that a changed default takes effect', async () => {
    const { save, settings } = setUp();
    await save.save({ ...DEFAULT_SETTINGS, siteTitle: 'Handy' }, { client: CLIENT });
    expect((await settings.read()).changed).toEqual({ siteTitle: 'Handy' });
    await save.save({ siteTitle: DEFAULT_SETTINGS.siteTitle }, { client: CLIENT });
    expect((await settings.read()).changed).toEqual({});
  });

  it('has the default title if an earlier release stored an empty one, also when that is restored', async () => {
    const { save, settings, history } = setUp();
    await settings.save({ changed: { siteTitle: ' ', heroTitle: 'Kept' }, fields: ['siteTitle', 'heroTitle'], restoredFrom: null });
    const { siteTitle } = DEFAULT_SETTINGS;
    expect((await history.view(1)).settings).toMatchObject({ siteTitle, heroTitle: 'Kept' });
    expect(await save.save({ statsTitle: 'Other' }, { client: CLIENT })).toMatchObject({ siteTitle, heroTitle: 'Kept' });
    expect((await settings.read()).changed).toEqual({ heroTitle: 'Kept', statsTitle: 'Other' });
    expect(await save.restore(1, { client: CLIENT })).toMatchObject({ siteTitle, heroTitle: 'Kept' });
  });

  it('has the default services if an earlier release stored none', async () => {
    const { save, settings } = setUp();
    await settings.save({ changed: { rotatingServices: [] }, fields: ['rotatingServices'], restoredFrom: null });
    const { rotatingServices } = DEFAULT_SETTINGS;
    expect(await save.save({ heroTitle: 'Who is a' }, { client: CLIENT })).toMatchObject({ rotatingServices, heroTitle: 'Who is a' });
    expect((await settings.read()).changed).toEqual({ heroTitle: 'Who is a' });
  });

  it('refuses an outdated version and changes nothing', async () => {
    const { save, settings } = setUp();
    await save.save({ siteTitle: 'First' }, { version: 0, client: CLIENT });
    await expect(save.save({ siteTitle: 'Second' }, { version: 0, client: CLIENT })).rejects.toThrow(SettingsChangedMeanwhile);
    expect((await settings.read()).changed).toEqual({ siteTitle: 'First' });
    expect(await save.save({ siteTitle: 'Second' }, { client: CLIENT })).toMatchObject({ siteTitle: 'Second', version: 2 });
  });

  it('refuses a picture that does not exist', async () => {
    const { save, settings } = setUp(['/media/here.webp']);
    await expect(save.save({ plumberImage: '/media/gone.webp', hvacImage: '/media/here.webp' }, { client: CLIENT })).rejects.toMatchObject({
      errors: [{ field: 'plumberImage', message: 'is a picture that is no longer here; upload it again' }],
    });
    expect(settings.revisions).toHaveLength(1);
  });

  it('refuses a picture of the site that is unsuitable for its use, or not on this site', async () => {
    const picture = (size: string) => `/media/${'0'.repeat(32)}-${size}.webp`;
    const fitting = { logoImage: picture('400x100'), faviconImage: picture('512x512'), shareImage: picture('1200x630') };
    const { save, settings } = setUp([...Object.values(fitting), picture('1x1'), picture('512x400')]);
    await expect(
      save.save(
        { logoImage: picture('1x1'), faviconImage: picture('512x400'), shareImage: 'https://elsewhere.example/x.png' },
        { client: CLIENT },
      ),
    ).rejects.toMatchObject({
      errors: [
        { field: 'logoImage', message: expect.stringMatching(/^is 1 x 1 pixels; it must be at least 80/) as string },
        { field: 'faviconImage', message: expect.stringContaining('a square') as string },
        { field: 'shareImage', message: expect.stringContaining('uploaded here') as string },
      ],
    });
    expect(settings.revisions).toHaveLength(1);
    expect(await save.save(fitting, { client: CLIENT })).toMatchObject(fitting);
    expect(await save.save({ logoImage: '' }, { client: CLIENT })).toMatchObject({ ...fitting, logoImage: '' });
  });

  it('stores the sections of the home page in their order, and nothing if they are the default', async () => {
    const { save, settings } = setUp();
    const chosen = [
      { id: 'advice' as const, shown: true },
      { id: 'trades' as const, shown: true },
      { id: 'figures' as const, shown: false },
    ];
    const { homeSections } = await save.save({ homeSections: chosen }, { client: CLIENT });
    expect(homeSections.slice(0, 3)).toEqual(chosen);
    expect(homeSections).toHaveLength(HOME_SECTION_IDS.length);
    await save.save({ homeSections: HOME_SECTION_IDS.map((id) => ({ id, shown: true })) }, { client: CLIENT });
    expect((await settings.read()).changed).toEqual({});
  });

  it('refuses a home page without sections, or with a duplicate', async () => {
    const { save } = setUp();
    await expect(
      save.save({ homeSections: HOME_SECTION_IDS.map((id) => ({ id, shown: false })) }, { client: CLIENT }),
    ).rejects.toMatchObject({
      errors: [{ field: 'homeSections', message: 'must show at least one section' }],
    });
    const twice = ['steps', 'steps'].map((id) => ({ id: id as 'steps', shown: true }));
    await expect(save.save({ homeSections: twice }, { client: CLIENT })).rejects.toMatchObject({
      errors: [{ field: 'homeSections.1.id' }],
    });
  });

  it('records the time, the address, and the changed settings', async () => {
    const { save, audit } = setUp();
    await save.save({ siteTitle: 'Handy', heroTitle: DEFAULT_SETTINGS.heroTitle }, { client: CLIENT });
    expect(audit.entries).toEqual([{ action: 'settings-saved', client: CLIENT, detail: { version: 1, fields: ['siteTitle'] } }]);
  });

  it('gives sections an id from their name, and refuses a duplicate, or a name of a built-in section', async () => {
    const { save } = setUp();
    const { homeJobsSections } = await save.save({ homeJobsSections: [{ name: 'Roof & Gutters' }, { name: 'Étage' }] }, { client: CLIENT });
    expect(homeJobsSections).toEqual([
      { id: 'roof-gutters', name: 'Roof & Gutters', icon: 'Home', color: 'blue', description: '' },
      { id: 'étage', name: 'Étage', icon: 'Home', color: 'blue', description: '' },
    ]);
    const twice = save.save(
      { homeJobsSections: [{ name: 'Roof' }, { name: ' ROOF ' }, { name: 'Plumbing' }, { name: '!!!' }] },
      { client: CLIENT },
    );
    await expect(twice).rejects.toThrow(InvalidValues);
    await expect(twice).rejects.toMatchObject({
      errors: [{ field: 'homeJobsSections.1.name' }, { field: 'homeJobsSections.2.name' }, { field: 'homeJobsSections.3.name' }],
    });
  });

  it('restores an earlier state as a new version, and resets what was set since', async () => {
    const { save, history, audit } = setUp();
    await save.save({ siteTitle: 'First' }, { client: CLIENT });
    await save.save({ siteTitle: 'Second', heroTitle: 'Hello' }, { client: CLIENT });
    expect(await save.restore(1, { client: CLIENT })).toEqual({ ...DEFAULT_SETTINGS, siteTitle: 'First', version: 3 });
    expect((await history.list({ page: 1, limit: 20 })).items.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
      [0, null],
    ]);
    expect(audit.entries.at(-1)).toEqual({
      action: 'settings-restored',
      client: CLIENT,
      detail: { version: 3, fields: ['siteTitle', 'heroTitle'], from: 1 },
    });
  });

  it('shows and restores every save, page by page', async () => {
    const { save, history } = setUp();
    for (let count = 1; count <= 21; count += 1) await save.save({ siteTitle: `Title ${count}` }, { client: CLIENT });
    const { items, ...pages } = await history.list({ page: 2, limit: 20 });
    expect(items.map(({ version }) => version)).toEqual([1, 0]);
    expect(pages).toEqual({ total: 22, page: 2, totalPages: 2 });
    expect((await history.view(1)).settings.siteTitle).toBe('Title 1');
    await expect(history.view(22)).rejects.toThrow(NoSuchRevision);
    await expect(save.restore(22, { client: CLIENT })).rejects.toThrow(NoSuchRevision);
    expect(await save.restore(1, { client: CLIENT })).toMatchObject({ siteTitle: 'Title 1', version: 22 });
  });

  it('keeps the pictures of the last twenty saves, not of all', async () => {
    const { save, history } = setUp();
    for (let count = 1; count <= 22; count += 1)
      await save.save({ backgroundImage: `https://pictures.example/${count}.jpg` }, { client: CLIENT });
    const images = await history.images();
    expect(images).toHaveLength(20);
    expect(images).not.toContain('https://pictures.example/2.jpg');
  });
});
