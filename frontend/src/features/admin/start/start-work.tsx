import { Button, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { MAX_NAME_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { adminApi } from '../api/admin-api.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { useToast } from '../kit/use-toast.js';
import { useSaveSettingsMutation, useSettingsQuery } from '../settings/settings-endpoints.js';
import { MailStatus } from '../site/mail-status.js';
import { SettingsCard } from '../site/settings-card.js';
import { type SiteSettings, useSiteSettingsQuery } from '../site/site-endpoints.js';
import { useDecideStartMutation } from './start-endpoints.js';
import { failedToast } from '../kit/failed-toast.js';

/** A link to the screen on which the task is done. */
export function TaskLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="ant-btn ant-btn-primary start-link" to={to}>
      {children}
    </Link>
  );
}

/** A group of the operating settings as a task of the checklist. */
export function SiteWork({ group: name }: { group: SiteSettings['groups'][number]['name'] }) {
  const { data, error, refetch } = useSiteSettingsQuery();
  const dispatch = useDispatch();
  if (error && !data) return <LoadError title="The settings could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading the settings" rows={4} />;
  const group = data.groups.find((each) => each.name === name)!;
  return (
    <SettingsCard
      group={group}
      settings={data.settings.filter((setting) => setting.group === name)}
      onReload={() => void refetch()}
      onSaved={() => dispatch(adminApi.util.invalidateTags(['start']))}
    >
      {name === 'mail' ? (unsaved) => <MailStatus mail={data.mail} unsaved={unsaved} /> : undefined}
    </SettingsCard>
  );
}

/** The task of replacing the fictional figures: one click removes them; own figures are entered in the editor. */
export function FiguresWork() {
  const [save, { isLoading }] = useSaveSettingsMutation();
  const dispatch = useDispatch();
  const toast = useToast();
  const show = async (statsMode: 'counted' | 'none') => {
    const { error } = await save({ statsMode });
    if (error) toast(failedToast('Nothing was changed', error));
    else {
      toast({ title: statsMode === 'counted' ? 'The site shows counted figures' : 'The site shows no figures' });
      dispatch(adminApi.util.invalidateTags(['start']));
    }
  };
  return (
    <div className="start-buttons">
      <Button type="primary" loading={isLoading} onClick={() => void show('counted')}>
        Show counted ones
      </Button>
      <Button disabled={isLoading} onClick={() => void show('none')}>
        Show none
      </Button>
      <TaskLink to="/settings">Type your own</TaskLink>
    </div>
  );
}

export function NameWork() {
  return (
    <>
      <SiteName />
      <SiteWork group="place" />
    </>
  );
}

function SiteName() {
  const { data, error, refetch } = useSettingsQuery();
  const [typed, setTyped] = useState<string>();
  const [save, { isLoading }] = useSaveSettingsMutation();
  const toast = useToast();
  if (error && !data) return <LoadError title="The name could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading the name" rows={2} />;
  const name = typed ?? data.siteTitle;
  const submit = async () => {
    const { error: refused } = await save({ siteTitle: name.trim(), version: data.version });
    if (refused) toast(failedToast('The name was not saved', refused));
    else {
      setTyped(undefined);
      toast({ title: 'Saved' });
    }
  };
  return (
    <form
      className="start-name"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor="start-site-name">Name of the directory</label>
      <div>
        <Input id="start-site-name" maxLength={MAX_NAME_LENGTH} value={name} onChange={({ target }) => setTyped(target.value)} />
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={name.trim() === '' || name.trim() === data.siteTitle}>
          Save
        </Button>
      </div>
    </form>
  );
}

export function LegalWork() {
  const [decide, { isLoading }] = useDecideStartMutation();
  const toast = useToast();
  const read = async () => {
    const { error } = await decide({ legalRead: true });
    if (error) toast(failedToast('Nothing was changed', error));
  };
  return (
    <>
      <p>
        Open both, and read them as a visitor would:{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          the privacy page
        </a>{' '}
        and{' '}
        <a href="/terms" target="_blank" rel="noopener">
          the terms
        </a>
        . They describe what this program does; ask a legal professional whether that is enough for you.
      </p>
      <Button loading={isLoading} onClick={() => void read()}>
        I have read both
      </Button>
    </>
  );
}
