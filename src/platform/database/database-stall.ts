/**
 * The database accepts connections but does not answer. Detected by {@link Heartbeat}; meanwhile requests fail at once instead of waiting.
 */
export class DatabaseStall {
  private readonly listeners: (() => void)[] = [];
  private current = false;

  get active(): boolean {
    return this.current;
  }

  onBegin(listener: () => void): void {
    this.listeners.push(listener);
  }

  begin(): void {
    if (this.current) return;
    this.current = true;
    for (const listener of this.listeners) listener();
  }

  end(): void {
    this.current = false;
  }
}
