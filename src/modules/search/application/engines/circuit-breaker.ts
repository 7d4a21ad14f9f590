import type { SearchEngineUnavailable } from '../../domain/search-index.js';

/** Circuit breaker in front of the search engine. */
export abstract class EngineCircuitBreaker {
  /** An engine is configured, even if it does not answer now. */
  abstract readonly configured: boolean;
  abstract usable(): boolean;
  /**
   * For when PostgreSQL cannot answer either: whether the engine's index was complete when that was last known, even if the engine is slow.
   */
  abstract lastResort(): boolean;
  /** The engine gave a good answer. */
  abstract answered(): void;
  /** The engine failed: a refused connection, or several failures in a row, open the circuit breaker until a health check succeeds. */
  abstract failed(error: SearchEngineUnavailable): void;
}
