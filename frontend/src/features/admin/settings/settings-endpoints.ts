import type { VersionedSettings } from '../../../../../src/modules/content/application/current-settings.js';
import type { SettingsInput } from '../../../../../src/modules/content/domain/settings-change.js';
import { adminApi } from '../api/admin-api.js';

export type { VersionedSettings };
export type { SettingsInput };

export const settingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    settings: build.query<VersionedSettings, void>({ query: () => ({ path: 'settings' }), providesTags: ['settings'] }),
    saveSettings: build.mutation<{ success: true; settings: VersionedSettings }, SettingsInput & { version?: number }>({
      query: (body) => ({ path: 'settings', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['settings', 'audit'] : []),
      // Update the cached version at once: a save before the refetch would be refused because of the old version.
      async onQueryStarted(_changes, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(settingsApi.util.updateQueryData('settings', undefined, () => data.settings));
      },
    }),
    preview: build.mutation<{ html: string }, { address: string; settings: SettingsInput }>({
      query: (body) => ({ path: 'admin/preview', method: 'POST', body }),
    }),
  }),
});

export const { useSettingsQuery, useSaveSettingsMutation, usePreviewMutation } = settingsApi;
