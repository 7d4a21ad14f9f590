/** Health of one part of the system. `degraded`: it works, but an operator should look at it. */
export interface PartHealth {
  status: 'ok' | 'degraded' | 'down';
  /** Details for the operator: shown with an admin session only. */
  detail?: string;
}
