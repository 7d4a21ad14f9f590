/** A clock and its timers: the browser's, or those of a test. `after` starts a timer and returns its cancellation. */
export interface Timers {
  now: () => number;
  after: (milliseconds: number, act: () => void) => () => void;
  every: (milliseconds: number, act: () => void) => () => void;
}

/** A timer that is restarted when one of its dependencies changes. */
export class RestartedTimer {
  private dependencies: readonly unknown[] = [];
  private cancel: (() => void) | undefined;

  constructor(private readonly timers: Timers) {}

  /** @param start may start the timer; called only if a dependency has changed since the last call */
  restartWith(dependencies: readonly unknown[], start: (timer: this) => void): void {
    const isSame = this.dependencies.length > 0 && dependencies.every((each, index) => Object.is(each, this.dependencies[index]));
    if (isSame) return;
    this.stop();
    this.dependencies = dependencies;
    start(this);
  }

  after(milliseconds: number, act: () => void): void {
    this.cancel = this.timers.after(milliseconds, act);
  }

  every(milliseconds: number, act: () => void): void {
    this.cancel = this.timers.every(milliseconds, act);
  }

  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.dependencies = [];
  }
}
