import { SETTING_NAMES } from '../kit/setting-names.js';
import { HOME_SETTINGS, SEARCH_SETTINGS } from './setting-tabs.js';

/** Edited in the tab Home jobs, one by one. */
const IN_HOME_JOBS = ['homeJobsSections', 'readingTime'];

it('each setting is edited in one tab', () => {
  expect([...HOME_SETTINGS, ...SEARCH_SETTINGS, ...IN_HOME_JOBS].sort()).toEqual(Object.keys(SETTING_NAMES).sort());
});
