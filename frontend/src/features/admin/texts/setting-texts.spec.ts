import type { VersionedSettings } from '../settings/settings-endpoints.js';
import { findTexts } from './find-texts.js';
import { settingsPages } from './setting-texts.js';

const SETTINGS = {
  heroTitle: 'Find who can fix it',
  backgroundImage: '/images/fix-it.webp',
  rotatingServices: ['Plumber', 'Roofer'],
  customSteps: [{ id: '1', title: 'Ask two of them', description: 'Then compare.', icon: 'Search', color: '#fff' }],
  noResultsText: 'Nobody fits',
  homeJobsSections: [{ id: 'snow', title: 'Snow and ice' }],
} as unknown as VersionedSettings;
const found = (asked: string) => findTexts(settingsPages(SETTINGS), asked).map(({ page, name }) => `${page.tab} ${name}`);

it('settings that visitors read are found like other texts, with the tab that edits them', () => {
  expect(found('who can fix')).toEqual(['home heroTitle']);
  expect(found('roofer')).toEqual(['home rotatingServices']);
  expect(found('then compare')).toEqual(['home customSteps']);
  expect(found('nobody fits')).toEqual(['search noResultsText']);
  expect(found('snow')).toEqual(['home-jobs homeJobsSections']);
  expect(found('fix-it.webp')).toEqual([]);
});
