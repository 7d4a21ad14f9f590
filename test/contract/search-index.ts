import { describeChanges } from './search-index/changes.js';
import { describeFilters } from './search-index/filters.js';
import { type SearchParameters, type Opened, pageOf, type SharedDirectory } from './search-index/opened.js';
import { describeOtherDirectories } from './search-index/other-directories.js';
import { describePages } from './search-index/pages.js';
import { describeWords } from './search-index/words.js';
import { ALL } from './search-listings.fixture.js';

export type { Opened } from './search-index/opened.js';

/** What {@link SearchIndex} promises, on real servers. Distances are PostgreSQL's alone and tested with that adapter. */
export function describeSearchIndex(adapter: string, open: () => Promise<Opened>): void {
  describe(`${adapter} as a search index`, () => {
    let opened: Opened;

    beforeAll(async () => {
      opened = await open();
      await opened.fill(ALL);
    });

    afterAll(async () => {
      await opened?.close();
    });

    const page = (asked: SearchParameters) => pageOf(opened, asked);
    const inOrder = async (asked: SearchParameters): Promise<string[]> => (await page(asked)).services.map(({ id }) => id);
    const found = async (asked: SearchParameters): Promise<string[]> => (await inOrder(asked)).sort();
    const directory: SharedDirectory = {
      get opened() {
        return opened;
      },
      page,
      inOrder,
      found,
    };

    describeWords(directory);
    describeFilters(directory);
    describePages(directory);
    describeOtherDirectories(open);
    describeChanges(directory);
  });
}
