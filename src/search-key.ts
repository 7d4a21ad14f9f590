import { runCommand } from './commands/command.js';
import { searchKey } from './commands/search-key.js';

await runCommand(searchKey);
