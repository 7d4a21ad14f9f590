import { IDENTITY_NAMES } from '../pictures/identity-pictures.js';
import { PAGE_SETTINGS, SETTING_NAMES, settingsOfKind, settingsOfTab } from './page-settings.js';

it('has a rule for each picture of the site’s identity, and for no other', () => {
  expect(settingsOfKind('identity').toSorted()).toEqual(IDENTITY_NAMES.toSorted());
});

it('the initial choice is one of the choices', () => {
  const choices = settingsOfKind('choice').map((name) => PAGE_SETTINGS[name]);
  expect(choices.filter(({ initial, options }) => !Object.hasOwn(options, initial))).toEqual([]);
});

it('each is edited in one tab', () => {
  expect((['home', 'search', 'home-jobs'] as const).flatMap(settingsOfTab)).toEqual(SETTING_NAMES);
});
