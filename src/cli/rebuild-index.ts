import { commandOf } from './command.js';

const HELP = `npm run search:rebuild

Rebuilds the search index from the database, while searches continue. A running process does the work; if none runs on
this data folder, the command starts the servers that it needs, and stops them at the end.

It needs disk space for a second index while it runs.`;

export const rebuildIndex = commandOf({
  help: HELP,
  options: {},
  words: 0,
  async run(_given, env, say) {
    if (env.SEARCH_ENGINE === 'postgres') return say('Search runs on PostgreSQL alone: there is no index to rebuild.');
    await (await import('./rebuilding.js')).rebuildIndex(env, say);
  },
});
