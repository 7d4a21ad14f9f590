import type { BackupsView } from '../../../../../src/modules/backups/application/read-backups.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type Backups = Wire<BackupsView>;
export type Backup = Backups['backups'][number];
export type BackupRun = Backups['runs'][number];

const PATH = 'admin/backups';
const pathOf = (name: string) => `${PATH}/${encodeURIComponent(name)}`;

export type BackupWork = { kind: 'backup' } | { kind: 'test' | 'restore' | 'delete'; name: string };

export const backupApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    backups: build.query<Backups, void>({ query: () => ({ path: PATH }), providesTags: ['backups'] }),
    workOnBackups: build.mutation<Backups, BackupWork>({
      query: (work) => {
        if (work.kind === 'backup') return { path: PATH, method: 'POST' };
        if (work.kind === 'delete') return { path: pathOf(work.name), method: 'DELETE' };
        return { path: `${pathOf(work.name)}/${work.kind}`, method: 'POST' };
      },
      // Each answer has the new state of the backups: put it into the cache.
      async onQueryStarted(_work, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(backupApi.util.updateQueryData('backups', undefined, () => data));
      },
    }),
  }),
});

export const { useBackupsQuery, useWorkOnBackupsMutation } = backupApi;

export const downloadOf = (name: string) => `/api/${pathOf(name)}/file`;
