import type { AdminError } from './admin-api.js';
import { watchCall } from './slow-calls.js';

/** An upload failed. */
class NotSent extends Error implements AdminError {
  constructor(
    readonly status: number,
    readonly problem?: AdminError['problem'],
  ) {
    super(problem?.detail ?? 'The file did not arrive.');
  }
}

/** Uploads a file with progress, which fetch does not support. @throws an AdminError */
export function sendFile<Answer>(path: string, file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    request.responseType = 'json';
    // The upload may take long; only silence counts.
    const watch = () => watchCall({ isRead: false, leave: () => request.abort() });
    let ended = watch();
    request.onloadend = () => ended();
    request.upload.onprogress = ({ loaded, total }) => {
      ended();
      ended = watch();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      request.status === 201
        ? resolve(request.response as Answer)
        : reject(new NotSent(request.status, (request.response as AdminError['problem'] | null) ?? undefined));
    request.onerror = () => reject(new NotSent(0));
    request.onabort = () => reject(new NotSent(0));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
