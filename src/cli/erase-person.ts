import { CommandFailed, commandOf } from './command.js';
import { checkAddress, givenAddress } from './given-address.js';

const HELP = `npm run privacy:erase -- --email someone@example.com [--listings] [--dry-run]
npm run privacy:erase -- --listing ID

Deletes what a person has sent, and clears other data with their email address: messages, submissions with their private
links, emails and forwarded forms, entries of the audit log. It is one transaction, with or without a running process. It
prints the number of entries of each kind; the audit log stores only these numbers. Backups, and what was forwarded or
emailed before, are not changed.

  --listings     also removes the address from listings that show it; no sync restores it
  --dry-run      only counts
  --listing ID   deletes one listing permanently; a row of the sheet must be removed there, and synced, first`;

export const erasePerson = commandOf({
  help: HELP,
  options: {
    email: { type: 'string' },
    listing: { type: 'string' },
    listings: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  words: 0,
  check({ values: { email, listing, listings, 'dry-run': dryRun } }) {
    if (email === undefined && listing === undefined)
      throw new CommandFailed('Name the person: --email someone@example.com, or a listing: --listing ID. See --help.');
    if (email !== undefined && listing !== undefined)
      throw new CommandFailed('Erase either a person (--email) or a listing (--listing), not both at once. See --help.');
    if (email !== undefined) checkAddress(email);
    if (listing !== undefined && (dryRun || listings))
      throw new CommandFailed('--listing cannot be combined with other options. See --help.');
  },
  async run({ values: { email, listing, listings, 'dry-run': dryRun } }, env, say) {
    const { withDatabase } = await import('./reached-database.js');
    const { PrivacyCases } = await import('./privacy-cases.js');
    await withDatabase(env, { beside: 'allowed', create: false }, say, async (url) => {
      const cases = await PrivacyCases.on(url, env);
      try {
        if (listing !== undefined) await cases.listing(listing, say);
        else await cases.person({ email: givenAddress(email!), listings }, dryRun, say);
      } finally {
        await cases.end();
      }
    });
  },
});
