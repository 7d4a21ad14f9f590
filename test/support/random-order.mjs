import { createHash, randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { groupOf } from './groups.mjs';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * The part of the run (0 to 1) in which the files of a group are placed: slow groups come early, so that no worker ends last with a slow
 * file.
 */
const PLACES = { lifecycle: [0, 0.2], faults: [0, 0.2], browser: [0, 0.7], unit: [0.5, 1] };
const ANYWHERE = [0, 0.9];

/** A random order of files in each run, because no file may depend on earlier ones. TEST_SEED reproduces an order. */
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
