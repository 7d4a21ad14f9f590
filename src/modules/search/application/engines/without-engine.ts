import { EngineCircuitBreaker } from './circuit-breaker.js';

/** No engine is configured: PostgreSQL answers all searches. */
export class NoEngine extends EngineCircuitBreaker {
  readonly configured = false;
  usable(): boolean {
    return false;
  }
  lastResort(): boolean {
    return false;
  }
  answered(): void {}
  failed(): void {}
}

/** An engine is configured, but not installed on this machine. */
export class MissingEngine extends EngineCircuitBreaker {
  readonly configured = true;
  constructor(readonly reason: string) {
    super();
  }
  usable(): boolean {
    return false;
  }
  lastResort(): boolean {
    return false;
  }
  answered(): void {}
  failed(): void {}
}
