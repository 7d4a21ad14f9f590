import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../../platform/database/refreshed-value.js';
import { CacheVersion } from '../../../../../platform/web/cache-version.js';
import { CurrentTaughtPhrases } from '../../../application/search-listings.js';
import { TaughtPhrases } from '../../../domain/learning/taught-phrase.js';
import { TaughtPhraseRepository } from '../../../domain/learning/taught-phrase-repository.js';
import { DIRECTORY_CHANGED } from '../../../../../shared/listings/directory-changed.js';

const TAUGHT_PHRASES_CHANGED = 'taught_phrases_changed';

/** Reads the taught phrases once after each change of them, in any process, and of the directory: a business may come or go. */
@Injectable()
export class CachedTaughtPhrases extends CurrentTaughtPhrases {
  private readonly taught: RefreshedValue<TaughtPhrases>;

  constructor(phrases: TaughtPhraseRepository, changes: ChangeFeed, cacheVersion: CacheVersion) {
    super();
    cacheVersion.bumpOn(TAUGHT_PHRASES_CHANGED);
    const read = async () => new TaughtPhrases(await phrases.all());
    this.taught = new RefreshedValue(
      'Taught phrases',
      read,
      changes,
      [TAUGHT_PHRASES_CHANGED, DIRECTORY_CHANGED],
      () => cacheVersion.bump(),
      [TAUGHT_PHRASES_CHANGED],
    );
  }

  get(): Promise<TaughtPhrases> {
    return this.taught.get();
  }
}
