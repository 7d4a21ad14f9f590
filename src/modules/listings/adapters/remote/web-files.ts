import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { RemoteFiles, type RemoteFile } from '../../domain/import/remote/remote-file.js';
import type { SourceAddress } from '../../domain/import/remote/source-address.js';
import { ListingSourceFailed } from '../../domain/import/sync.errors.js';
import { download, type Downloaded, type DownloadRules, UnexpectedAnswer } from './checked-download.js';
import { temporaryFolder } from '../../../../platform/temporary-folders.js';

const NOTHING = 'Nothing was changed.';

/** How sheets are read with the key of a service account. */
export interface GoogleAccess {
  /** The sheet as the bytes of a CSV file. @throws ListingSourceFailed */
  sheet(spreadsheetId: string, gid: string | undefined, key: string): AsyncIterable<Buffer>;
  /** @throws ListingSourceFailed for a bad key */
  emailOf(key: string): Promise<string>;
}

/** Tables at https addresses and at Google, each fetched into a folder that is deleted afterwards. */
export class WebFiles extends RemoteFiles {
  constructor(
    private readonly settings: EffectiveSettings,
    private readonly rules: DownloadRules,
    private readonly google: GoogleAccess,
  ) {
    super();
  }

  async withFile<T>(address: SourceAddress, work: (file: RemoteFile) => Promise<T>): Promise<T> {
    const folder = await temporaryFolder('source');
    try {
      const path = join(folder, 'file');
      return await work({ path, ...(await this.fetch(address, path)) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async accountEmail(): Promise<string | null> {
    const key = this.settings.current.googleKey;
    return key ? this.google.emailOf(key) : null;
  }

  private async fetch(address: SourceAddress, path: string): Promise<Omit<RemoteFile, 'path'>> {
    if (address.kind === 'https') return fileOf(await this.table(address.url, path, WEB_PAGE), new URL(address.url));
    const tab = address.gid === undefined ? '' : `&gid=${address.gid}`;
    const { googleDocs } = this.rules;
    if (address.kind === 'published')
      return fileOf(await this.table(`${googleDocs}/spreadsheets/d/e/${address.key}/pub?output=csv${tab}`, path, NOT_SHARED), undefined);
    try {
      return fileOf(
        await this.table(`${googleDocs}/spreadsheets/d/${address.spreadsheetId}/export?format=csv${tab}`, path, NOT_SHARED),
        undefined,
      );
    } catch (error) {
      const key = this.settings.current.googleKey;
      if (!isRefusal(error)) throw error;
      // The sheet is not public: the service account may have access to it.
      if (!key) throw new ListingSourceFailed(NOT_SHARED);
      return this.withAccount(address.spreadsheetId, address.gid, key, path);
    }
  }

  private async table(url: string, path: string, whenPage: string): Promise<Downloaded> {
    const file = await download(url, path, this.rules);
    if (file.contentType === 'text/html' || (await beginsAsPage(path))) throw new UnexpectedAnswer(200, file.url, whenPage);
    return file;
  }

  private async withAccount(spreadsheetId: string, gid: string | undefined, key: string, path: string): Promise<Omit<RemoteFile, 'path'>> {
    await pipeline(this.google.sheet(spreadsheetId, gid, key), createWriteStream(path, { mode: 0o600 }));
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    return { fileName: 'Google Sheets', contentHash: hash.digest('hex') };
  }
}

const WEB_PAGE = `This address shows a web page, not a CSV file. Open it, find the link that downloads the table, and give the address of that. ${NOTHING}`;
const NOT_SHARED = `Google does not show this sheet to everyone. In Google Sheets choose Share, "Anyone with the link", Viewer; or save a service account's key below and share the sheet with its address. ${NOTHING}`;

/**
 * Whether Google redirects to its sign-in, or refuses. 404 may mean that as well: Google does not tell a private sheet from one that does
 * not exist.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof UnexpectedAnswer && [200, 401, 403, 404].includes(error.status);
}

function fileOf({ contentHash, fileName }: Downloaded, url: URL | undefined): Omit<RemoteFile, 'path'> {
  const inPath = decodeURIComponentSafely(url?.pathname.split('/').at(-1) ?? '');
  return { contentHash, fileName: fileName ?? (inPath || url?.hostname || 'Google Sheets') };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function beginsAsPage(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return /^\uFEFF?\s*<(!doctype|html|head|body)\b/i.test(buffer.subarray(0, bytesRead).toString('utf8'));
  } finally {
    await file.close();
  }
}
