import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../platform/database/refreshed-value.js';
import { CacheVersion } from '../../../../platform/web/cache-version.js';
import { SavedTexts } from '../../application/current-texts.js';
import { type StoredTexts, TextsRepository } from '../../domain/texts/texts-repository.js';

const PAGE_TEXTS_CHANGED = 'page_texts_changed';

/** Reads saved texts once after each change of them, in any process. */
@Injectable()
export class CachedTexts extends SavedTexts {
  private readonly texts: RefreshedValue<ReadonlyMap<string, StoredTexts>>;

  constructor(repository: TextsRepository, changes: ChangeFeed, cacheVersion: CacheVersion) {
    super();
    this.texts = new RefreshedValue(
      'The texts of pages',
      () => repository.all(),
      changes,
      [PAGE_TEXTS_CHANGED],
      () => cacheVersion.bump(),
      [PAGE_TEXTS_CHANGED],
    );
  }

  get(): Promise<ReadonlyMap<string, StoredTexts>> {
    return this.texts.get();
  }
}
