import type { SiteModule } from '../../../src/shared/settings/operating-settings.js';
import type { PartOff } from '../../../src/shared/settings/site-modules.js';
import { useRead } from './use-read.js';

export type { PartOff, SiteModule };

/** Parts of the site that the operator has switched off: no links to them are shown. */
export const usePartsOff = (): readonly PartOff[] => useRead('directory', {}).data?.off ?? [];

/** Whether all of these parts are switched off. False when there are none, because what belongs to no part cannot be switched off. */
export function isOff(parts: readonly SiteModule[] | undefined, off: readonly PartOff[]): boolean {
  return parts?.every((part) => off.includes(part)) ?? false;
}
