/** A failed request: HTTP status with Google's reasons, or the network's error code. Contains no secrets. */
export interface GoogleFailure {
  status: number | undefined;
  /** Reasons and messages of the response, for classification only; never shown. */
  says: string;
  code: string | undefined;
  retryAfterMs: number | undefined;
}

/** What the operator configured, as far as it may be named. */
export interface SheetRequest {
  range: string;
  /** The service account's address. */
  email: string | undefined;
  hasApiKey: boolean;
  /** It was given as a link: messages name the link, not an environment variable. */
  isLink?: boolean;
}

const SECONDS = 1_000;
const MAX_SAID = 10_000;

interface Thrown {
  response?: { status?: number; data?: unknown; headers?: { get(name: string): string | null } };
  message: string;
  code?: unknown;
  cause?: { code?: unknown };
}

/**
 * Extracts the failure from the client library's error by its structure: the error itself contains requests with keys, and is not passed
 * on.
 */
export function failureFrom(error: unknown, now: Date): GoogleFailure {
  const { response, message, code, cause } = error as Thrown;
  const retryAfter = response?.headers?.get('retry-after');
  return {
    status: response?.status,
    // The body of an answer that was requested as a stream is in the message.
    says: response ? `${JSON.stringify(response.data ?? '')} ${message}`.slice(0, MAX_SAID) : '',
    code: [code, cause?.code].find((found): found is string => typeof found === 'string' && /^[A-Z]/.test(found)),
    retryAfterMs: retryAfter ? waitFrom(retryAfter, now) : undefined,
  };
}

/** Whether a retry can help: after network errors, too many requests, or an error at Google. */
export function isTransient({ status }: GoogleFailure): boolean {
  return status === undefined || status === 408 || status === 429 || status >= 500;
}

/** A message that an operator can act on. */
export function explain(failure: GoogleFailure, asked: SheetRequest): string {
  return `${reasonFor(failure, asked)} Nothing was changed.`;
}

function reasonFor({ status, says, code }: GoogleFailure, asked: SheetRequest): string {
  if (status === undefined)
    return `Google Sheets cannot be reached${code ? ` (${code})` : ''}; look at this machine's connection and try again.`;
  if (/invalid_grant|invalid_client|unauthorized_client/i.test(says)) {
    return `Google does not accept the key of the service account ${asked.email ?? ''}: it may have been deleted, or this machine's clock is wrong. Create a new key.`;
  }
  if (/API_KEY|API key/i.test(says) && asked.hasApiKey)
    return 'The API key is not valid or not allowed for the Sheets API (GOOGLE_API_KEY).';
  if (/SERVICE_DISABLED|accessNotConfigured|has not been used in project/i.test(says)) {
    return "The Google Sheets API is not enabled in the credentials' project: enable it in the Google Cloud console.";
  }
  switch (status) {
    case 400:
      return badRequest(says, asked);
    case 401:
    case 403:
      return refusal(asked);
    case 404:
      return asked.isLink
        ? 'There is no spreadsheet at this link: it may have been deleted. Open it, and copy its address again.'
        : 'There is no spreadsheet with this id: check GOOGLE_SHEETS_ID against the address of the spreadsheet.';
    case 429:
      return "Google's request limit has been reached. Try again in a few minutes.";
    default:
      return status >= 500
        ? `Google Sheets is having problems (it answered ${status}). Try again later.`
        : `Google Sheets refused the request (it answered ${status}).`;
  }
}

function badRequest(says: string, { range, isLink }: SheetRequest): string {
  if (!isLink && /parse range|range/i.test(says))
    return `There is no tab or range named "${range}" in the spreadsheet (GOOGLE_SHEETS_RANGE).`;
  if (/not supported for this document|FAILED_PRECONDITION/i.test(says)) {
    return 'The file is not a Google spreadsheet, but perhaps an Excel file: open it in Google Sheets and save it as one.';
  }
  if (isLink) return 'Google Sheets did not understand the request: open the sheet, and copy its address again.';
  return 'Google Sheets did not understand the request: check GOOGLE_SHEETS_ID and GOOGLE_SHEETS_RANGE.';
}

function refusal({ email, hasApiKey }: SheetRequest): string {
  if (email) return `The spreadsheet is not shared with the service account: share the sheet with ${email} as a viewer.`;
  if (hasApiKey) {
    return 'With an API key only a public spreadsheet can be read: share it with "Anyone with the link" as a viewer, or use a service account (GOOGLE_SERVICE_ACCOUNT_JSON).';
  }
  return 'There are no credentials for Google Sheets: set GOOGLE_SERVICE_ACCOUNT_JSON or GOOGLE_API_KEY.';
}

/** A number of seconds, or a date. */
function waitFrom(retryAfter: string, now: Date): number | undefined {
  const typed = retryAfter.trim();
  if (/^\d+$/.test(typed)) return Number(typed) * SECONDS;
  const until = Date.parse(typed);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now.getTime());
}
