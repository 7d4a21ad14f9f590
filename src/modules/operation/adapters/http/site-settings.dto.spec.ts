import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { SiteSettingsDto } from './site-settings.dto.js';

it('reports every invalid value, including wrong types', async () => {
  const changes = [
    { name: 'notifyEmail', value: 5, version: 0 },
    { name: 'timeZone', value: 'Mars/Olympus', version: 0 },
    { name: 'syncClock', value: ' off ', version: 0 },
    { name: 'mailServer', value: null, version: 'x' },
    { name: 'noSetting', value: 'x', version: 0 },
  ];
  expect(Object.keys(await problemsOfBody(SiteSettingsDto, { changes })).toSorted()).toEqual([
    'changes.0.value',
    'changes.3.version',
    'changes.4.name',
    'timeZone',
  ]);
});

it.each([[null], ['x'], [[null]], [[[]]], [[5]]])('rejects %j as a list of changes', async (changes) => {
  expect(Object.keys(await problemsOfBody(SiteSettingsDto, { changes }))).not.toEqual([]);
});
