import type { SiteModule } from '../../../src/shared/settings/operating-settings.js';
import type { PartOff } from '../../../src/shared/settings/site-modules.js';
import { useRead } from './use-read.js';

export type { PartOff, SiteModule };

/** Parts of the site that its operator has switched off: nothing leads to them. */
export const usePartsOff = (): readonly PartOff[] => useRead('directory', {}).data?.off ?? [];

/** Whether nothing of this is offered: all of its parts are off. What belongs to no part is always offered. */
export function isOff(parts: readonly SiteModule[] | undefined, off: readonly PartOff[]): boolean {
  return parts?.every((part) => off.includes(part)) ?? false;
}
