import { runCommand } from './commands/command.js';
import { restore } from './commands/restore.js';

await runCommand(restore);
