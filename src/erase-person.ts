import { runCommand } from './commands/command.js';
import { erasePerson } from './commands/erase-person.js';

await runCommand(erasePerson);
