import { runCommand } from './cli/command.js';
import { backup } from './cli/backup.js';

await runCommand(backup);
