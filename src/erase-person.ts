import { runCommand } from './cli/command.js';
import { erasePerson } from './cli/erase-person.js';

await runCommand(erasePerson);
