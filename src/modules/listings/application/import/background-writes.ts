/** Writes that run while their caller reads the next batch, one at a time. */
export class BackgroundWrites {
  private last: Promise<void> = Promise.resolve();

  /**
   * Waits for the previous write, and begins this one.
   * @throws what the previous one threw
   */
  async begin(write: () => Promise<void>): Promise<void> {
    await this.last;
    this.last = write();
    // Thrown where it is awaited next; until then it must not count as an unhandled rejection.
    this.last.catch(() => undefined);
  }

  /** @throws what the last one threw */
  finished(): Promise<void> {
    return this.last;
  }

  /** Resolves when no write is running any more, whether it succeeded or failed. */
  async settled(): Promise<void> {
    await this.last.catch(() => undefined);
  }
}
