import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { DEFAULT_SETTINGS } from '../../domain/site-settings.js';
import { SaveSettingsDto } from './settings.dto.js';

// A property that the class lacks is refused as unknown; its type cannot tell, as each may be absent.
it.each(Object.entries(DEFAULT_SETTINGS) as [string, unknown][])('%s can be saved', async (name, value) => {
  expect(await problemsOfBody(SaveSettingsDto, { [name]: value })).toEqual({});
});

describe.each([
  ['customSteps', 'must be a list of steps'],
  ['homeJobsSections', 'must be a list of sections'],
  ['homeSections', 'must be a list of sections'],
  ['rotatingServices', 'must be a list of texts'],
])('%s', (name, message) => {
  it.each([[null], [{}], ['x'], [{ length: 1 }]])('rejects %j, which is not a list', async (value) => {
    expect(await problemsOfBody(SaveSettingsDto, { [name]: value })).toEqual({ [name]: message });
  });
});

it('names the maximum number of steps', async () => {
  expect(await problemsOfBody(SaveSettingsDto, { customSteps: Array.from({ length: 13 }, () => ({ title: 'Call' })) })).toEqual({
    customSteps: 'must have at most 12 steps',
  });
});

it('names the invalid entries of a list', async () => {
  expect(Object.keys(await problemsOfBody(SaveSettingsDto, { customSteps: [{ title: 5 }, { title: 'Call' }, { title: '' }] }))).toEqual([
    'customSteps.0.title',
    'customSteps.2.title',
  ]);
});

it.each([[''], ['  ']])('refuses %j as the name of the site', async (siteTitle) => {
  expect(await problemsOfBody(SaveSettingsDto, { siteTitle })).toEqual({
    siteTitle: 'must not be empty: every page, its title and the header name the site',
  });
});

it.each([[[]], [['', '  ']]])('refuses %j as the services that follow the title', async (rotatingServices) => {
  expect(await problemsOfBody(SaveSettingsDto, { rotatingServices })).toEqual({
    rotatingServices: 'must not be empty: the title of the home page ends with them',
  });
});

it('takes other lists that are empty', async () => expect(await problemsOfBody(SaveSettingsDto, { searchPlaceholders: [] })).toEqual({}));

it('takes other wording that is empty', async () => expect(await problemsOfBody(SaveSettingsDto, { heroTitle: '' })).toEqual({}));

it('accepts every default', async () => expect(await problemsOfBody(SaveSettingsDto, DEFAULT_SETTINGS)).toEqual({}));

it('reports broken rules together with wrong types', async () => {
  const body = {
    heroTitle: 5,
    foo: 1,
    version: 'x',
    homeJobsSections: [{ name: 'Plumbing' }],
    logoImage: 'https://elsewhere.example/x.png',
  };
  expect(Object.keys(await problemsOfBody(SaveSettingsDto, body)).toSorted()).toEqual([
    'foo',
    'heroTitle',
    'homeJobsSections.0.name',
    'logoImage',
    'version',
  ]);
});
