import { runCommand } from './cli/command.js';
import { searchKey } from './cli/search-key.js';

await runCommand(searchKey);
