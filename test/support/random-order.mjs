import { createHash, randomInt } from 'node:crypto';
import { createRequire } from 'node:module';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** Another order each time: no file may depend on those before it. TEST_SEED brings an order back. */
export default class RandomOrder extends Sequencer {
  seed = process.env.TEST_SEED ?? String(randomInt(1_000_000));

  sort(tests) {
    process.stdout.write(`Test files in a random order: TEST_SEED=${this.seed}\n`);
    const rank = new Map(tests.map((test) => [test, createHash('sha256').update(this.seed).update(test.path).digest('hex')]));
    return [...tests].sort((a, b) => (rank.get(a) < rank.get(b) ? -1 : 1));
  }
}
