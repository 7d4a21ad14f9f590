import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ListingSourceFailed } from '../../domain/import/sync.errors.js';

/** What is needed of a service account's key file. */
export interface ServiceAccount {
  email: string;
  privateKey: string;
  /** Where a signed request becomes a token; Google's own address where the file names none. */
  tokenUri: string | undefined;
}

const NOT_CHANGED = 'Nothing was changed.';

/**
 * @param textOrPath the JSON of a key file, or its path
 * @throws ListingSourceFailed naming the variable, never its content
 */
export async function readServiceAccount(textOrPath: string): Promise<ServiceAccount> {
  const file = fieldsOf(textOrPath.trimStart().startsWith('{') ? textOrPath : await contentOf(textOrPath));
  const { client_email: email, private_key: privateKey, token_uri: tokenUri } = file;
  if (typeof email !== 'string' || typeof privateKey !== 'string') {
    throw new ListingSourceFailed(
      `GOOGLE_SERVICE_ACCOUNT_JSON is not the key of a service account: "client_email" and "private_key" are needed. ${NOT_CHANGED}`,
    );
  }
  if (!isKey(privateKey)) throw new ListingSourceFailed(`The "private_key" in GOOGLE_SERVICE_ACCOUNT_JSON is damaged. ${NOT_CHANGED}`);
  return { email, privateKey, tokenUri: typeof tokenUri === 'string' && URL.canParse(tokenUri) ? tokenUri : undefined };
}

async function contentOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new ListingSourceFailed(`The file that GOOGLE_SERVICE_ACCOUNT_JSON names cannot be read by this process. ${NOT_CHANGED}`);
  }
}

function fieldsOf(json: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(json);
    if (typeof file === 'object' && file !== null) return file as Record<string, unknown>;
  } catch {
    // The parser's message quotes the file, which contains a private key.
  }
  throw new ListingSourceFailed(`GOOGLE_SERVICE_ACCOUNT_JSON is not JSON. ${NOT_CHANGED}`);
}

function isKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}
