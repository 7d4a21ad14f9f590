import { type ChildProcess, fork } from 'node:child_process';

interface Reply {
  value?: number;
  problem?: string;
}

/** Idle hosts of this worker; they end with the worker. */
const idle: AppHost[] = [];

/** A process that has loaded the built program, and runs one application after another. */
export class AppHost {
  private written = '';
  private ended = false;

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (this.written += chunk.toString()));
    child.once('exit', () => (this.ended = true));
  }

  /** An idle host, or a new one. */
  static take(): AppHost {
    return idle.pop() ?? AppHost.create();
  }

  private static create(): AppHost {
    const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV: 'test' };
    return new AppHost(fork('test/support/app-host.mjs', { silent: true, execArgv: [], env }));
  }

  /** Starts an application with this environment. @returns where it listens */
  async start(env: Record<string, string>): Promise<string> {
    this.written = '';
    return `http://127.0.0.1:${await this.ask('start', env)}`;
  }

  /** Stops the application as a signal would. */
  async stop(): Promise<void> {
    await this.ask('stop');
  }

  /** All that the process wrote since its application was started. */
  output(): string {
    return this.written;
  }

  /** Makes it available again; call it when its application has stopped. */
  release(): void {
    if (!this.ended) idle.push(this);
  }

  private ask(name: 'start' | 'stop', argument?: object): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const { child } = this;
      const ended = (code: number | null) => reject(new Error(`The application's process ended with ${code}:\n${this.written}`));
      child.once('exit', ended);
      child.once('message', ({ value, problem }: Reply) => {
        child.off('exit', ended);
        if (problem === undefined) return resolve(value);
        // A failed start may have left something behind, so end this process; the next application gets a new one.
        this.ended = true;
        child.kill('SIGKILL');
        reject(new Error(`${problem}\n${this.written}`));
      });
      child.send({ name, argument });
    });
  }
}
