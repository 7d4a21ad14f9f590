import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/platform/embedded/free-port.js';
import { packagedMeilisearch } from '../../src/platform/embedded/meilisearch-binary.js';
import { DEFAULT_TIMEOUT_MS } from './api.js';
import { endAfterFile } from './leftovers.js';

export const ENGINE_KEY = 'a-master-key-of-test-engines';

/** A separate search engine for one test, which can be killed, frozen, and started on other data. */
export class TestEngine {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly binary: string,
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async start(): Promise<TestEngine> {
    const found = packagedMeilisearch();
    if ('unavailable' in found) throw new Error(found.unavailable);
    const engine = new TestEngine(found.path, await mkdtemp(join(tmpdir(), 'homewright-engine-')), await freePort());
    endAfterFile(() => engine.close());
    await engine.start();
    return engine;
  }

  get host(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get name(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.child = spawn(
      this.binary,
      ['--db-path', this.data, '--http-addr', this.name, '--no-analytics', '--master-key', ENGINE_KEY, '--max-indexing-threads', '1'],
      { cwd: this.folder, stdio: 'ignore', env: { ...process.env, MEILI_MAX_INDEXING_MEMORY: '128MiB' } },
    );
    for (const begun = performance.now(); ; await sleep(20)) {
      if (
        await fetch(`${this.host}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      if (performance.now() - begun > DEFAULT_TIMEOUT_MS) throw new Error('The engine of the test does not start.');
    }
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async wipe(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
    await this.start();
  }

  /** Copies its current data; stops the engine. */
  async copy(): Promise<string> {
    const copy = join(this.folder, 'copy');
    await this.kill();
    await rm(copy, { recursive: true, force: true });
    await cp(this.data, copy, { recursive: true });
    await this.start();
    return copy;
  }

  /** Restarts on these data, so quickly that a client may not notice. */
  async startOn(copy: string): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
    await cp(copy, this.data, { recursive: true });
    await this.start();
  }

  /** The results of a search in the engine itself. */
  async found(index: string, query = ''): Promise<string[]> {
    const answer = await fetch(`${this.host}/indexes/${index}/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ENGINE_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ q: query, limit: 1_000 }),
    });
    const { hits = [] } = (await answer.json()) as { hits?: { id: string }[] };
    return hits.map(({ id }) => id);
  }

  async close(): Promise<void> {
    this.thaw();
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get data(): string {
    return join(this.folder, 'data');
  }
}
