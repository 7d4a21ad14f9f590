import { ProposedPictures } from '../../../shared/pictures/image-uses.js';
import { Transaction } from '../../../shared/transaction.js';
import { addressOf, fileAt, MAX_PROPOSED_PIXELS } from '../domain/image.js';
import { ImageProcessing } from '../domain/image-processing.js';
import { ImageRepository } from '../domain/image-repository.js';
import { idOf } from './upload-image.js';

/** Wide enough to judge a picture. */
const SHOWN_WIDTH = 640;

/** Pictures of people without an account: re-encoded like others, and not public until an admin approves them. */
export class KeepProposed extends ProposedPictures {
  constructor(
    private readonly processing: ImageProcessing,
    private readonly images: ImageRepository,
    private readonly transaction: Transaction,
  ) {
    super();
  }

  async keep(content: Buffer): Promise<string> {
    const processed = await this.processing.process(content, undefined, MAX_PROPOSED_PIXELS);
    const { width, height, variants } = processed;
    const image = { id: idOf(processed), width, height };
    await this.transaction.run(() => this.images.save(image, variants, { held: true }));
    return addressOf(image);
  }

  async read(address: string): Promise<Buffer | undefined> {
    const file = fileAt(address);
    if (!file) return undefined;
    const shown = file.width > SHOWN_WIDTH ? { id: file.id, width: SHOWN_WIDTH } : file;
    return this.images.find(shown, { held: true });
  }
}
