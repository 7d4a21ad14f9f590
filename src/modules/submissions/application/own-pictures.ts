import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { factsOf } from '../../../shared/listings/field-lists.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { ProposedPictures } from '../../../shared/pictures/image-uses.js';
import { cleanLine } from '../../../shared/text/text.js';
import { Transaction } from '../../../shared/transaction.js';
import { galleryFrom } from '../../listings/index.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import type { Submission } from '../domain/submission.js';
import { PictureUnknown, StatusLinkUnknown } from '../domain/submission.errors.js';
import { StatusLinks } from './status-links.js';

/** Counted separately from forms, so that an owner who has sent five pictures can still correct a phone number. */
const COUNTER = 'pictures';

/** Pictures that an owner proposes by the private link. They are published with the submission, when an admin approves them. */
export class OwnPictures {
  constructor(
    private readonly links: StatusLinks,
    private readonly submissions: SubmissionRepository,
    private readonly pictures: ProposedPictures,
    private readonly intake: FormIntake,
    private readonly transaction: Transaction,
  ) {}

  /** Call it before the file is read. @throws StatusLinkUnknown, SubmissionClosed, TooManyProposed or TooManySubmissions */
  async mayAdd(token: string, client: string): Promise<void> {
    (await this.links.follow(token)).mayPropose();
    await this.intake.count(client, COUNTER);
  }

  /** @throws as {@link mayAdd}; InvalidValues, or what is wrong with the picture */
  async add(token: string, content: Buffer, description: string): Promise<void> {
    const words = cleanLine(description, factsOf('gallery').longest!);
    if ('problem' in words) throw refused('description', words.problem);
    if (words.value === '') throw refused('description', 'say in a few words what the picture shows');
    const url = await this.pictures.keep(content);
    const { problems } = galleryFrom([{ url, description: words.value }], factsOf('gallery'));
    if (problems.length > 0) throw refused('file', problems.join('; '));
    await this.change(token, (submission) => submission.propose({ url, description: words.value }));
  }

  /** @throws StatusLinkUnknown, SubmissionClosed, PictureUnknown or TooManySubmissions */
  async remove(token: string, name: string, client: string): Promise<void> {
    await this.intake.count(client, COUNTER);
    await this.change(token, (submission) => submission.takeBack(name));
  }

  /** For its owner. @throws StatusLinkUnknown or PictureUnknown */
  async read(token: string, name: string): Promise<Buffer> {
    return this.file(await this.links.follow(token), name);
  }

  /** For admins. @throws PictureUnknown */
  async readOf(id: string, name: string): Promise<Buffer> {
    return this.file(await this.transaction.run(() => this.submissions.findForUpdate(id)), name);
  }

  private async file(submission: Submission | undefined, name: string): Promise<Buffer> {
    const picture = submission?.pictureNamed(name);
    const bytes = picture && (await this.pictures.read(picture.url));
    if (!bytes) throw new PictureUnknown();
    return bytes;
  }

  private change(token: string, how: (submission: Submission) => void): Promise<void> {
    return this.transaction.run(async () => {
      const { id } = await this.links.follow(token);
      const submission = await this.submissions.findForUpdate(id);
      if (!submission) throw new StatusLinkUnknown();
      how(submission);
      await this.submissions.save(submission);
    });
  }
}

function refused(...[field, message]: [FieldError['field'], string]): InvalidValues {
  return new InvalidValues([{ field, message }]);
}
