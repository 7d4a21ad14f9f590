import { UploadedImages } from '../../../shared/image-uses.js';
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

  history(limit: number): Promise<SettingsRevision[]> {
    return Promise.resolve(this.revisions.slice(0, limit));
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
