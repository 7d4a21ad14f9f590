import { skipToken } from '@reduxjs/toolkit/query/react';
import type { SettingName } from '../../../../../src/shared/settings/page-settings.js';
import { useSettingsQuery, type VersionedSettings } from '../settings/settings-endpoints.js';
import { changedSettings } from './difference.js';
import { type RevisionWhole, useRevisionQuery } from './history-endpoints.js';

export interface Comparison {
  then: RevisionWhole;
  now: VersionedSettings;
  /** The settings that a restore would change. */
  names: SettingName[];
}

/** An earlier state and the current one, once both are loaded. */
export function useComparison(version: number | undefined) {
  const earlier = useRevisionQuery(version ?? skipToken);
  const present = useSettingsQuery(undefined, { skip: version === undefined });
  const then = earlier.currentData;
  const now = present.data;
  const comparison: Comparison | undefined = then && now ? { then, now, names: changedSettings(then.settings, now) } : undefined;
  const retry = () => {
    if (earlier.error) void earlier.refetch();
    if (present.error) void present.refetch();
  };
  return { comparison, error: earlier.error ?? present.error, retry };
}
