import { DomainError } from '../../../shared/domain-error.js';

export class BlogNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'blog-not-found';
  constructor(fileName: string) {
    super(`There is no article at /${fileName}.`);
  }
}

/** The data was changed since it was read. */
export class BlogChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'blog-changed-meanwhile';
  constructor(title: string) {
    super(`"${title}" was changed since you opened it. Your changes were not saved: reload it, then repeat them.`);
  }
}

/** An address belongs to one article only. */
export class BlogNameTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'blog-name-taken';
  constructor(fileName: string) {
    super(`Another article has the address /${fileName}. Nothing was changed.`);
  }
}

export class NoSuchBlogVersion extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'no-such-blog-version';
  constructor(fileName: string, version: number) {
    super(`The article /${fileName} has no version ${version}.`);
  }
}

export class DraftNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'draft-not-found';
  constructor() {
    super('There is no such draft. It may have been deleted, or published in another window.');
  }
}

/** Only new articles can be published by schedule. */
export class DraftIsOfArticle extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'draft-is-of-article';
  constructor() {
    super('This draft changes an article that is published already. Save it there: only new articles can be scheduled.');
  }
}

/** All admins change an article in the same draft. */
export class ArticleHasDraft extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'article-has-draft';
  constructor(fileName: string) {
    super(`Someone has already started to change /${fileName}. Nothing of this was saved: continue with that draft, or save over it.`);
  }
}

/** The draft was saved in another window since it was read. */
export class DraftChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'draft-changed-meanwhile';
  constructor() {
    super(
      'This draft was changed in another window since you opened it. Nothing of this one was saved: load it again, or save what you have here as a new draft.',
    );
  }
}
