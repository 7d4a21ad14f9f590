import { isEmailAddress } from '../shared/contact/email-address.js';
import { CommandFailed, commandOf } from './command.js';

const HELP = `npm run privacy:erase -- --email someone@example.com [--listings] [--dry-run]
npm run privacy:erase -- --listing ID

Deletes what somebody sent, and empties what else names the address: messages, submissions with their private links,
emails and forwarded forms, entries of the log. All of it or nothing, beside a running process or without one. It says
how many things of each kind there were; the log keeps these numbers alone. Backups and what was forwarded or mailed
already are out of its reach.

  --listings     also takes the address out of listings that show it; no sync brings it back
  --dry-run      only counts
  --listing ID   removes one listing for good; a row of the sheet must be taken out there, and synced, first`;

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
    if ((email === undefined) === (listing === undefined))
      throw new CommandFailed('Whose? --email someone@example.com, or --listing ID. --help says more.');
    if (email !== undefined && !isEmailAddress(email.trim())) throw new CommandFailed(`${email} is not an email address.`);
    if (listing !== undefined && (dryRun || listings)) throw new CommandFailed('--listing stands alone. --help says more.');
  },
  async run({ values: { email, listing, listings, 'dry-run': dryRun } }, env, say) {
    const { withDatabase } = await import('./reached-database.js');
    const { PrivacyCases } = await import('./privacy-cases.js');
    await withDatabase(env, { beside: 'allowed', create: false }, say, async (url) => {
      const cases = await PrivacyCases.on(url, env);
      try {
        if (listing !== undefined) await cases.listing(listing, say);
        else await cases.person({ email: email!.trim().toLowerCase(), listings }, dryRun, say);
      } finally {
        await cases.end();
      }
    });
  },
});
