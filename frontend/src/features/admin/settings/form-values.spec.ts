import type { SiteSettings } from '../../../../../src/modules/content/domain/site-settings.js';
import { differingFrom, fromSettings, rebased, toSettings } from './form-values.js';

const SETTINGS = {
  heroTitle: 'I need',
  rotatingServices: ['Plumber', 'HVAC Technician'],
  searchPlaceholders: ['A tap in Guelph', 'A panel'],
  customSteps: [],
} as unknown as SiteSettings;
const NAMES = ['heroTitle', 'rotatingServices', 'searchPlaceholders', 'customSteps'] as const;

describe('the values of a settings form', () => {
  it('have lists as lines of text', () =>
    expect(fromSettings(SETTINGS, NAMES)).toEqual({
      heroTitle: 'I need',
      rotatingServices: 'Plumber, HVAC Technician',
      searchPlaceholders: 'A tap in Guelph\nA panel',
      customSteps: [],
    }));

  it('lose empty lines and surrounding spaces when they are read back', () =>
    expect(
      toSettings(
        {
          heroTitle: ' I need ',
          rotatingServices: ' Plumber ,, HVAC Technician,',
          searchPlaceholders: '\nA tap\n \nA panel\n',
          customSteps: [],
        },
        NAMES,
      ),
    ).toEqual({
      heroTitle: 'I need',
      rotatingServices: ['Plumber', 'HVAC Technician'],
      searchPlaceholders: ['A tap', 'A panel'],
      customSteps: [],
    }));

  it('differ only where something else was typed', () =>
    expect(differingFrom(SETTINGS, toSettings({ ...fromSettings(SETTINGS, NAMES), heroTitle: 'Who' }, NAMES))).toEqual({
      heroTitle: 'Who',
    }));

  it('keep what was typed during a save', () => {
    const sent = { ...fromSettings(SETTINGS, NAMES), heroTitle: 'Who' };
    const typed = { ...sent, searchPlaceholders: 'A roof', customSteps: [{ title: 'Ask' }] };
    const saved = { ...sent, rotatingServices: 'Roofer' };
    expect(rebased(sent, typed, saved)).toEqual({ ...saved, searchPlaceholders: 'A roof', customSteps: [{ title: 'Ask' }] });
    expect(rebased(sent, { ...typed, heroTitle: 'I need' }, saved)['heroTitle']).toBe('I need');
  });
});
