import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import { Clock } from '../../../shared/clock.js';
import { UploadedImages } from '../../../shared/pictures/image-uses.js';
import { Transaction } from '../../../shared/transaction.js';
import { ArticleHasDraft, DraftChangedMeanwhile, DraftNotFound } from '../domain/blog.errors.js';
import { type Draft, type DraftFields, DraftRepository, type DraftSummary, type PublishedDraft, titleOf } from '../domain/blog-draft.js';
import { imagesIn } from '../domain/blog-images.js';

export interface DraftInput {
  fields: DraftFields;
  /** The published article that it changes. */
  fileName: string | null;
}

/** Stores unfinished articles of admins. */
export class WriteDrafts {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly images: UploadedImages,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /** @param fileName only the draft that changes this article */
  list(range: PageRange, fileName?: string): Promise<AdminList<DraftSummary>> {
    return this.drafts.list(range, fileName);
  }

  /** @throws DraftNotFound */
  async get(id: string): Promise<Draft> {
    const draft = await this.drafts.find(id);
    if (!draft) throw new DraftNotFound();
    return draft;
  }

  /** The article that was published of a draft by schedule while an editor was open. */
  publishedAs(id: string): Promise<PublishedDraft | undefined> {
    return this.drafts.publishedAs(id);
  }

  /** @throws ArticleHasDraft: there is one draft of an article, which all admins share */
  async begin(id: string, { fields, fileName }: DraftInput): Promise<Draft> {
    const now = this.clock.now();
    return this.transaction.run(async () => {
      if (fileName !== null && (await this.drafts.isBegunForUpdate(fileName))) throw new ArticleHasDraft(fileName);
      return this.store({
        id,
        fields,
        fileName,
        title: titleOf(fields),
        publishAt: null,
        publishProblem: null,
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
    });
  }

  /**
   * @param version the version that this window has read
   * @throws DraftNotFound, or DraftChangedMeanwhile when another window has saved since; nothing was saved then
   */
  async save(id: string, fields: DraftFields, version: number): Promise<Draft> {
    return this.transaction.run(async () => {
      const draft = await this.drafts.getForUpdate(id);
      if (draft.version !== version) throw new DraftChangedMeanwhile();
      return this.store({ ...draft, fields, title: titleOf(fields), version: version + 1, updatedAt: this.clock.now() });
    });
  }

  /** Safe to repeat. */
  async remove(id: string): Promise<void> {
    await this.drafts.remove(id);
  }

  private async store(draft: Draft): Promise<Draft> {
    const images = imagesIn(JSON.stringify(draft.fields));
    // Missing pictures are reported when the article is published, not while it is a draft.
    if (images.length > 0) await this.images.claim(images);
    await this.drafts.save(draft);
    return (await this.drafts.find(draft.id)) ?? draft;
  }
}
