import type { SiteSettingsAnswer, TestEmailAnswer } from '../../../../../src/modules/operation/adapters/http/site-settings.answers.js';
import type { OperatingSetting } from '../../../../../src/shared/settings/operating-settings.js';
import { adminApi } from '../api/admin-api.js';
import { LISTS_OF_IMPORTS } from '../imports/import-endpoints.js';
import type { Wire } from '../api/wire.js';

export type SiteSettings = Wire<SiteSettingsAnswer>;
export type SiteSetting = SiteSettings['settings'][number];
export type SettingGroup = SiteSettings['groups'][number];

export interface SettingChange {
  name: OperatingSetting;
  value: string | null;
  version: number;
}

const PATH = 'admin/site-settings';

export const siteApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: build.query<SiteSettings, void>({ query: () => ({ path: PATH }), providesTags: ['site'] }),
    changeSiteSettings: build.mutation<SiteSettings, SettingChange[]>({
      query: (changes) => ({ path: PATH, method: 'PUT', body: { changes } }),
      // The lists of imports as well, because sources are read with the account of these settings.
      invalidatesTags: (answer) => (answer ? ['audit', 'start', 'sync', LISTS_OF_IMPORTS] : []),
      // The answer has all settings: put it into the cache, because a refetch would make the page flicker.
      async onQueryStarted(_changes, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(siteApi.util.updateQueryData('siteSettings', undefined, () => data));
      },
    }),
    sendTestEmail: build.mutation<TestEmailAnswer, { to?: string }>({
      query: (body) => ({ path: `${PATH}/test-letter`, method: 'POST', body }),
      invalidatesTags: ['site', 'audit'],
    }),
  }),
});

export const { useSiteSettingsQuery, useChangeSiteSettingsMutation, useSendTestEmailMutation } = siteApi;
