import { relative } from 'node:path';
import { groupOf } from './groups.mjs';

const LONGEST = 5;

/** Prints at the end of a run the times by group and by file, and one plain summary line for continuous integration. */
export default class SummaryReporter {
  began = Date.now();
  started = new Map();
  files = [];

  constructor(config) {
    this.root = config.rootDir;
    this.workers = config.maxWorkers;
  }

  onTestFileStart(test) {
    this.started.set(test.path, Date.now());
  }

  onTestFileResult(test, result) {
    this.files.push({
      path: relative(this.root, test.path),
      group: groupOf(test.path),
      seconds: (Date.now() - this.started.get(test.path)) / 1000,
      tests: result.numPassingTests + result.numFailingTests,
    });
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites }) {
    this.printTimes();
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed${skipped}\n`);
  }

  printTimes() {
    if (this.files.length === 0) return;
    const row = (name, tests, files, seconds) =>
      `  ${name.padEnd(12)}${String(tests).padStart(6)} tests${String(files).padStart(5)} files${seconds.toFixed(1).padStart(8)} s\n`;
    const sum = (list, field) => list.reduce((total, file) => total + file[field], 0);
    const groups = Object.entries(Object.groupBy(this.files, ({ group }) => group)).map(([name, files]) => ({
      name,
      files,
      seconds: sum(files, 'seconds'),
    }));
    const wall = (Date.now() - this.began) / 1000;
    process.stdout.write(`\nWhere the time went: ${wall.toFixed(0)} s on ${this.workers} workers\n`);
    for (const { name, files, seconds } of groups.sort((a, b) => b.seconds - a.seconds))
      process.stdout.write(row(name, sum(files, 'tests'), files.length, seconds));
    const longest = this.files.sort((a, b) => b.seconds - a.seconds).slice(0, LONGEST);
    process.stdout.write(`  longest: ${longest.map(({ path, seconds }) => `${path} ${seconds.toFixed(1)} s`).join(', ')}\n`);
  }
}
