import type { PageRange } from '../../../shared/office/admin-list.js';
import { UploadedImages } from '../../../shared/pictures/image-uses.js';
import { type StoredTexts, type TextRevision, TextsRepository } from '../domain/texts/texts-repository.js';
import { type ChangedSettings, SettingsRepository, type SettingsRevision } from '../domain/settings-repository.js';

/** For unit tests only. */
export class InMemorySettings extends SettingsRepository {
  revisions: SettingsRevision[];

  constructor(first: ChangedSettings = { changed: {}, version: 0 }) {
    super();
    this.revisions = [{ ...first, savedAt: new Date(0), fields: [], restoredFrom: null }];
  }

  read(): Promise<ChangedSettings> {
    const { changed, version } = this.revisions[0]!;
    return Promise.resolve({ changed, version });
  }

  readForUpdate(): Promise<ChangedSettings> {
    return this.read();
  }

  save(next: Pick<SettingsRevision, 'changed' | 'fields' | 'restoredFrom'>): Promise<number> {
    const version = this.revisions[0]!.version + 1;
    this.revisions.unshift({ ...next, version, savedAt: new Date(version) });
    return Promise.resolve(version);
  }

  history({ page, limit }: PageRange): Promise<{ items: SettingsRevision[]; total: number }> {
    return Promise.resolve({ items: this.revisions.slice((page - 1) * limit, page * limit), total: this.revisions.length });
  }

  revision(version: number): Promise<SettingsRevision | undefined> {
    return Promise.resolve(this.revisions.find((each) => each.version === version));
  }
}

/** Knows the pictures given to it. */
export class InMemoryImages extends UploadedImages {
  constructor(private readonly present: string[] = []) {
    super();
  }

  claim(addresses: string[]): Promise<string[]> {
    return Promise.resolve(addresses.filter((address) => address.startsWith('/media/') && !this.present.includes(address)));
  }
}

export class InMemoryTexts extends TextsRepository {
  private readonly revisions = new Map<string, TextRevision[]>();

  all(): Promise<Map<string, StoredTexts>> {
    return Promise.resolve(new Map([...this.revisions].map(([page, [latest]]) => [page, latest!])));
  }

  async read(page: string): Promise<StoredTexts> {
    return (await this.all()).get(page) ?? { changed: {}, version: 0, savedAt: null };
  }

  readForUpdate(page: string): Promise<StoredTexts> {
    return this.read(page);
  }

  save(page: string, next: Pick<TextRevision, 'changed' | 'fields' | 'restoredFrom'>): Promise<number> {
    const before = this.revisions.get(page) ?? [];
    const version = (before[0]?.version ?? 0) + 1;
    this.revisions.set(page, [{ ...next, version, savedAt: new Date(version) }, ...before]);
    return Promise.resolve(version);
  }

  history(page: string, limit: number): Promise<TextRevision[]> {
    return Promise.resolve((this.revisions.get(page) ?? []).slice(0, limit));
  }

  revision(page: string, version: number): Promise<TextRevision | undefined> {
    return Promise.resolve(this.revisions.get(page)?.find((each) => each.version === version));
  }
}
