import { runCommand } from './commands/command.js';
import { rebuildIndex } from './commands/rebuild-index.js';

await runCommand(rebuildIndex);
