import { commandOf } from './command.js';

const HELP = `npm run search:rebuild

Builds the search index anew from the database, while searches go on. A running process does the work; where none runs on
this data folder, what is needed is started for it, and ended again.

It needs room for a second index for as long as it runs.`;

export const rebuildIndex = commandOf({
  help: HELP,
  options: {},
  words: 0,
  async run(_given, env, say) {
    if (env.SEARCH_ENGINE === 'postgres') return say('Search runs on PostgreSQL alone: there is no index to rebuild.');
    await (await import('./rebuilding.js')).rebuildIndex(env, say);
  },
});
