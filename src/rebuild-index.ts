import { runCommand } from './cli/command.js';
import { rebuildIndex } from './cli/rebuild-index.js';

await runCommand(rebuildIndex);
