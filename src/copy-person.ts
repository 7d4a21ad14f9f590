import { runCommand } from './cli/command.js';
import { copyPerson } from './cli/copy-person.js';

await runCommand(copyPerson);
