import { mock } from 'node:test';
import { Supervisor, type ServerRun } from './supervisor.js';

/** The level of a warning in the log. */
const WARN = 40;

/** A fake server that runs until the test ends it. */
class FakeServerRun implements ServerRun {
  readonly exited: Promise<string>;
  end!: (how: string) => void;
  constructor() {
    this.exited = new Promise((resolve) => (this.end = resolve));
  }
  stop(): Promise<void> {
    this.end('stopped');
    return Promise.resolve();
  }
}

const silent = (): void => undefined;
const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('Supervisor', () => {
  it('restarts a program that ended unexpectedly, and reports it', async () => {
    const runs: FakeServerRun[] = [new FakeServerRun()];
    const ends: string[] = [];
    const launch = (): Promise<ServerRun> => Promise.resolve(runs[runs.push(new FakeServerRun()) - 1] as ServerRun);
    const supervisor = new Supervisor(
      { name: 'Engine', launch, say: silent, onExit: (how) => ends.push(how), firstDelayMs: 1 },
      runs[0] as ServerRun,
    );
    runs[0]?.end('signal SIGKILL');
    await until(() => runs.length === 2);
    runs[1]?.end('exit code 1');
    await until(() => runs.length === 3);
    await supervisor.stop();
    expect(ends).toEqual(['signal SIGKILL', 'exit code 1']);
  });

  it('retries a failing start with growing delays', async () => {
    const first = new FakeServerRun();
    const lines: string[] = [];
    const levels: (number | undefined)[] = [];
    const say = (line: string, level?: number) => void (lines.push(line), levels.push(level));
    let attempts = 0;
    const launch = (): Promise<ServerRun> =>
      ++attempts < 4 ? Promise.reject(new Error('port taken')) : Promise.resolve(new FakeServerRun());
    const supervisor = new Supervisor({ name: 'Engine', launch, say, firstDelayMs: 2 }, first);
    first.end('exit code 1');
    await until(() => lines.at(-1) === 'Engine is up again');
    await supervisor.stop();
    expect(lines).toEqual([
      'Engine is down (exit code 1): starting it again in 0.002 s',
      'Engine is down (port taken): starting it again in 0.004 s',
      'Engine is down (port taken): starting it again in 0.008 s',
      'Engine is down (port taken): starting it again in 0.016 s',
      'Engine is up again',
    ]);
    expect(levels).toEqual([WARN, WARN, WARN, WARN, undefined]);
  });

  it('waits longer after each short run, and starts with the first delay after one of more than a minute', async () => {
    mock.timers.enable({ apis: ['Date'] });
    try {
      let run = new FakeServerRun();
      const lines: string[] = [];
      const launch = (): Promise<ServerRun> => Promise.resolve((run = new FakeServerRun()));
      const supervisor = new Supervisor({ name: 'Engine', launch, say: (line) => lines.push(line), firstDelayMs: 2 }, run);
      for (const ranFor of [0, 60_000, 60_001]) {
        const before = lines.length;
        mock.timers.tick(ranFor);
        run.end('exit code 1');
        await until(() => lines.length === before + 2);
      }
      await supervisor.stop();
      expect(lines.filter((line) => line.includes('down')).map((line) => line.split(' in ')[1])).toEqual(['0.002 s', '0.004 s', '0.002 s']);
    } finally {
      mock.timers.reset();
    }
  });

  it('does not restart after a stop, even while it waits for a restart', async () => {
    let launches = 0;
    const launch = (): Promise<ServerRun> => Promise.resolve((launches++, new FakeServerRun()));
    const running = new Supervisor({ name: 'Engine', launch, say: silent, firstDelayMs: 1 }, new FakeServerRun());
    await running.stop();
    await running.stop();
    const down = new FakeServerRun();
    const waiting = new Supervisor({ name: 'Engine', launch, say: silent, firstDelayMs: 60_000 }, down);
    down.end('exit code 1');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await waiting.stop();
    expect(launches).toBe(0);
  });

  it('stops a program that has just started', async () => {
    const first = new FakeServerRun();
    const late = new FakeServerRun();
    let arrive: (run: ServerRun) => void = silent;
    const launch = (): Promise<ServerRun> => new Promise((resolve) => (arrive = resolve));
    const supervisor = new Supervisor({ name: 'Engine', launch, say: silent, firstDelayMs: 1 }, first);
    first.end('exit code 1');
    await until(() => arrive !== silent);
    const stopped = supervisor.stop();
    arrive(late);
    await stopped;
    expect(await late.exited).toBe('stopped');
  });
});
