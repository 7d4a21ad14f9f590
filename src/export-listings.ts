import { runCommand } from './cli/command.js';
import { exportListings } from './cli/export-listings.js';

await runCommand(exportListings);
