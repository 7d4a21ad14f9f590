import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { SaveSettingsDto } from './settings.dto.js';

it('names what breaks a rule together with what has a wrong type', async () => {
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
