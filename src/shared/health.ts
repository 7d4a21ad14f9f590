/** How one part of the system is. `degraded`: it works, but somebody should know. */
export interface PartHealth {
  status: 'ok' | 'degraded' | 'down';
  /** For the operator's eyes: shown with an admin session only. */
  detail?: string;
}

/** Parts of the system register how they are; `/readyz` and `/metrics` ask them. */
export abstract class HealthRegistry {
  abstract register(part: string, check: () => Promise<PartHealth> | PartHealth): void;
}
