/**
 * Runs once in each worker, before its first file. The runner executes files in plain Node (no VM context per file), and lacks three
 * features that are added here: timeouts, context for failed tests, and cleanup after failed files.
 */
import 'reflect-metadata';
import { addEventHandler, getState } from 'jest-circus';
import { setTimeout as sleep } from 'node:timers/promises';
import { endLeftovers } from './leftovers.js';
import { addFailureContext } from './failure-context.js';

const LIMIT_MS = 240_000;

interface Executable {
  type: string;
  fn?: () => unknown;
  timeout?: number;
}

let root: unknown;

addEventHandler((event) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const { rootDescribeBlock, currentDescribeBlock } = getState();
  if (root !== rootDescribeBlock) {
    root = rootDescribeBlock;
    const asyncError = new Error();
    rootDescribeBlock.hooks.unshift({
      type: 'beforeAll',
      fn: () => endLeftovers(),
      parent: rootDescribeBlock,
      seenDone: false,
      timeout: undefined,
      asyncError,
    });
  }
  const added: Executable | undefined =
    event.name === 'add_test'
      ? (currentDescribeBlock.children.at(-1) as Executable | undefined)
      : (currentDescribeBlock.hooks.at(-1) as Executable | undefined);
  if (added?.fn) added.fn = limited(added.fn, event.timeout ?? LIMIT_MS, event.name === 'add_test' ? 'The test' : `The ${added.type} hook`);
});

function limited(work: () => unknown, milliseconds: number, what: string): () => Promise<unknown> {
  if (work.length > 0) throw new Error('A test returns a promise: it takes no callback.');
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} took more than ${milliseconds} ms.`)), milliseconds);
    });
    try {
      return await Promise.race([work(), late]);
    } catch (error) {
      await addFailureContext(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

// The runner disconnects a worker at the end, and kills it a second later. Databases and folders are removed with the run itself.
process.once('disconnect', () => void Promise.race([endLeftovers(true), sleep(500)]).finally(() => process.exit()));
