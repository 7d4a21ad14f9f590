import type { AdminError } from '../api/admin-api.js';
import type { Import } from './import-endpoints.js';

const MB = 1024 * 1024;
const MOST = { workbook: 50 * MB, text: 200 * MB };

/** What need not be sent to be refused. */
export function problemOf(file: Pick<File, 'name' | 'size'>): string | undefined {
  if (file.size === 0) return 'The file is empty.';
  if (/\.xls$/i.test(file.name))
    return 'This is an old Excel workbook. Open it, save it as "Excel Workbook (.xlsx)" or as CSV, and choose that.';
  if (/\.xlsx$/i.test(file.name) && file.size > MOST.workbook)
    return 'The workbook is larger than 50 MB. Save its sheet as CSV (up to 200 MB), and choose that.';
  if (file.size > MOST.text) return 'The file is larger than 200 MB. Split it into smaller ones with the same row of names.';
  return undefined;
}

/** Why a file did not arrive. */
class NotSent extends Error implements AdminError {
  constructor(
    readonly status: number,
    readonly problem?: AdminError['problem'],
  ) {
    super(problem?.detail ?? 'The file did not arrive.');
  }
}

/** Sends a file and says how far it has come: fetch cannot. @throws an AdminError */
export function sendFile(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Import> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/imports');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status === 201
        ? resolve(request.response as Import)
        : reject(new NotSent(request.status, (request.response as AdminError['problem'] | null) ?? undefined));
    request.onerror = () => reject(new NotSent(0));
    request.onabort = () => reject(new NotSent(0));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
