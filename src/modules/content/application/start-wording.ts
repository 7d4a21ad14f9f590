import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import type { ChecklistItemState } from '../../../shared/office/setup-checklist.js';
import { DEFAULT_SETTINGS } from '../domain/site-settings.js';
import type { CurrentSettings } from './current-settings.js';

const FIGURES = ['stat1Value', 'stat2Value', 'stat3Value', 'stat4Value'] as const;

/** Which of the default texts an operator should change before opening a new directory. */
export class StartWording {
  constructor(
    private readonly settings: CurrentSettings,
    private readonly operation: EffectiveSettings,
  ) {}

  async name(): Promise<ChecklistItemState> {
    const { siteTitle } = await this.settings.get();
    const { region } = this.operation.current;
    const named = siteTitle !== DEFAULT_SETTINGS.siteTitle;
    if (named && region !== null) return { done: true, says: `The directory is called ${siteTitle}, in ${region}.` };
    if (named) return { done: false, says: `The directory is called ${siteTitle}; its province is not set.` };
    return {
      done: false,
      says: `The directory is still called ${siteTitle}, the default name${region === null ? ', and its province is not set' : ''}.`,
    };
  }

  async figures(): Promise<ChecklistItemState> {
    const settings = await this.settings.get();
    if (settings.statsMode === 'counted') return { done: true, says: 'The home page shows figures that are counted from the listings.' };
    if (settings.statsMode === 'none') return { done: true, says: 'The home page shows no figures.' };
    const placeholders = FIGURES.filter((name) => settings[name] === DEFAULT_SETTINGS[name]).map((name) => settings[name]);
    if (placeholders.length === 0) return { done: true, says: 'The figures on the home page are your own.' };
    return { done: false, says: `The home page still claims ${placeholders.join(', ')}, which are placeholders that no one has counted.` };
  }
}
