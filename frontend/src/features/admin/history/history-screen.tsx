import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { ActivityTab } from './activity-tab.js';
import { SettingsTab } from './settings-tab.js';
import './history.css';

const TABS = [
  { key: 'settings', label: 'Settings', children: <SettingsTab /> },
  { key: 'activity', label: 'Activity', children: <ActivityTab /> },
];

/** The history of settings, with restore, and the audit log. */
export default function HistoryScreen() {
  const [parameters, setParameters] = useSearchParams();
  const active = parameters.get('tab') === 'activity' ? 'activity' : 'settings';
  return (
    <>
      <h1>History</h1>
      <Tabs activeKey={active} items={TABS} destroyOnHidden onChange={(tab) => setParameters(tab === 'settings' ? {} : { tab })} />
    </>
  );
}
