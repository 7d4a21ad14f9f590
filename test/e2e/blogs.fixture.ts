import { type Answer, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';

export interface StoredBlog {
  fileName: string;
  title: string;
  topic: string;
  section: string;
  content: string;
  version: number;
  [field: string]: unknown;
}

/** An admin at the real process. */
export class Author {
  private constructor(
    readonly app: TestApp,
    readonly cookie: string,
  ) {}

  static async start(): Promise<Author> {
    const app = await startApp({ env: { SEARCH_ENGINE: 'postgres' } });
    return new Author(app, await signIn(app));
  }

  post<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return post<T>(this.app, path, body, this.cookie);
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return get<T>(this.app, path, this.cookie);
  }

  /** @returns the name that the article got */
  async publish(topic: string, more: object = {}): Promise<string> {
    const { status, body } = await this.post<{ fileName: string }>('/api/publish-blog', { topic, content: `About ${topic}.`, ...more });
    if (status !== 201) throw new Error(`Publishing was answered with ${status}: ${JSON.stringify(body)}`);
    return body.fileName;
  }

  async blog(fileName: string): Promise<StoredBlog> {
    const { status, body } = await this.get<StoredBlog>(`/api/blogs/${fileName}`);
    if (status !== 200) throw new Error(`/api/blogs/${fileName} was answered with ${status}.`);
    return body;
  }

  update(fileName: string, blog: object): Promise<Answer> {
    return this.post('/api/update-blog', { fileName, blog });
  }

  /** What was done to articles, the last first. */
  async deeds(): Promise<{ action: string; detail: Record<string, unknown> }[]> {
    const { body } = await this.get<{ items: { action: string; detail: Record<string, unknown> }[] }>('/api/admin/audit?limit=100');
    return body.items.filter(({ action }) => action.startsWith('blog-')).map(({ action, detail }) => ({ action, detail }));
  }

  /** Status of an address, and where it leads. */
  async at(path: string): Promise<[number, string | null]> {
    const { status, headers } = await fetch(this.app.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  }

  async text(path: string): Promise<string> {
    return (await fetch(this.app.url + path)).text();
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
