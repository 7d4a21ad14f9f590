import { DEFAULT_SETTINGS } from '../../../../../src/modules/content/domain/site-settings.js';
import type { VersionedSettings } from '../settings/settings-endpoints.js';
import { findTexts } from './find-texts.js';
import { settingsPages } from './setting-texts.js';

const SETTINGS: VersionedSettings = {
  ...DEFAULT_SETTINGS,
  version: 1,
  heroTitle: 'Find who can fix it',
  backgroundImage: '/images/fix-it.webp',
  rotatingServices: ['Plumber', 'Roofer'],
  customSteps: [{ id: '1', title: 'Ask two of them', description: 'Then compare.', icon: 'Search', color: 'blue' }],
  noResultsText: 'Nobody fits',
  homeJobsSections: [{ id: 'snow', name: 'Snow and ice', icon: 'Home', color: 'blue', description: 'Until spring comes.' }],
};
const found = (asked: string) => findTexts(settingsPages(SETTINGS), asked).map(({ page, name }) => `${page.tab} ${name}`);

it('texts among the settings are found like other texts, with their tab', () => {
  expect(found('who can fix')).toEqual(['home heroTitle']);
  expect(found('roofer')).toEqual(['home rotatingServices']);
  expect(found('then compare')).toEqual(['home customSteps']);
  expect(found('nobody fits')).toEqual(['search noResultsText']);
  for (const asked of ['snow', 'until spring']) expect(found(asked)).toEqual(['home-jobs homeJobsSections']);
  expect(found('fix-it.webp')).toEqual([]);
});

it('each has a name that is unique without its form', () => {
  expect(findTexts(settingsPages(SETTINGS), 'verified pros').map(({ label }) => label)).toEqual(['What the fourth number counts']);
  const labels = settingsPages(SETTINGS).flatMap(({ texts }) => texts.map(({ label }) => label));
  expect(labels).toHaveLength(new Set(labels).size);
});
