import type { SiteSettings } from '../../../../../src/modules/content/domain/site-settings.js';
import { fullLabelOf, SETTING_NAMES } from '../../../../../src/shared/settings/page-settings.js';
import { changedSettings, namesText } from './difference.js';

const settings = (changed: Partial<SiteSettings> = {}) =>
  ({ heroTitle: 'Hello', rotatingServices: ['a', 'b'], customSteps: [], ...changed }) as SiteSettings;

describe('differing', () => {
  it('compares lists by their entries, in the order of the settings', () => {
    expect(changedSettings(settings(), settings({ rotatingServices: ['a', 'b'] }))).toEqual([]);
    expect(changedSettings(settings(), settings({ rotatingServices: ['b', 'a'], heroTitle: 'Good day' }))).toEqual([
      'heroTitle',
      'rotatingServices',
    ]);
  });
});

describe('the names of settings', () => {
  it('are all different', () => {
    const names = SETTING_NAMES.map(fullLabelOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are abbreviated to "and N more", but never for a single one', () => {
    expect(namesText(['siteTitle', 'heroTitle'], 1)).toBe('Name of the site, Title of the home page');
    expect(namesText(['siteTitle', 'heroTitle', 'heroSubtitle'], 1)).toBe('Name of the site and 2 more');
  });
});
