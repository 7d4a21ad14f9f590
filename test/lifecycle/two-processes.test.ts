import { twoProcesses } from './two-processes.fixture.js';

// More turns are taken by test/long.
twoProcesses(['first']);
