import type { TestApp } from './app.js';
import { type Answer, send, type Sent } from './http.js';

/** A form as a browser sends it. */
export async function formOf(fields: [name: string, value: string | File][], headers: Record<string, string> = {}): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  return {
    method: 'POST',
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')!, ...headers },
  };
}

/** A file as a browser sends it, with a type derived from the name. */
export function fileOf(content: Buffer | string, name = 'picture.jpg', type = 'image/jpeg'): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
}

/** Uploads a file as an admin. */
export async function upload(app: Pick<TestApp, 'url'>, cookie: string, file: File): Promise<Answer> {
  return send(app, '/api/images', await formOf([['file', file]], { cookie }));
}
