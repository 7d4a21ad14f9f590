import { DomainError } from './domain-error.js';

/** A dependency (database, engine) does not answer. The message is for visitors, the reason only for the log. */
export abstract class Outage extends DomainError {
  readonly kind = 'unavailable';
  abstract readonly reason: string;
}

type Recognition = (error: unknown) => Outage | undefined;

const recognitions = new Set<Recognition>();

/** Registers how outages of a dependency are recognised, by the adapter that connects to it. Safe to repeat. */
export function registerOutageRecognition(recognition: Recognition): void {
  recognitions.add(recognition);
}

export function findOutage(error: unknown): Outage | undefined {
  for (const recognise of recognitions) {
    const outage = recognise(error);
    if (outage) return outage;
  }
  return undefined;
}
