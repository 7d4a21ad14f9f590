import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';

interface Writing {
  everyMs: number;
  /** Must keep in memory what it could not write, for the next call. */
  write: () => Promise<void>;
  /** Called once per outage. */
  warn: (error: unknown) => void;
}

/** Writes the counts that a process has in memory: every few seconds, and on shutdown. */
export abstract class PeriodicWriter implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private failing = false;

  constructor(private readonly writing: Writing) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), this.writing.everyMs);
    this.timer.unref();
  }

  /** Runs after the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  private async write(): Promise<void> {
    try {
      await this.writing.write();
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.writing.warn(error);
      this.failing = true;
    }
  }
}
