import { runCommand } from './commands/command.js';
import { exportListings } from './commands/export-listings.js';

await runCommand(exportListings);
