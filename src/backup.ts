import { runCommand } from './commands/command.js';
import { backup } from './commands/backup.js';

await runCommand(backup);
