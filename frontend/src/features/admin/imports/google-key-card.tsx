import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { SettingsCard } from '../site/settings-card.js';
import { useSiteSettingsQuery } from '../site/site-endpoints.js';
import { UnsavedGroups } from '../site/unsaved-groups.js';
import '../site/site.css';

/** The setting of the Google service account, which is needed for sheets that are not public. */
export function GoogleKeyCard() {
  const { data, error, refetch } = useSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <LoadError title="The settings could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading the settings" rows={3} />;
  const group = data.groups.find(({ name }) => name === 'google')!;
  return (
    <UnsavedGroups>
      <SettingsCard
        group={group}
        settings={data.settings.filter((setting) => setting.group === 'google')}
        onReload={() => void refetch()}
      />
    </UnsavedGroups>
  );
}
