/** A small seeded source of chance: the same seed gives the same run on every machine. */
export class Random {
  constructor(seed: number);
  next(): number;
  int(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
}
