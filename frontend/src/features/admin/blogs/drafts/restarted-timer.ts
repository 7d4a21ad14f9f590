/** A clock and its timers: the browser's, or those of a test. Each begins a timer and returns what cancels it. */
export interface Timers {
  now: () => number;
  after: (milliseconds: number, act: () => void) => () => void;
  every: (milliseconds: number, act: () => void) => () => void;
}

/** One timer, which is cancelled and begun anew when something changes that it depends on. */
export class RestartedTimer {
  private dependencies: readonly unknown[] = [];
  private cancel: (() => void) | undefined;

  constructor(private readonly timers: Timers) {}

  /** @param start begins the timer, or none; called only if one of these differs from the last time */
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
