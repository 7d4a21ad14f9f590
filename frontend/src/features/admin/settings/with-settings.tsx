import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { errorText } from '../api/admin-api.js';
import { useSettingsQuery, type VersionedSettings } from './settings-endpoints.js';
import { Loading } from '../kit/loading.js';

/** Waits for the settings; without them there is nothing to edit. */
export function WithSettings({ children }: { children: (settings: VersionedSettings) => ReactNode }) {
  const { data, error, refetch, isFetching } = useSettingsQuery();
  if (data) return children(data);
  if (error) {
    return (
      <Result
        status="warning"
        title="The settings could not be read"
        subTitle={errorText(error)}
        extra={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return <Loading label="Loading the settings" rows={8} />;
}
