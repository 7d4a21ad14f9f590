import ipaddr from 'ipaddr.js';
import { createHash } from 'node:crypto';
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent, request } from 'undici';
import { ListingSourceFailed } from '../../domain/import/sync.errors.js';

/** What may be fetched. Tests set their own; the running site has {@link PUBLIC_ONLY}. */
export interface DownloadRules {
  /** Whether a connection to this address, numeric, may be made. */
  allows(address: string): boolean;
  protocols: readonly string[];
  maxBytes: number;
  /** From the first request to the last byte, with all redirections. */
  totalMs: number;
  /** Where Google's spreadsheets are. */
  googleDocs: string;
  /** Another root of the Sheets API than Google's. */
  googleApi: string | undefined;
}

/** Excludes this machine and its network: a link must not make the site read what only the site can reach. */
export const PUBLIC_ONLY: DownloadRules = {
  allows: isPublic,
  protocols: ['https:'],
  maxBytes: 200 * 1024 * 1024,
  totalMs: 120_000,
  googleDocs: 'https://docs.google.com',
  googleApi: undefined,
};

const MAX_REDIRECTIONS = 3;
const NOTHING = 'Nothing was changed.';

export interface Downloaded {
  contentHash: string;
  contentType: string;
  /** As the answer names it. */
  fileName: string | undefined;
  /** Where the last answer came from. */
  url: URL;
}

/** An answer that is no file; `url`: where it came from. */
export class UnexpectedAnswer extends ListingSourceFailed {
  constructor(
    readonly status: number,
    readonly url: URL,
    message: string,
  ) {
    super(message);
  }
}

/** Unicast addresses of the public internet; an IPv4 address written as IPv6 counts as what it is. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Fetches a file over the web into `path`. The address is resolved once for each connection, and the connection is made to the address that
 * was checked, so that a name cannot lead elsewhere after the check.
 * @throws ListingSourceFailed in words that an operator can act on
 */
export async function download(from: string, path: string, rules: DownloadRules): Promise<Downloaded> {
  const signal = AbortSignal.timeout(rules.totalMs);
  const agent = new Agent({ connect: { lookup: checkedLookup(rules) }, maxResponseSize: -1 });
  try {
    let url = new URL(from);
    for (let redirections = 0; ; redirections += 1) {
      assertAllowed(url, rules);
      const { statusCode, headers, body } = await request(url, {
        dispatcher: agent,
        signal,
        headersTimeout: 60_000,
        bodyTimeout: 60_000,
        headers: { accept: 'text/csv, */*;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'Homewright' },
      });
      const location = headers.location;
      if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
        discard(body);
        if (redirections === MAX_REDIRECTIONS)
          throw new ListingSourceFailed(`The address redirects more than ${MAX_REDIRECTIONS} times. Give the final one. ${NOTHING}`);
        if (!URL.canParse(location, url.href)) throw new ListingSourceFailed(`The address redirects to one that is not valid. ${NOTHING}`);
        url = new URL(location, url);
        continue;
      }
      if (statusCode !== 200) {
        discard(body);
        throw new UnexpectedAnswer(statusCode, url, `${meaning(statusCode)} ${NOTHING}`);
      }
      if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') {
        discard(body);
        throw new ListingSourceFailed(`The file is sent compressed although it was requested uncompressed. ${NOTHING}`);
      }
      const contentHash = await store(body, path, rules.maxBytes);
      const contentType = String(headers['content-type'] ?? '')
        .split(';')[0]!
        .trim()
        .toLowerCase();
      return { contentHash, contentType, fileName: nameIn(headers['content-disposition']), url };
    }
  } catch (error) {
    throw explained(error, signal, rules);
  } finally {
    await agent.destroy();
  }
}

/** A numeric address is not resolved, so it is checked here. */
function assertAllowed(url: URL, rules: DownloadRules): void {
  if (!rules.protocols.includes(url.protocol))
    throw new ListingSourceFailed(
      `The address redirects to one without encryption, which is not followed: it must begin with https://. ${NOTHING}`,
    );
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !rules.allows(host)) throw new NotPublic();
}

class NotPublic extends ListingSourceFailed {
  constructor() {
    super(`The address leads into a private network, which is not read. Put the file where it can be opened from the internet. ${NOTHING}`);
  }
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

function checkedLookup(rules: DownloadRules) {
  return (host: string, options: LookupOptions, found: Found): void => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      // A name that also resolves to a private address is refused: that is how a name is made to lead into a private network.
      if (addresses.length === 0 || !addresses.every(({ address }) => rules.allows(address))) return found(new NotPublic(), []);
      const [first] = addresses;
      return options.all ? found(null, addresses) : found(null, first!.address, first!.family);
    });
  };
}

/** Errors of a body after it was destroyed are ignored. */
function discard(body: Readable): void {
  body.on('error', () => undefined).destroy();
}

class TooLarge extends Error {}

async function store(body: Readable, path: string, maxBytes: number): Promise<string> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(body, counted, createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex');
}

function nameIn(disposition: string | string[] | undefined): string | undefined {
  const text = String(disposition ?? '');
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(text)?.[1];
  if (!encoded) return /filename="?([^";]+)"?/i.exec(text)?.[1];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function meaning(status: number): string {
  if (status === 401 || status === 403 || status === 407)
    return `The address asks for a sign-in (it answered ${status}); only what anyone can open can be read.`;
  if (status === 404 || status === 410) return `There is nothing at this address any more (it answered ${status}). Check the link.`;
  if (status === 429) return 'The server has had too many requests (it answered 429). Try again later.';
  if (status >= 500) return `The server is having problems (it answered ${status}). Try again later.`;
  return `The address answered ${status} and no file.`;
}

function explained(error: unknown, signal: AbortSignal, rules: DownloadRules): unknown {
  if (error instanceof ListingSourceFailed) return error;
  if (error instanceof TooLarge)
    return new ListingSourceFailed(
      `The file is larger than ${Math.round(rules.maxBytes / 1024 / 1024)} MB. Split it into several. ${NOTHING}`,
    );
  if (signal.aborted) return new ListingSourceFailed(`The file did not come in full within ${rules.totalMs / 1_000} seconds. ${NOTHING}`);
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (cause instanceof ListingSourceFailed) return cause;
  if (code === 'ENOSPC') return new ListingSourceFailed(`There is no room left for temporary files. ${NOTHING}`);
  if (code === 'ENOTFOUND') return new ListingSourceFailed(`No server has this name. Check the link for typos. ${NOTHING}`);
  if (code?.startsWith('ERR_TLS') || /CERT|SSL/.test(code ?? ''))
    return new ListingSourceFailed(`The server's certificate is not valid (${code}). ${NOTHING}`);
  return new ListingSourceFailed(`The address cannot be reached${code ? ` (${code})` : ''}. Try again later. ${NOTHING}`);
}
