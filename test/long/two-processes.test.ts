import { twoProcesses } from '../lifecycle/two-processes.fixture.js';

twoProcesses(['first', 'second', 'first', 'second', 'first']);
