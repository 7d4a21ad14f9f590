import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { MailStatus } from './mail-status.js';
import { PasswordCard } from './password-card.js';
import { ProxiesCard } from './proxies-card.js';
import { SettingsCard } from './settings-card.js';
import { UnsavedGroups } from './unsaved-groups.js';
import { UndeliveredCard } from './undelivered-card.js';
import { useSiteSettingsQuery } from './site-endpoints.js';
import { useUndeliveredQuery } from './undelivered-endpoints.js';
import '../kit/kit.css';
import './site.css';

/** The operating settings, which hold without a restart. */
export default function SiteScreen() {
  const { data, error, refetch } = useSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Wait for the undelivered items: their card is the first one, and would otherwise shift the others.
  const { isLoading } = useUndeliveredQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="site-head">
        <h1>Site and mail</h1>
        <p>Changes take effect immediately. Environment settings take priority, and say so.</p>
      </div>
      {!data && error && <LoadError title="The settings could not be loaded" error={error} onRetry={() => void refetch()} />}
      {((!data && !error) || isLoading) && <Loading label="Loading the settings" rows={12} />}
      {data && !isLoading && (
        <UnsavedGroups>
          <div className="site-parts">
            <UndeliveredCard />
            {data.groups
              .filter(({ name }) => name !== 'backups' && name !== 'google')
              .map((group) => (
                <SettingsCard
                  key={group.name}
                  group={group}
                  settings={data.settings.filter((setting) => setting.group === group.name)}
                  onReload={() => void refetch()}
                >
                  {group.name === 'mail' ? (unsaved) => <MailStatus mail={data.mail} unsaved={unsaved} /> : undefined}
                </SettingsCard>
              ))}
            <PasswordCard />
            <ProxiesCard proxies={data.proxies} />
          </div>
        </UnsavedGroups>
      )}
    </>
  );
}
