/** Writes that go on while their caller reads what comes next, one at a time. */
export class BackgroundWrites {
  private last: Promise<void> = Promise.resolve();

  /**
   * Waits for the write before this one, and begins it.
   * @throws what the one before it threw
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

  /** Resolves when nothing is under way any more, however it went. */
  async settled(): Promise<void> {
    await this.last.catch(() => undefined);
  }
}
