import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ListingSheet } from '../../domain/catalogue/listing-source.js';
import { ListingSourceFailed } from '../../domain/import/sync.errors.js';
import { readServiceAccount, type ServiceAccount } from './google-account.js';
import { type SheetRequest, explain, failureFrom, type GoogleFailure, isTransient } from './google-failure.js';
import { NotAValueRange, rowsOf } from './value-range.js';
import { temporaryFolder } from '../../../../platform/temporary-folders.js';

export interface GoogleSheetOptions {
  spreadsheetId: string;
  range: string;
  /** A service account's key: JSON, or the path of a file with it. Takes precedence over an API key. */
  serviceAccount: string | undefined;
  apiKey: string | undefined;
  /** Another API root than Google's. */
  rootUrl: string | undefined;
  /** The tab, by the number in its link; without one the range decides. */
  gid?: string | undefined;
  /** It was given as a link in the back office: messages name no variables, and tokens come from Google alone. */
  isLink?: boolean;
}

export interface GoogleLimits {
  /** From the first request to the last byte, with all retries. */
  totalMs: number;
  retries: number;
  /** Before the first retry; doubled each time, unless the answer names a time. */
  retryDelayMs: number;
}

const LIMITS: GoogleLimits = { totalMs: 120_000, retries: 4, retryDelayMs: 500 };
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets.readonly';
const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token';
/** Ten million cells, Google's limit, are rarely more than this. */
const LARGEST = 1024 ** 3;

/** The failure without its request, which contains keys. */
class RequestFailed extends Error {
  constructor(readonly failure: GoogleFailure) {
    super(`status ${failure.status ?? 'none'}, code ${failure.code ?? 'none'}`);
  }
}

/** The sheet at Google, in one request. */
export class GoogleSheetSource extends ListingSheet {
  override readonly kind = 'google';
  readonly name: string;

  constructor(
    private readonly options: GoogleSheetOptions,
    private readonly limits: GoogleLimits = LIMITS,
  ) {
    super();
    this.name = `Google Sheets, ${options.range}`;
  }

  /** The whole response is fetched before the first row is yielded, so that a retry can start over and a slow connection blocks nothing. */
  async *rows(): AsyncIterable<string[]> {
    const answer = await this.download();
    try {
      yield* this.rowsIn(answer);
    } finally {
      await answer.close();
    }
  }

  private async *rowsIn(answer: FileHandle): AsyncIterable<string[]> {
    try {
      yield* rowsOf(answer.createReadStream({ start: 0, autoClose: false }));
    } catch (error) {
      const how = error instanceof NotAValueRange ? error.message : 'it could not be read';
      throw new ListingSourceFailed(`What Google Sheets answered is not a sheet: ${how}. Nothing was changed.`);
    }
  }

  private async download(): Promise<FileHandle> {
    const { serviceAccount, apiKey, range } = this.options;
    const account = serviceAccount === undefined ? undefined : this.trusted(await readServiceAccount(serviceAccount));
    const asked: SheetRequest = { range, email: account?.email, hasApiKey: apiKey !== undefined, isLink: this.options.isLink };
    const deadline = Date.now() + this.limits.totalMs;
    const signal = AbortSignal.timeout(this.limits.totalMs);
    const file = await temporaryFile();
    try {
      await this.retrying(deadline).execute(() => this.fetchInto(file, account, signal));
      return file;
    } catch (error) {
      await file.close();
      if (signal.aborted) {
        throw new ListingSourceFailed(
          `Google Sheets did not answer in full within ${this.limits.totalMs / 1_000} seconds. Nothing was changed.`,
        );
      }
      if (error instanceof RequestFailed) throw new ListingSourceFailed(explain(error.failure, asked));
      throw error;
    }
  }

  /** A pasted key must not make this process request a token from an address that the key names. */
  private trusted(account: ServiceAccount): ServiceAccount {
    const { isLink, rootUrl } = this.options;
    return isLink && rootUrl === undefined ? { ...account, tokenUri: undefined } : account;
  }

  private retrying(deadline: number) {
    const { retries, retryDelayMs } = this.limits;
    // Jitter, so that processes that failed together do not retry together.
    const delay = (attempt: number, asked: number | undefined) => asked ?? retryDelayMs * 2 ** (attempt - 1) * (1 + Math.random() / 4);
    return retry(
      handleWhen(
        (error) =>
          error instanceof RequestFailed && isTransient(error.failure) && Date.now() + (error.failure.retryAfterMs ?? 0) < deadline,
      ),
      {
        maxAttempts: retries,
        backoff: new DelegateBackoff(({ attempt, result }) => {
          const error = 'error' in result ? result.error : undefined;
          return delay(attempt, error instanceof RequestFailed ? error.failure.retryAfterMs : undefined);
        }),
      },
    );
  }

  private async fetchInto(file: FileHandle, account: ServiceAccount | undefined, signal: AbortSignal): Promise<void> {
    await file.truncate(0);
    const body = await this.ask(account, signal);
    let size = 0;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > LARGEST) break;
        await file.write(chunk, 0, chunk.length, size - chunk.length);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new ListingSourceFailed('There is no room left for temporary files. Nothing was changed.');
      throw new RequestFailed(failureFrom(error, new Date()));
    }
    if (size > LARGEST) throw new ListingSourceFailed('The sheet is larger than 1 GiB. Nothing was changed.');
  }

  private async ask(account: ServiceAccount | undefined, signal: AbortSignal): Promise<Readable> {
    const { spreadsheetId, range, apiKey, rootUrl, gid } = this.options;
    // The library costs half a second and 15 MiB, so only a process that reads a Google sheet loads it.
    const { auth, sheets } = await import('googleapis/build/src/apis/sheets/index.js');
    const credentials = account ? { auth: tokensFor(account, auth, signal) } : apiKey ? { auth: apiKey } : {};
    const api = sheets({ version: 'v4', ...credentials, ...(rootUrl ? { rootUrl } : {}) });
    try {
      const tab = gid === undefined ? range : await tabOf(api, spreadsheetId, gid, signal);
      const { data } = await api.spreadsheets.values.get(
        { spreadsheetId, range: tab, valueRenderOption: 'UNFORMATTED_VALUE', prettyPrint: false },
        { responseType: 'stream', signal, retry: false },
      );
      return data;
    } catch (error) {
      if (error instanceof ListingSourceFailed) throw error;
      throw new RequestFailed(failureFrom(error, new Date()));
    }
  }
}

type SheetsApi = ReturnType<(typeof import('googleapis/build/src/apis/sheets/index.js'))['sheets']>;

/** The tab's title: values can be requested only by title, not by the number of a tab. */
async function tabOf(api: SheetsApi, spreadsheetId: string, gid: string, signal: AbortSignal): Promise<string> {
  const { data } = await api.spreadsheets.get({ spreadsheetId, fields: 'sheets.properties(sheetId,title)' }, { signal, retry: false });
  const title = data.sheets?.find(({ properties }) => String(properties?.sheetId) === gid)?.properties?.title;
  if (!title)
    throw new ListingSourceFailed(
      'The spreadsheet has no tab with the number in the link (gid). Open the tab, and copy the address again. Nothing was changed.',
    );
  return `'${title.replaceAll("'", "''")}'`;
}

type GoogleAuth = (typeof import('googleapis/build/src/apis/sheets/index.js'))['auth'];

/** Tokens come from the address in the key file; the library itself supports Google's own address only. */
function tokensFor({ email, privateKey, tokenUri }: ServiceAccount, auth: GoogleAuth, signal: AbortSignal) {
  const client = new auth.JWT({ email, key: privateKey, scopes: [SCOPE], transporterOptions: { signal, retry: false } });
  client.transporter.interceptors.request.add({
    resolved: (config) => {
      if (tokenUri && config.url.href === GOOGLE_TOKENS) config.url = new URL(tokenUri);
      return Promise.resolve(config);
    },
  });
  return client;
}

/** Unlinked right after opening, so that not even a killed process leaves the file behind. */
async function temporaryFile(): Promise<FileHandle> {
  const folder = await temporaryFolder('sheet');
  try {
    return await open(join(folder, 'answer'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
