import { DomainError } from './domain-error.js';

/** Something that we stand on does not answer. The message is for visitors, the reason for the log alone. */
export abstract class Outage extends DomainError {
  readonly kind = 'unavailable';
  abstract readonly reason: string;
}

type Recognition = (error: unknown) => Outage | undefined;

const recognitions = new Set<Recognition>();

/** How failures of a thing look that the kernel does not know; told by whoever connects to it. Harmless when repeated. */
export function recogniseOutages(recognition: Recognition): void {
  recognitions.add(recognition);
}

export function outageBehind(error: unknown): Outage | undefined {
  for (const recognise of recognitions) {
    const outage = recognise(error);
    if (outage) return outage;
  }
  return undefined;
}
