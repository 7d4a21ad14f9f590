import type { Provider } from '@nestjs/common';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import { classProvider, factoryProvider } from '../../../shared/providers.js';
import { Transaction } from '../../../shared/transaction.js';
import { csvText } from '../adapters/csv/csv-text.js';
import { readServiceAccount } from '../adapters/google/google-account.js';
import { GoogleSheetSource } from '../adapters/google/google-sheet-source.js';
import { PostgresRemoteSources } from '../adapters/postgres/import/postgres-remote-sources.js';
import { type DownloadRules, PUBLIC_ONLY } from '../adapters/remote/checked-download.js';
import { type GoogleAccess, WebFiles } from '../adapters/remote/web-files.js';
import { SourceClock } from '../adapters/schedule/source-clock.js';
import { FetchSource } from '../application/import/remote/fetch-source.js';
import { ManageSources } from '../application/import/remote/manage-sources.js';
import { ApplyUpload } from '../application/import/uploads/apply-upload.js';
import { UploadListings } from '../application/import/uploads/upload-listings.js';
import { RemoteFiles } from '../domain/import/remote/remote-file.js';
import { RemoteSources } from '../domain/import/remote/remote-source.js';
import { SyncRuns } from '../domain/import/sync-run.js';
import { ListingUploads } from '../domain/import/uploads/upload.js';

/** Providers between tables on the web and uploaded files. */
export const fetching = (rules: DownloadRules = PUBLIC_ONLY): Provider[] => [
  SourceClock,
  { provide: RemoteSources, useClass: PostgresRemoteSources },
  factoryProvider(RemoteFiles, [EffectiveSettings], (settings) => new WebFiles(settings, rules, googleAccess(rules))),
  classProvider(ManageSources, [RemoteSources, EffectiveSettings, Transaction, AuditLog, Clock]),
  classProvider(FetchSource, [RemoteSources, RemoteFiles, UploadListings, ListingUploads, ApplyUpload, SyncRuns, ManageSources, Clock]),
];

/** All columns that a spreadsheet can have, of its first tab. */
const WHOLE_TAB = 'A:ZZZ';

function googleAccess({ googleApi }: DownloadRules): GoogleAccess {
  return {
    sheet(spreadsheetId, gid, serviceAccount) {
      const options = { spreadsheetId, range: WHOLE_TAB, gid, serviceAccount, apiKey: undefined, rootUrl: googleApi, isLink: true };
      return csvText(new GoogleSheetSource(options).rows(), false);
    },
    emailOf: async (key) => (await readServiceAccount(key)).email,
  };
}
