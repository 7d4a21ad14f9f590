import { runCommand } from './cli/command.js';
import { restore } from './cli/restore.js';

await runCommand(restore);
