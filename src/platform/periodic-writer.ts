import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';

interface Writing {
  everyMs: number;
  /** What could not be written has to stay in memory, for the next time. */
  write: () => Promise<void>;
  /** Called once per outage. */
  warn: (error: unknown) => void;
}

/** Writes what a process has counted in its memory: every few seconds, and when it ends. */
export abstract class PeriodicWriter implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private failing = false;

  constructor(private readonly writing: Writing) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), this.writing.everyMs);
    this.timer.unref();
  }

  /** After the last request was answered. */
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
