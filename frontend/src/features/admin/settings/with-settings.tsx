import type { ReactNode } from 'react';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { useSettingsQuery, type VersionedSettings } from './settings-endpoints.js';

/** Renders its children when the settings are loaded. */
export function WithSettings({ children }: { children: (settings: VersionedSettings) => ReactNode }) {
  const { data, error, refetch } = useSettingsQuery();
  if (data) return children(data);
  if (error) return <LoadError title="The settings could not be read" error={error} onRetry={() => void refetch()} />;
  return <Loading label="Loading the settings" rows={8} />;
}
