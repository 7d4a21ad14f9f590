import { resolve } from 'node:path';
import { CommandFailed, commandOf } from './command.js';
import { checkAddress, givenAddress } from './given-address.js';
import { writeNewFile, writeWhole } from './output-file.js';

const HELP = `npm run privacy:copy -- --email someone@example.com [file.json]

Writes what is stored about an email address, for a person who requests a copy: their messages, submissions, referral code
with its referrals and rewards, pending emails, and the listings that show the address. It works with or without a running
process. Check the file before you send it. Private links, passwords and network addresses are not in it, nor is what
others wrote: npm run privacy:erase with --dry-run says where that mentions the address. Only the address is searched: find
people who gave only a name or a telephone number in the back office.`;

/** Nobody else on this machine may read it. */
const OWNER_ALONE = 0o600;

export const copyPerson = commandOf({
  help: HELP,
  options: { email: { type: 'string' } },
  words: 1,
  check({ values: { email } }) {
    if (email === undefined) throw new CommandFailed('Name the person: --email someone@example.com. See --help.');
    checkAddress(email);
  },
  async run({ positionals: [name], values }, env, say) {
    const email = givenAddress(values.email!);
    const file = resolve(name ?? `personal-data-${new Date().toISOString().slice(0, 10)}.json`);
    const { withDatabase } = await import('./reached-database.js');
    const { PrivacyCases } = await import('./privacy-cases.js');
    const found = await writeNewFile(file, () =>
      withDatabase(env, { beside: 'allowed', create: false }, say, async (url) => {
        const cases = await PrivacyCases.on(url, env);
        try {
          const data = await cases.copy(email);
          const copy = { email, madeAt: new Date().toISOString(), data };
          if (data.length > 0) await writeWhole(file, `${JSON.stringify(copy, null, 2)}\n`, OWNER_ALONE);
          return data;
        } finally {
          await cases.end();
        }
      }),
    );
    if (found.length === 0) return say('Nothing is stored about this address, so no file was written. --help says what is not searched.');
    say(file);
    for (const { what, records } of found) say(`${String(records.length).padStart(6)}  ${what}`);
  },
});
