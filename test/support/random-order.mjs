import { createHash, randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { groupOf } from './groups.mjs';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** From where to where in the run a group may begin, in parts of it: what takes long comes early, so that no worker is left alone with it. */
const PLACES = { lifecycle: [0, 0.2], faults: [0, 0.2], browser: [0, 0.7], unit: [0.5, 1] };
const ANYWHERE = [0, 0.9];

/** Another order each time: no file may depend on those before it. TEST_SEED brings an order back. */
export default class RandomOrder extends Sequencer {
  seed = process.env.TEST_SEED ?? String(randomInt(1_000_000));

  sort(tests) {
    process.stdout.write(`Test files in a random order: TEST_SEED=${this.seed}\n`);
    const places = new Map(tests.map((test) => [test, this.placeOf(test.path)]));
    return [...tests].sort((a, b) => places.get(a) - places.get(b));
  }

  placeOf(path) {
    const [from, to] = PLACES[groupOf(path)] ?? ANYWHERE;
    const chance = createHash('sha256').update(this.seed).update(relative(process.cwd(), path)).digest().readUInt32BE() / 2 ** 32;
    return from + chance * (to - from);
  }
}
