/**
 * A small seeded source of chance (mulberry32). The same seed gives the same run on every machine,
 * so a generated file can be committed and compared byte for byte.
 */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** @returns {number} at least 0, below 1 */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both included. @param {number} low @param {number} high */
  int(low, high) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** @param {number} share of cases that are true, 0 to 1 */
  chance(share) {
    return this.next() < share;
  }

  /** @template T @param {readonly T[]} items @returns {T} */
  pick(items) {
    return items[Math.floor(this.next() * items.length)];
  }

  /** @template T @param {readonly (readonly [T, number])[]} pairs value and weight @returns {T} */
  weighted(pairs) {
    const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.next() * total;
    for (const [value, weight] of pairs) {
      left -= weight;
      if (left < 0) return value;
    }
    return pairs[pairs.length - 1][0];
  }

  /** About normal, mean 0, deviation 1, never beyond 3. */
  bell() {
    return (this.next() + this.next() + this.next()) * 2 - 3;
  }

  /** @template T @param {readonly T[]} items @returns {T[]} a shuffled copy */
  shuffle(items) {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  }
}

/**
 * Prepares a choice that will be made many times: log n per pick instead of n.
 * @template T
 * @param {readonly T[]} items
 * @param {(index: number) => number} weight
 * @returns {(random: Random) => T}
 */
export function picker(items, weight) {
  let total = 0;
  const sums = items.map((_, index) => (total += weight(index)));
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > target) high = middle;
      else low = middle + 1;
    }
    return items[low];
  };
}

/**
 * Deals every item once before any comes a second time, so that a short list does not look short.
 * @template T
 * @param {Random} random
 * @param {readonly T[]} items
 * @returns {() => T}
 */
export function dealer(random, items) {
  let deck = [];
  return () => {
    if (deck.length === 0) deck = random.shuffle(items);
    return deck.pop();
  };
}
