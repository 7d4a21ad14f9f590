/** The database takes connections and says nothing. Found by {@link Heartbeat}; while it lasts, nobody is kept waiting for an answer. */
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
